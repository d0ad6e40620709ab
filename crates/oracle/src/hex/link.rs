//! A specification whose classes, fields and methods are looked up.

use explore::Named;
use hex::{Base, Call, Error, Mention, Name, Path, Pattern, PatternId, Patterns, Position, Rule, Settings, mentions};
use jvm::{Class, ClassId, Method, Program};

/// Rows that refer to a program.
pub(super) struct Linked<'p> {
    pub patterns: Patterns,
    pub rows: Vec<LinkedRow<'p>>,
    /// Where each pattern stands, for complaints.
    pub places: Vec<(PatternId, Position)>,
    pub named: Named,
    /// What patterns name that the program does not have: rows that are about nothing.
    pub missing: Vec<Error>,
}

/// A row.
pub(super) struct LinkedRow<'p> {
    /// Where it stands.
    pub position: Position,
    /// The origins it is about; all, if there is none.
    pub pattern: Option<PatternId>,
    /// What follows `{R_ANY}` in the pattern.
    pub after_any: Option<PatternId>,
    /// The static type it is about.
    pub class: ClassId,
    pub effect: Effect,
    pub trigger: Option<Trigger<'p>>,
    pub constrains: bool,
}

/// What a row says.
pub(super) enum Effect {
    NotNull,
    Null,
    ExpandsToNothing,
    ExpandsTo(ClassId),
    AliasesNothing,
    AliasesInstance(ClassId),
    AliasesTarget(LinkedPath, bool),
    NeverAliases(LinkedPath, bool),
}

/// A path of which the patterns are compiled.
pub(super) enum LinkedPath {
    Absolute(PatternId),
    Relative { base: Base, up: u32, rest: Option<PatternId> },
}

/// A method to run, and what it is given.
pub(super) struct Trigger<'p> {
    pub method: &'p Method,
    pub argument: Option<LinkedPath>,
    /// The class its parameter is declared with.
    pub of: Option<ClassId>,
}

impl<'p> Linked<'p> {
    pub fn new(program: &'p Program, settings: &Settings) -> Result<Linked<'p>, Error> {
        let mut linked = Linked {
            patterns: Patterns::default(),
            rows: Vec::new(),
            places: Vec::new(),
            named: Named::default(),
            missing: Vec::new(),
        };
        for name in &settings.init {
            match find_class(program, name) {
                Ok(_) => linked.named.not_initialized.push(name.text.clone()),
                Err(error) => linked.missing.push(error),
            }
        }
        for row in &settings.rows {
            let class = match find_class(program, &row.class) {
                Ok(class) => class,
                Err(error) => {
                    linked.missing.push(error);
                    continue;
                }
            };
            let pattern = row.pattern.as_ref().map(|pattern| linked.whole(program, pattern));
            let after_any = row.pattern.as_ref().and_then(|pattern| linked.patterns.add_after_any(pattern));
            let effect = linked.effect(program, class, &row.rule)?;
            let trigger = match &row.trigger {
                Some(call) => Some(linked.trigger(program, call)?),
                None => None,
            };
            let class = class.id;
            let position = row.position.clone();
            linked.rows.push(LinkedRow {
                position,
                pattern,
                after_any,
                class,
                effect,
                trigger,
                constrains: row.constrains,
            });
        }
        Ok(linked)
    }

    fn whole(&mut self, program: &'p Program, pattern: &Pattern) -> PatternId {
        self.check_fields(program, pattern);
        let id = self.patterns.add_whole(pattern);
        self.places.push((id, pattern.position.clone()));
        id
    }

    /// Looks up the fields that a pattern names. JBSE takes names as text, and its users' files name classes that other
    /// programs have: the row is kept, and what is missing is said with the verdict.
    fn check_fields(&mut self, program: &Program, pattern: &Pattern) {
        let missing = mentions(pattern).into_iter().filter_map(|mention| check_field(program, &mention).err());
        self.missing.extend(missing);
        if let Some(at) = pattern.source.find("::") {
            let at = pattern.source[..at].chars().count();
            let message = "`::` names parts of JBSE's own model of maps, and maps are executed as they are";
            self.missing.push(pattern.position.right(at).error(message));
        }
    }

    fn effect(&mut self, program: &'p Program, of: &'p Class, rule: &Rule) -> Result<Effect, Error> {
        let may_be = |class: &Class| class.id == of.id || program.is_subtype(class.id, of.id);
        Ok(match rule {
            Rule::NotNull => Effect::NotNull,
            Rule::Null => Effect::Null,
            Rule::ExpandsToNothing => Effect::ExpandsToNothing,
            Rule::ExpandsTo(name) => {
                let class = find_class(program, name)?;
                let words = || (program.external_name(class.id), program.external_name(of.id));
                if !may_be(class) {
                    let (class, of) = words();
                    return Err(name.position.error(format!("{class} is no {of}")));
                }
                if class.element().is_none() && !class.is_instantiable() {
                    return Err(name.position.error(format!("{} is abstract: no object is of it", words().0)));
                }
                self.named.inputs.push(name.text.clone());
                Effect::ExpandsTo(class.id)
            }
            Rule::AliasesNothing => Effect::AliasesNothing,
            Rule::AliasesInstance(name) => Effect::AliasesInstance(find_class(program, name)?.id),
            Rule::AliasesTarget(target) => Effect::AliasesTarget(self.path(program, &target.path)?, target.max),
            Rule::NeverAliases(target) => Effect::NeverAliases(self.path(program, &target.path)?, target.max),
        })
    }

    fn path(&mut self, program: &'p Program, path: &Path) -> Result<LinkedPath, Error> {
        Ok(match path {
            Path::Absolute(pattern) => LinkedPath::Absolute(self.whole(program, pattern)),
            Path::Relative { base, up, rest } => {
                let rest = match rest {
                    Some(rest) => {
                        self.check_fields(program, rest);
                        let id = self.patterns.add_end(rest);
                        self.places.push((id, rest.position.clone()));
                        Some(id)
                    }
                    None => None,
                };
                LinkedPath::Relative { base: *base, up: *up, rest }
            }
        })
    }

    fn trigger(&mut self, program: &'p Program, call: &Call) -> Result<Trigger<'p>, Error> {
        let class = find_class(program, &call.class)?;
        let (name, descriptor) = (program.intern(&call.method), program.intern(&call.descriptor));
        let shown = format!("{}.{}", program.external_name(class.id), call.method);
        let wrong = |message: String| Err(call.position.error(message));
        let Some(method) = program.find_method(class, name, descriptor) else {
            return wrong(format!("there is no method {shown} with the descriptor {}", call.descriptor));
        };
        if !method.flags.is_static() {
            return wrong(format!("{shown} is not static"));
        }
        let (params, result) = call.descriptor[1..].split_once(')').unwrap_or(("", ""));
        if result != "V" {
            return wrong(format!("{shown} returns something: a trigger is void"));
        }
        let of = match (params.chars().next(), method.args, &call.argument) {
            (None, _, None) => None,
            (Some('L' | '['), 1, Some(_)) => {
                let name = params.strip_prefix('L').map_or(params, |name| name.trim_end_matches(';'));
                Some(program.load(name).map_err(|error| call.position.error(error.to_string()))?.id)
            }
            (None, _, Some(_)) => return wrong(format!("{shown} takes nothing, but is given something")),
            (Some('L' | '['), 1, None) => {
                return wrong(format!("{shown} takes an object: say which, as in `:{}:{{$REF}}`", call.method));
            }
            _ => return wrong(format!("{shown} takes other than one object: a trigger takes one, or nothing")),
        };
        let argument = match &call.argument {
            Some(path) => Some(self.path(program, path)?),
            None => None,
        };
        Ok(Trigger { method, argument, of })
    }
}

fn find_class<'p>(program: &'p Program, name: &Name) -> Result<&'p Class, Error> {
    program
        .load(&name.text)
        .map_err(|_| name.position.error(format!("there is no class {}", name.text.replace('/', "."))))
}

