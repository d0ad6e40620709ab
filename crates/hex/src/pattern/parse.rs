//! Reading patterns.

use super::syntax::{Kind, Syntax};
use crate::error::{Error, Position};
use crate::scan::Dialect;

/// Groups within one another.
const DEEPEST: usize = 100;
/// Characters of a pattern.
const LONGEST: usize = 4_000;

/// Names in braces that stand for something in a pattern.
const KNOWN: &str = "`{ROOT}`, `{R_ANY}`, `{°}` and `{EOL}`";

pub(super) fn parse(position: &Position, word: &[char], dialect: Dialect) -> Result<Syntax, Error> {
    if word.len() > LONGEST {
        return Err(position.error(format!("a pattern of more than {LONGEST} characters")));
    }
    let mut parser = Parser { position, word, dialect, at: 0, depth: 0, results: Vec::new() };
    let syntax = parser.alternatives()?;
    if let Some(&open) = parser.results.last() {
        return Err(position.right(open).error("this `<` has no `>`"));
    }
    match parser.peek() {
        None => Ok(syntax),
        // Everything else is read by the sequence.
        Some(_) => Err(parser.error("this `)` has no `(`")),
    }
}

struct Parser<'a> {
    position: &'a Position,
    word: &'a [char],
    dialect: Dialect,
    at: usize,
    depth: usize,
    /// Where the `<` stand of the results of methods that are being read.
    results: Vec<usize>,
}

