//! Sections and rows.

use crate::error::{Error, Position};
use crate::pattern::Pattern;
use crate::rule::{Call, Name, Row, Rule, Settings};
use crate::scan::{Dialect, Scan};
use crate::target::{Path, Target};

const SECTIONS: [&str; 3] = ["init", "resolve", "trigger"];

impl Settings {
    /// Reads a file of which the bytes are known: UTF-8, or Latin-1 as older tools wrote `°`.
    pub fn read(file: &str, bytes: &[u8]) -> Result<Settings, Error> {
        match std::str::from_utf8(bytes) {
            Ok(text) => Settings::parse(file, text),
            Err(_) => Settings::parse(file, &bytes.iter().map(|&byte| byte as char).collect::<String>()),
        }
    }

    /// Reads the text of a file, whose name is for messages only.
    pub fn parse(file: &str, text: &str) -> Result<Settings, Error> {
        let mut scan = Scan::new(file, text, &SECTIONS);
        let mut settings = Settings::default();
        let mut before = None;
        loop {
            scan.skip();
            if scan.peek().is_none() {
                return Ok(settings);
            }
            let position = scan.position();
            let name = scan.expect(&SECTIONS)?;
            let number = SECTIONS.iter().position(|section| *section == name);
            if number <= before {
                let message =
                    format!("`{name}` comes too late: the sections are init, resolve and trigger, in this order");
                return Err(position.error(message));
            }
            before = number;
            scan.expect(&["begin"])?;
            while !ends_section(&mut scan, name)? {
                match name {
                    "init" => {
                        settings.init.push(class_name(&mut scan)?);
                        scan.end_of_row("")?;
                    }
                    _ => settings.rows.push(row(&mut scan, name == "resolve")?),
                }
            }
        }
    }

    /// Adds what another file says.
    pub fn add(&mut self, other: Settings) {
        self.init.extend(other.init);
        self.rows.extend(other.rows);
    }
}

/// Whether the section ends here; then that is read.
fn ends_section(scan: &mut Scan, name: &str) -> Result<bool, Error> {
    let next = scan.ahead();
    let whole = if scan.dialect == Dialect::First { "end".to_string() } else { format!("{name} end") };
    if scan.peek().is_none() {
        return Err(scan.position().error(format!("expected a row or `{whole}`, found the end of the file")));
    }
    if scan.dialect == Dialect::Current && next == name {
        scan.word();
        scan.expect(&["end"])?;
        return Ok(true);
    }
    if scan.dialect == Dialect::First && next == "end" {
        scan.word();
        return Ok(true);
    }
    Ok(false)
}

/// A row, of the resolve section or of the trigger section.
fn row(scan: &mut Scan, constrains: bool) -> Result<Row, Error> {
    scan.skip();
    let position = scan.position();
    let pattern = match scan.ahead().as_str() {
        "instanceof" => None,
        "" => {
            let found = scan.found();
            return Err(position.error(format!("expected a pattern or `instanceof`, found {found}")));
        }
        _ => {
            let (position, word) = scan.word();
            Some(Pattern::parse(&position, &word, scan.dialect)?)
        }
    };
    scan.expect(&["instanceof"])?;
    let class = class_name(scan)?;
    let rule = rule(scan, constrains)?;
    let may_trigger =
        matches!(rule, Rule::Null | Rule::ExpandsTo(_) | Rule::AliasesInstance(_) | Rule::AliasesTarget(_));
    let trigger = match (may_trigger, scan.ahead() == "triggers") {
        (true, true) => {
            scan.word();
            Some(call(scan)?)
        }
        (_, false) if !constrains => {
            let found = scan.found();
            return Err(scan
                .position()
                .error(format!("expected `triggers`, found {found}: a row of this section runs a method")));
        }
        (false, true) => {
            return Err(scan.position().error("expected `;`, found `triggers`: this rule runs no method"));
        }
        _ => None,
    };
    let names_any = matches!(&rule, Rule::AliasesTarget(target) | Rule::NeverAliases(target) if target.path.begins_with_any())
        || trigger.as_ref().and_then(|call| call.argument.as_ref()).is_some_and(Path::begins_with_any);
    if names_any && pattern.as_ref().is_some_and(|pattern| pattern.after_any().is_none()) {
        return Err(position.error("`{$R_ANY}` stands for nothing: the pattern does not begin with `{R_ANY}`"));
    }
    scan.end_of_row(if may_trigger && trigger.is_none() { "`triggers` or " } else { "" })?;
    Ok(Row { position, pattern, class, rule, trigger, constrains })
}

