//! Rules written as annotations of fields: they become rows.

use crate::error::Error;
use crate::rule::{Row, Settings};

/// An annotation of a field.
#[derive(Clone, Debug)]
pub struct Annotated<'a> {
    /// The class that declares the field, in internal form.
    pub class: &'a str,
    /// The field.
    pub field: &'a str,
    /// Its declared type, in internal form.
    pub of: &'a str,
    /// The simple name of the annotation.
    pub annotation: &'a str,
    /// Its `value`s.
    pub values: &'a [String],
    /// Its `triggers`.
    pub triggers: Option<&'a str>,
}

impl Annotated<'_> {
    /// The names of the annotations that are rules.
    pub const NAMES: [&'static str; 8] = [
        "NotNull",
        "Null",
        "ExpandsToNothing",
        "ExpandsTo",
        "AliasesNothing",
        "AliasesInstanceof",
        "Aliases",
        "NeverAliases",
    ];

    /// The rows that it means; none if it is no rule.
    pub fn rows(&self) -> Result<Vec<Row>, Error> {
        let rule = match self.annotation {
            "NotNull" => "not null",
            "Null" => "null",
            "ExpandsToNothing" => "expands to nothing",
            "ExpandsTo" => "expands to instanceof",
            "AliasesNothing" => "aliases nothing",
            "AliasesInstanceof" => "aliases instanceof",
            "Aliases" => "aliases target",
            "NeverAliases" => "never aliases target",
            _ => return Ok(Vec::new()),
        };
        let file = format!("@{} of {}.{}", self.annotation, self.class.replace('/', "."), self.field);
        let of = format!("{{R_ANY}}.{}:{} instanceof {}", self.class, self.field, self.of);
        let trigger =
            self.triggers.filter(|text| !text.is_empty()).map_or(String::new(), |text| format!(" triggers {text}"));
        let takes_value = !matches!(self.annotation, "NotNull" | "Null" | "ExpandsToNothing" | "AliasesNothing");
        let none = [String::new()];
        let values = if takes_value { self.values } else { &none };
        let mut rows = Vec::new();
        for value in values {
            let text = format!("resolve begin\n{of} {rule} {value}{trigger};\nresolve end");
            rows.extend(Settings::parse(&file, &text)?.rows);
        }
        Ok(rows)
    }
}