impl Parser<'_> {
    fn peek(&self) -> Option<char> {
        self.word.get(self.at).copied()
    }

    fn starts_with(&self, text: &str) -> bool {
        crate::target::starts_with(&self.word[self.at..], text)
    }

    fn error(&self, message: impl Into<String>) -> Error {
        self.position.right(self.at).error(message)
    }

    fn alternatives(&mut self) -> Result<Syntax, Error> {
        let mut branches = vec![self.sequence()?];
        while self.peek() == Some('|') {
            self.at += 1;
            branches.push(self.sequence()?);
        }
        Ok(if branches.len() == 1 { branches.remove(0) } else { Syntax::Alternatives(branches) })
    }

    fn sequence(&mut self) -> Result<Syntax, Error> {
        let mut items = Vec::new();
        while let Some(next) = self.peek().filter(|&c| c != ')' && c != '|') {
            let repeatable = !items.is_empty();
            match next {
                '*' | '+' | '?' if repeatable => self.repeat(&mut items)?,
                '*' | '+' | '?' => return Err(self.error(format!("`{next}` has nothing to repeat"))),
                _ => items.push(self.item(next)?),
            }
        }
        Ok(if items.len() == 1 { items.remove(0) } else { Syntax::Sequence(items) })
    }

    fn repeat(&mut self, items: &mut Vec<Syntax>) -> Result<(), Error> {
        let Some(item) = items.pop() else { return Ok(()) };
        let mark = self.peek();
        if matches!(item, Syntax::Repeat(..) | Syntax::Look(..) | Syntax::End | Syntax::Begin) {
            return Err(self.error(format!("`{}` has nothing to repeat", mark.unwrap_or('*'))));
        }
        self.at += 1;
        let keeps = self.peek() == Some('+');
        if keeps && !is_plain(&item) {
            return Err(
                self.error("repetitions that keep what they have read (`*+`) are supported for plain steps only")
            );
        }
        let again = keeps.then(|| Syntax::Look(Box::new(item.clone()), true));
        let (may_miss, may_repeat) = (mark != Some('+'), mark != Some('?'));
        match again {
            // Nothing that could be read is left over; what could be read once only is left over after that.
            Some(again) if may_repeat => items.extend([Syntax::Repeat(Box::new(item), may_miss, true), again]),
            Some(again) => items.push(Syntax::Alternatives(vec![item, again])),
            None => items.push(Syntax::Repeat(Box::new(item), may_miss, may_repeat)),
        }
        match self.peek() {
            // Whether the longest or the shortest text is tried first does not change what matches.
            Some('?' | '+') => self.at += 1,
            Some('*') => return Err(self.error("`*` has nothing to repeat")),
            _ => {}
        }
        Ok(())
    }

    fn item(&mut self, next: char) -> Result<Syntax, Error> {
        let at = self.at as u32;
        match next {
            '(' => return self.group(),
            '{' => return self.braces(),
            '\\' => return self.escape(),
            '}' => return Err(self.error("this `}` has no `{`")),
            '<' => self.results.push(self.at),
            '>' if self.results.pop().is_none() => return Err(self.error("this `>` has no `<`")),
            '@' if self.results.is_empty() => return Err(self.error("`@` is part of the result of a method, `<m@…>`")),
            _ => {}
        }
        self.at += 1;
        Ok(match next {
            _ if next == self.dialect.step() => Syntax::Step(at),
            '.' => Syntax::AnyChar,
            '^' => Syntax::Begin,
            // Before a name it is part of the name of a nested class.
            '$' if !self.peek().is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '$') => Syntax::End,
            c => Syntax::Literal(c, at),
        })
    }

    fn group(&mut self) -> Result<Syntax, Error> {
        let open = self.at;
        let look = [("(?!", Some(true)), ("(?=", Some(false)), ("(?:", None), ("(", None)];
        let (mark, look) = look.into_iter().find(|(mark, _)| self.starts_with(mark)).unwrap_or(("(", None));
        if mark == "(" && self.starts_with("(?") {
            self.at += 1;
            return Err(self.error("expected `(?!`, `(?=` or `(?:`"));
        }
        self.depth += 1;
        if self.depth > DEEPEST {
            return Err(self.error(format!("more than {DEEPEST} groups within one another")));
        }
        self.at += mark.len();
        let inner = self.alternatives()?;
        if self.peek() != Some(')') {
            return Err(self.position.right(open).error("this `(` has no `)`"));
        }
        self.at += 1;
        self.depth -= 1;
        Ok(match look {
            Some(negated) => Syntax::Look(Box::new(inner), negated),
            // A group repeats as a whole, however often its last item does.
            None => match inner {
                last @ (Syntax::Repeat(..) | Syntax::Look(..) | Syntax::End | Syntax::Begin) => {
                    Syntax::Alternatives(vec![last])
                }
                inner => inner,
            },
        })
    }

    fn braces(&mut self) -> Result<Syntax, Error> {
        let end = self.word[self.at..].iter().position(|&c| c == '}');
        let Some(end) = end else { return Err(self.error("this `{` has no `}`")) };
        let name: String = self.word[self.at..=self.at + end].iter().collect();
        let at = self.at;
        let syntax = match name.as_str() {
            "{ROOT}" => {
                let letters = name.chars().enumerate();
                Syntax::Sequence(letters.map(|(i, c)| Syntax::Literal(c, (at + i) as u32)).collect())
            }
            "{R_ANY}" => Syntax::AnyText,
            // The second is how JBSE spelt it at first.
            "{°}" | "{.}" => Syntax::AnyChar,
            "{EOL}" => Syntax::End,
            "{MAX}" => return Err(self.error("`{MAX}` stands before the path that follows `aliases target`")),
            "{UP}" => return Err(self.error("`{UP}` follows `{$REF}` or `{$R_ANY}`")),
            "{$REF}" | "{$R_ANY}" => return Err(self.error(format!("`{name}` begins the path that follows `target`"))),
            _ => return Err(self.error(format!("`{name}` means nothing here; there are {KNOWN}"))),
        };
        self.at += end + 1;
        Ok(syntax)
    }

    fn escape(&mut self) -> Result<Syntax, Error> {
        let at = self.at as u32;
        let Some(&next) = self.word.get(self.at + 1) else {
            return Err(self.error("expected a character after `\\`"));
        };
        let syntax = match next {
            'd' => Syntax::Kind(Kind::Digit, true),
            'D' => Syntax::Kind(Kind::Digit, false),
            'w' => Syntax::Kind(Kind::Word, true),
            'W' => Syntax::Kind(Kind::Word, false),
            's' => Syntax::Kind(Kind::Space, true),
            'S' => Syntax::Kind(Kind::Space, false),
            c if c.is_alphanumeric() => return Err(self.error(format!("`\\{c}` means nothing here"))),
            c => Syntax::Literal(c, at),
        };
        self.at += 2;
        Ok(syntax)
    }
}

/// Whether it is read in one way only: characters and steps, or a choice of such of which none begins with another.
fn is_plain(item: &Syntax) -> bool {
    let is_one =
        |item: &Syntax| matches!(item, Syntax::Literal(..) | Syntax::Step(_) | Syntax::AnyChar | Syntax::Kind(..));
    let letters = |branch: &Syntax| match branch {
        Syntax::Sequence(items) if items.iter().all(is_one) => Some(items.clone()),
        one if is_one(one) => Some(vec![one.clone()]),
        _ => None,
    };
    let Syntax::Alternatives(branches) = item else { return letters(item).is_some_and(|items| !items.is_empty()) };
    let Some(branches) = branches.iter().map(letters).collect::<Option<Vec<_>>>() else { return false };
    let same = |one: &Syntax, other: &Syntax| match (one, other) {
        (Syntax::Literal(one, _), Syntax::Literal(other, _)) => one == other,
        // Kinds of characters overlap.
        _ => true,
    };
    let begins = |one: &[Syntax], other: &[Syntax]| one.iter().zip(other).all(|(one, other)| same(one, other));
    let differ = |at: usize| branches[at + 1..].iter().all(|other| !begins(&branches[at], other));
    branches.iter().all(|branch| !branch.is_empty()) && (0..branches.len()).all(differ)
}