fn rule(scan: &mut Scan, constrains: bool) -> Result<Rule, Error> {
    let all: &[&'static str] =
        if constrains { &["not", "null", "expands", "aliases", "never"] } else { &["null", "expands", "aliases"] };
    Ok(match scan.expect(all)? {
        "not" => {
            scan.expect(&["null"])?;
            Rule::NotNull
        }
        "null" => Rule::Null,
        "expands" => {
            scan.expect(&["to"])?;
            match scan.expect(if constrains { &["nothing", "instanceof"] } else { &["instanceof"] })? {
                "nothing" => Rule::ExpandsToNothing,
                _ => Rule::ExpandsTo(class_name(scan)?),
            }
        }
        "aliases" if scan.dialect == Dialect::First => first_aliases(scan)?,
        "aliases" => {
            match scan.expect(if constrains {
                &["nothing", "instanceof", "target"]
            } else {
                &["instanceof", "target"]
            })? {
                "nothing" => Rule::AliasesNothing,
                "instanceof" => Rule::AliasesInstance(class_name(scan)?),
                _ => Rule::AliasesTarget(target(scan)?),
            }
        }
        _ => {
            scan.expect(&["aliases"])?;
            if scan.dialect == Dialect::Current || scan.ahead() == "target" {
                scan.expect(&["target"])?;
            }
            Rule::NeverAliases(target(scan)?)
        }
    })
}

/// What follows `aliases` in the first dialect: `nothing`, `instanceof C`, `instanceof nothing`, `PATH` or `max PATH`.
fn first_aliases(scan: &mut Scan) -> Result<Rule, Error> {
    match scan.ahead().as_str() {
        "nothing" => {
            scan.word();
            Ok(Rule::AliasesNothing)
        }
        "instanceof" => {
            scan.word();
            if scan.ahead() == "nothing" {
                scan.word();
                return Ok(Rule::AliasesNothing);
            }
            Ok(Rule::AliasesInstance(class_name(scan)?))
        }
        "target" => {
            scan.word();
            Ok(Rule::AliasesTarget(target(scan)?))
        }
        _ => Ok(Rule::AliasesTarget(target(scan)?)),
    }
}

fn target(scan: &mut Scan) -> Result<Target, Error> {
    let is_max = scan.dialect == Dialect::First && scan.ahead() == "max";
    if is_max {
        scan.word();
    }
    let (position, word) = scan.word();
    if word.is_empty() {
        let found = scan.found();
        return Err(position.error(format!("expected a path, found {found}")));
    }
    let target = Target::parse(&position, &word, scan.dialect)?;
    Ok(Target { max: target.max || is_max, ..target })
}

/// A class: `t/Node`, `t/Node$Inner`, or an array's descriptor.
fn class_name(scan: &mut Scan) -> Result<Name, Error> {
    scan.skip();
    let position = scan.position();
    let mut text = String::new();
    if scan.peek() == Some('[') {
        type_name(scan, &mut text)?;
        if !scan.is_at_end_of_word() {
            let found = scan.found();
            return Err(scan.position().error(format!("expected the end of an array type, found {found}")));
        }
    } else {
        plain_name(scan, &mut text)?;
    }
    Ok(Name { text, position })
}

fn is_in_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

/// A class that is no array.
fn plain_name(scan: &mut Scan, text: &mut String) -> Result<(), Error> {
    let position = scan.position();
    let from = text.len();
    while let Some(next) = scan.peek().filter(|&c| is_in_name(c) || c == '/') {
        text.push(next);
        scan.next();
    }
    let name = &text[from..];
    if scan.peek() == Some('.') {
        return Err(scan.position().error("expected `/`, found `.`: classes are named as in class files, t/Node"));
    }
    if name.is_empty() || name.split('/').any(str::is_empty) {
        let found = if name.is_empty() { scan.found() } else { format!("`{name}`") };
        return Err(position.error(format!("expected the name of a class, found {found}")));
    }
    Ok(())
}

/// A field descriptor.
fn type_name(scan: &mut Scan, text: &mut String) -> Result<(), Error> {
    loop {
        let position = scan.position();
        match scan.peek() {
            Some('[') => {
                text.extend(scan.next());
                continue;
            }
            Some('B' | 'C' | 'D' | 'F' | 'I' | 'J' | 'S' | 'Z') => text.extend(scan.next()),
            Some('L') => {
                text.extend(scan.next());
                plain_name(scan, text)?;
                if scan.peek() != Some(';') {
                    let found = scan.found();
                    return Err(scan
                        .position()
                        .error(format!("expected `;` after the class in a descriptor, found {found}")));
                }
                text.extend(scan.next());
            }
            _ => {
                let found = scan.found();
                return Err(position.error(format!("expected a type (`I`, `Lt/Node;`, `[I`), found {found}")));
            }
        }
        return Ok(());
    }
}

/// `CLASS:DESCRIPTOR:METHOD[:ARG]`
fn call(scan: &mut Scan) -> Result<Call, Error> {
    let class = class_name(scan)?;
    colon(scan, "the class")?;
    let position = scan.position();
    let descriptor = method_descriptor(scan)?;
    colon(scan, "the descriptor")?;
    let mut method = String::new();
    while let Some(next) = scan.peek().filter(|&c| is_in_name(c)) {
        method.push(next);
        scan.next();
    }
    if method.is_empty() {
        let found = scan.found();
        return Err(scan.position().error(format!("expected the name of a method, found {found}")));
    }
    let argument = match scan.peek() {
        Some(':') => {
            scan.next();
            if scan.is_at_end_of_word() {
                let found = scan.found();
                return Err(scan.position().error(format!("expected `{{$REF}}` or `{{$R_ANY}}`, found {found}")));
            }
            let (position, word) = scan.word();
            Some(argument(&position, &word, scan.dialect)?)
        }
        _ if scan.is_at_end_of_word() => None,
        _ => {
            let found = scan.found();
            return Err(scan.position().error(format!("expected `:` or `;` after the method, found {found}")));
        }
    };
    Ok(Call { class, descriptor, method, argument, position })
}

fn argument(position: &Position, word: &[char], dialect: Dialect) -> Result<Path, Error> {
    match Path::parse(position, word, dialect)? {
        Path::Absolute(_) => {
            Err(position.error("expected `{$REF}` or `{$R_ANY}`: what a method is given is named from these"))
        }
        relative => Ok(relative),
    }
}

fn colon(scan: &mut Scan, after: &str) -> Result<(), Error> {
    if scan.peek() == Some(':') {
        scan.next();
        return Ok(());
    }
    let found = scan.found();
    Err(scan.position().error(format!("expected `:` after {after}, found {found}")))
}

fn method_descriptor(scan: &mut Scan) -> Result<String, Error> {
    let mut text = String::new();
    if scan.peek() != Some('(') {
        let found = scan.found();
        return Err(scan.position().error(format!("expected a method descriptor, `(Lt/Node;)V`, found {found}")));
    }
    text.extend(scan.next());
    while scan.peek() != Some(')') {
        type_name(scan, &mut text)?;
    }
    text.extend(scan.next());
    match scan.peek() {
        Some('V') => text.extend(scan.next()),
        _ => type_name(scan, &mut text)?,
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::target::Base;

    const TREE: &str = "init begin\nt/Driver; -- not run\ninit end\n\nresolve begin\n-- a tree\n\
        {R_ANY}.t/Tree:root(.t/Node:left|.t/Node:right)* instanceof t/Node aliases nothing;\n\
        {R_ANY}.t/Tree:root.t/Node:parent instanceof t/Node expands to nothing;\n\
        {R_ANY}.root(.left|.right)+.parent instanceof t/Node not null;\n\
        {R_ANY}.root(.left|.right)+.parent instanceof t/Node aliases target {$REF}.{UP}.{UP};\n\
        {ROOT}:value instanceof java/lang/Object never aliases target {R_ANY}.t/Node:value;\n\
        {R_ANY}.head(.next)* instanceof t/Node aliases target {MAX}{$R_ANY}.head(.prev)* triggers\n\
           t/Node:(Lt/Node;)V:closed:{$REF}.{UP};\n\
        instanceof [Ljava/lang/Object; expands to instanceof [Lt/Node;;\n\
        resolve end\ntrigger begin\n\
        instanceof t/Tree expands to instanceof t/Tree triggers t/Tree$Hex:(Lt/Tree;)V:got:{$REF};\n\
        instanceof t/Node null triggers t/Tree$Hex:()V:seen;\n\
        trigger end\n";

    #[test]
    fn all_sections() {
        let settings = Settings::parse("tree.jbse", TREE).expect("a whole file");
        assert_eq!(settings.init[0].text, "t/Driver");
        assert_eq!(settings.rows.len(), 9);
        assert_eq!(settings.rows.iter().filter(|row| row.constrains).count(), 7);
        let Rule::AliasesTarget(Target { max: false, path: Path::Relative { up: 2, rest: None, .. } }) =
            &settings.rows[3].rule
        else {
            panic!("{:?}", settings.rows[3].rule);
        };
        let Rule::AliasesTarget(Target { max: true, path: Path::Relative { up: 0, rest: Some(_), .. } }) =
            &settings.rows[5].rule
        else {
            panic!("{:?}", settings.rows[5].rule);
        };
        assert_eq!(settings.rows[5].trigger.as_ref().map(|call| call.method.as_str()), Some("closed"));
        assert_eq!(settings.rows[6].class.text, "[Ljava/lang/Object;");
        assert_eq!(settings.rows[5].position.line, 12);
    }

    fn fails(text: &str, expected: &str) {
        let error = Settings::parse("f", text).expect_err(text).to_string();
        assert_eq!(error, expected);
    }

    fn row_fails(text: &str, expected: &str) {
        fails(&format!("resolve begin\n{text}\nresolve end"), expected);
    }

    #[test]
    fn errors_say_where_and_what() {
        fails("resolve", "f:1:8: expected `begin`, found the end of the file");
        fails("rules begin", "f:1:1: expected `init`, `resolve` or `trigger`, found `rules`");
        fails("resolve begin\n", "f:2:1: expected a row or `resolve end`, found the end of the file");
        fails(
            "trigger begin trigger end\nresolve begin resolve end",
            "f:2:1: `resolve` comes too late: the sections are init, resolve and trigger, in this order",
        );
        row_fails("instanceof t/A not null", "f:3:1: expected `;`, found `resolve`");
        row_fails(
            "{R_ANY}.f instanceof t/A",
            "f:3:1: expected `not`, `null`, `expands`, `aliases` or `never`, found `resolve`",
        );
        row_fails(
            "{R_ANY}.f instanceof t.A not null;",
            "f:2:23: expected `/`, found `.`: classes are named as in class files, t/Node",
        );
        row_fails("{R_ANY}(.f instanceof t/A not null;", "f:2:8: this `(` has no `)`");
        row_fails("{R_ANY}.f) instanceof t/A not null;", "f:2:10: this `)` has no `(`");
        row_fails("{R_ANY}.f** instanceof t/A not null;", "f:2:11: `*` has nothing to repeat");
        row_fails(
            "{ANY}.f instanceof t/A not null;",
            "f:2:1: `{ANY}` means nothing here; there are `{ROOT}`, `{R_ANY}`, `{°}` and `{EOL}`",
        );
        row_fails("{R_ANY}.f instanceof t/A aliases target ;", "f:2:41: expected a path, found `;`");
        row_fails(
            "{R_ANY}.f instanceof t/A aliases target {$REF}{UP};",
            "f:2:47: expected `.` and a step, `.{UP}` or the end of the path, found `{`",
        );
        row_fails(
            "instanceof t/A null triggers t/A:V:m;",
            "f:2:34: expected a method descriptor, `(Lt/Node;)V`, found `V:m`",
        );
        row_fails(
            "instanceof t/A null triggers t/A:(Lt/A)V:m;",
            "f:2:39: expected `;` after the class in a descriptor, found `)V:m`",
        );
        row_fails(
            "instanceof t/A not null triggers t/A:()V:m;",
            "f:2:25: expected `;`, found `triggers`: this rule runs no method",
        );
        row_fails(
            "instanceof t/A null triggers t/A:(Lt/A;)V:m:{ROOT}:a;",
            "f:2:45: expected `{$REF}` or `{$R_ANY}`: what a method is given is named from these",
        );
        fails(
            "trigger begin\ninstanceof t/A null;\ntrigger end",
            "f:2:20: expected `triggers`, found `;`: a row of this section runs a method",
        );
    }

    #[test]
    fn steps_before_up_cancel() {
        let text = "resolve begin instanceof t/A aliases target {$REF}.{UP}.left.{UP}.right; resolve end";
        let settings = Settings::parse("f", text).expect("a whole file");
        let Rule::AliasesTarget(Target { path: Path::Relative { up: 1, rest: Some(rest), .. }, .. }) =
            &settings.rows[0].rule
        else {
            panic!("{:?}", settings.rows[0].rule);
        };
        assert_eq!(rest.source, ".right");
    }

    #[test]
    fn first_dialect() {
        let text = "init begin t/Driver, t/Other end\nresolve begin\n-- a list\n\
            instanceof t/List expands to instanceof t/Linked triggers t/Linked:(Lt/Linked;)V:got:{$REF},\n\
            {R_ANY}/head(/next)* instanceof t/Node aliases max {$R_ANY}/head(/previous)* triggers t/Node:(Lt/Node;)V:closed:{$REF}/{UP},\n\
            {R_ANY}/head(/next)+/previous instanceof t/Node aliases {$REF}/{UP}/{UP},\n\
            {R_ANY}/a instanceof [C never aliases {$R_ANY},\n\
            {R_ANY}/e instanceof java/lang/Object aliases instanceof nothing\nend\n\
            trigger begin instanceof t/List null triggers t/List:()V:none end";
        let settings = Settings::parse("f", text).expect("a whole file");
        assert_eq!(settings.init.len(), 2);
        assert_eq!(settings.rows.len(), 6);
        let Rule::AliasesTarget(Target { max: true, path: Path::Relative { base: Base::Any, up: 0, rest: Some(_) } }) =
            &settings.rows[1].rule
        else {
            panic!("{:?}", settings.rows[1].rule);
        };
        let Rule::AliasesTarget(Target { max: false, path: Path::Relative { up: 2, rest: None, .. } }) =
            &settings.rows[2].rule
        else {
            panic!("{:?}", settings.rows[2].rule);
        };
        assert_eq!(settings.rows[3].class.text, "[C");
        assert!(matches!(settings.rows[4].rule, Rule::AliasesNothing));
        assert!(settings.rows[5].trigger.is_some());
        fails(
            "resolve begin\ninstanceof t/A not null;\nend",
            "f:2:24: expected `,` or `end`, found `;`: where sections end with `end`, `,` stands between rows",
        );
    }

    #[test]
    fn results_of_methods() {
        let row = "<{°}*:\\(\\)Ljava/lang/String;:toString@{R_ANY}@{°}*> instanceof java/lang/String not null;";
        let settings = Settings::parse("f", &format!("resolve begin\n{row}\nresolve end")).expect("a whole file");
        assert_eq!(settings.rows.len(), 1);
        row_fails("<t/A:()V:m@ instanceof t/A not null;", "f:2:1: this `<` has no `>`");
        row_fails("{ROOT}:a@b instanceof t/A not null;", "f:2:9: `@` is part of the result of a method, `<m@…>`");
    }

    #[test]
    fn latin_1() {
        let settings = Settings::read("f", b"resolve begin {ROOT}:a.{\xb0}* instanceof t/A not null; resolve end");
        assert!(settings.is_ok());
    }
}
