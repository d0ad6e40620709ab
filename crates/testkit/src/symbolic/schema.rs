//! Whether what `--json` prints is what `docs/schema/lissom-1.schema.json` says.
//!
//! Only the part of JSON Schema that the file uses is understood, and anything else in it is an error. Stricter than the
//! standard: a field that the schema does not name is one, too, so that no field goes undocumented.

use serde_json::Value;

/// The schema, as it is in the repository.
const SCHEMA: &str = include_str!("../../../../docs/schema/lissom-1.schema.json");

/// Checks a whole output. The message names the place of the first difference.
pub(super) fn check(value: &Value) -> Result<(), String> {
    let schema: Value = serde_json::from_str(SCHEMA).map_err(|error| format!("the schema is no JSON: {error}"))?;
    Checker { root: &schema }.check(&schema, value, "$")
}

struct Checker<'a> {
    root: &'a Value,
}

impl Checker<'_> {
    fn check(&self, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
        let words = schema.as_object().ok_or("a schema that is no object")?;
        for (word, rule) in words {
            match word.as_str() {
                "$schema" | "$defs" | "title" | "description" | "properties" => {}
                "$ref" => self.check(self.definition(rule)?, value, at)?,
                "oneOf" => self.one_of(rule, value, at)?,
                "const" if rule == value => {}
                "const" => return Err(format!("{at}: {rule} is expected")),
                "enum" if rule.as_array().is_some_and(|all| all.contains(value)) => {}
                "enum" => return Err(format!("{at}: {value} is none of {rule}")),
                "type" => is_of_type(rule, value).then_some(()).ok_or_else(|| format!("{at}: {value} is no {rule}"))?,
                "minimum" if value.as_f64() >= rule.as_f64() => {}
                "minimum" => return Err(format!("{at}: {value} is less than {rule}")),
                "required" => {
                    let names = rule.as_array().into_iter().flatten().filter_map(Value::as_str);
                    if let Some(name) = names.into_iter().find(|name| value.get(name).is_none()) {
                        return Err(format!("{at}: there is no {name}"));
                    }
                }
                "items" => {
                    for (index, element) in value.as_array().into_iter().flatten().enumerate() {
                        self.check(rule, element, &format!("{at}[{index}]"))?;
                    }
                }
                "additionalProperties" => {
                    for (name, field) in value.as_object().into_iter().flatten() {
                        self.check(rule, field, &format!("{at}.{name}"))?;
                    }
                }
                other => return Err(format!("the schema says `{other}`, which testkit does not understand")),
            }
        }
        self.fields(schema, value, at)
    }

    fn fields(&self, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
        let (Some(properties), Some(fields)) = (schema.get("properties"), value.as_object()) else { return Ok(()) };
        for (name, field) in fields {
            let rule = properties.get(name).ok_or_else(|| format!("{at}: the schema has no {name}"))?;
            self.check(rule, field, &format!("{at}.{name}"))?;
        }
        Ok(())
    }

    fn one_of(&self, rules: &Value, value: &Value, at: &str) -> Result<(), String> {
        let tried: Vec<Result<(), String>> =
            rules.as_array().into_iter().flatten().map(|rule| self.check(rule, value, at)).collect();
        let fitting = tried.iter().filter(|each| each.is_ok()).count();
        if fitting == 1 {
            return Ok(());
        }
        let why: Vec<String> = tried.into_iter().filter_map(Result::err).collect();
        Err(format!("{at}: {fitting} alternatives fit, not one: {}", why.join("; ")))
    }

    fn definition(&self, name: &Value) -> Result<&Value, String> {
        let pointer = name.as_str().and_then(|name| name.strip_prefix('#')).ok_or("a reference that is no text")?;
        self.root.pointer(pointer).ok_or_else(|| format!("the schema has no {pointer}"))
    }
}

/// Whether a value is of a type, or of one of several.
fn is_of_type(types: &Value, value: &Value) -> bool {
    match types {
        Value::Array(types) => types.iter().any(|each| is_of_type(each, value)),
        Value::String(name) => match name.as_str() {
            "object" => value.is_object(),
            "array" => value.is_array(),
            "string" => value.is_string(),
            "boolean" => value.is_boolean(),
            "null" => value.is_null(),
            "number" => value.is_number(),
            "integer" => value.is_i64() || value.is_u64(),
            _ => false,
        },
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn exploration() -> Value {
        let scope = json!({"text": "", "n": 3, "k": null, "loop": 1, "callDepth": 1, "arrayLength": 3,
            "arrayIndices": null, "stringLength": 3, "init": "lazy"});
        json!({"schema": "lissom/1", "subject": "A", "scope": scope, "methods": []})
    }

    #[test]
    fn what_fits_passes() {
        assert_eq!(check(&exploration()), Ok(()));
    }

    #[test]
    fn what_does_not_fit_is_named() {
        let broken = |change: &dyn Fn(&mut Value)| {
            let mut value = exploration();
            change(&mut value);
            check(&value).unwrap_err()
        };
        assert!(broken(&|value| value["scope"]["n"] = json!("3")).contains("$.scope.n"));
        assert!(broken(&|value| value["schema"] = json!("lissom/2")).contains("$.schema"));
        assert!(broken(&|value| value["extra"] = json!(1)).contains("has no extra"));
        assert!(broken(&|value| drop(value.as_object_mut().unwrap().remove("subject"))).contains("no subject"));
    }
}