fn check_field(program: &Program, mention: &Mention) -> Result<(), Error> {
    let field = &mention.field;
    let has = |class: &Class| class.fields.iter().any(|f| program.text(f.name) == *field);
    let Some(name) = &mention.class else {
        return match is_known_field(program, &has) {
            true => Ok(()),
            false => Err(mention.position.error(format!("no class has a field {field}"))),
        };
    };
    let class = find_class(program, &Name { text: name.clone(), position: mention.position.clone() })?;
    if has(class) {
        return Ok(());
    }
    let position = mention.position.right(name.chars().count() + 1);
    let heir = class.chain.iter().find(|&&id| has(program.class(id)));
    Err(match heir {
        Some(&holder) => {
            let holder = program.class_name(holder);
            position.error(format!("{field} is declared by another class: write `.{holder}:{field}`"))
        }
        None => position.error(format!("{} has no field {field}", program.external_name(class.id))),
    })
}

/// Classes of the JDK that are inputs often, with those of their parts.
const COMMON: [&str; 14] = [
    "java/util/ArrayList",
    "java/util/LinkedList",
    "java/util/LinkedList$Node",
    "java/util/HashMap",
    "java/util/HashMap$Node",
    "java/util/LinkedHashMap",
    "java/util/LinkedHashMap$Entry",
    "java/util/TreeMap",
    "java/util/TreeMap$Entry",
    "java/util/HashSet",
    "java/util/TreeSet",
    "java/util/ArrayDeque",
    "java/util/PriorityQueue",
    "java/util/Vector",
];

/// Whether a class of the class path, or one that is loaded, has the field.
fn is_known_field(program: &Program, has: &dyn Fn(&Class) -> bool) -> bool {
    let loaded = (0..program.class_count()).map(|id| program.class(ClassId::new(id))).any(has);
    let on_path = || {
        let names = program.classpath().class_names();
        names.is_ok_and(|mut names| names.any(|name| program.load(&name).is_ok_and(has)))
    };
    loaded || on_path() || COMMON.iter().any(|name| program.load(name).is_ok_and(has))
}
