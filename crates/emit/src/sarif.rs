//! Findings in SARIF 2.1.0, which code hosts and editors read.

use explore::Property;
use serde_json::{Value, json};

use crate::finding::{Finding, Spot};

/// Something that was left open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenPoint {
    /// `Class#method(types)`
    pub method: String,
    /// What happened, how often, and what to do about it.
    pub words: String,
    /// Where, if that is known.
    pub spot: Option<Spot>,
    /// Whether it only limits the scope.
    pub is_scope: bool,
}

/// What else a log says about the run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Invocation {
    /// Lissom's version.
    pub version: String,
    /// The command.
    pub command: String,
    /// The exit code.
    pub exit_code: u8,
}

/// The rules, in the order of their indices: properties, then what can be left open.
const RULES: [(&str, &str, &str); 6] = [
    ("exceptions", "UncaughtException", "No exception leaves a method unless it is declared or allowed."),
    ("assertions", "FailedAssertion", "No assert statement fails."),
    ("invariant", "BrokenInvariant", "The invariant holds when a method is left."),
    ("postcondition", "BrokenPostcondition", "The postcondition holds when a method returns."),
    ("scope", "ScopeReached", "A bound of the scope was reached: larger inputs were not looked at."),
    ("undecided", "Undecided", "Something was not decided, so that no verdict can be given."),
];

/// The log.
pub fn log(findings: &[Finding], open: &[OpenPoint], run: &Invocation) -> Value {
    let rules: Vec<Value> = RULES
        .iter()
        .enumerate()
        .map(|(at, (id, name, words))| {
            json!({
                "id": id,
                "name": name,
                "shortDescription": {"text": words},
                "defaultConfiguration": {"level": if at < 4 { "error" } else { "note" }},
            })
        })
        .collect();
    let results: Vec<Value> = findings.iter().map(violation).chain(open.iter().map(open_point)).collect();
    json!({
        "$schema": "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {"name": "Lissom", "version": run.version, "rules": rules}},
            "columnKind": "unicodeCodePoints",
            "invocations": [{
                "executionSuccessful": true,
                "commandLine": run.command,
                "exitCode": run.exit_code,
            }],
            "results": results,
        }],
    })
}

fn violation(finding: &Finding) -> Value {
    let id = finding.property.name();
    let mut text = format!("{}: {}", finding.method, finding.what);
    if let Some(call) = &finding.call {
        text += &format!("\n\nCall: {call}");
    }
    text += &format!("\n\nInput:\n{}", finding.input.join("\n"));
    text += &format!("\n\nReplay: {}", finding.replay);
    let mut result = json!({
        "ruleId": id,
        "ruleIndex": rule_index(id),
        "level": "error",
        "kind": "fail",
        "message": {"text": text},
        "locations": locations(&finding.method, finding.spot.as_ref()),
        "occurrenceCount": finding.more + 1,
        "partialFingerprints": {"lissomFinding/v1": fingerprint(finding)},
        "properties": {
            "method": finding.method,
            "path": finding.path,
            "objects": finding.objects,
            "input": finding.input,
            "call": finding.call,
            "replay": finding.replay,
            "notes": finding.notes,
        },
    });
    if let Some(flow) = code_flow(finding) {
        result["codeFlows"] = json!([flow]);
    }
    result
}

fn open_point(open: &OpenPoint) -> Value {
    let id = if open.is_scope { "scope" } else { "undecided" };
    json!({
        "ruleId": id,
        "ruleIndex": rule_index(id),
        "level": "note",
        // Anything but a failure has no level of its own: `open` is what says that nothing was shown.
        "kind": "fail",
        "message": {"text": format!("{}: {}", open.method, open.words)},
        "locations": locations(&open.method, open.spot.as_ref()),
        "properties": {"method": open.method, "scope": open.is_scope},
    })
}

fn rule_index(id: &str) -> usize {
    RULES.iter().position(|(rule, ..)| *rule == id).unwrap_or(0)
}

/// What stays the same when lines move: the method, the property, the kind of exception.
fn fingerprint(finding: &Finding) -> String {
    let kind = finding.what.split(':').next().unwrap_or_default();
    let place = finding.spot.as_ref().map_or("", |spot| spot.place.method.as_str());
    format!("{} {} {kind} {place}", finding.method, finding.property.name())
}

/// The choices of the path, then its end.
fn code_flow(finding: &Finding) -> Option<Value> {
    let mut steps: Vec<Value> = finding
        .because
        .iter()
        .filter_map(|assumed| Some(flow_location(assumed.spot.as_ref()?, &assumed.words, "important")))
        .collect();
    steps.extend(finding.spot.as_ref().map(|spot| flow_location(spot, &finding.what, "essential")));
    (!steps.is_empty()).then(|| json!({"threadFlows": [{"locations": steps}]}))
}

fn flow_location(spot: &Spot, words: &str, importance: &str) -> Value {
    let mut location = location(spot);
    location["message"] = json!({"text": words});
    json!({"location": location, "importance": importance})
}

/// Where a result is; at least in which method.
fn locations(method: &str, spot: Option<&Spot>) -> Value {
    match spot {
        Some(spot) => json!([location(spot)]),
        None => json!([{"logicalLocations": [{"fullyQualifiedName": method, "kind": "function"}]}]),
    }
}

fn location(spot: &Spot) -> Value {
    let mut location = json!({
        "logicalLocations": [{"fullyQualifiedName": spot.place.method, "kind": "function"}],
    });
    if spot.place.file.is_none() {
        return location;
    }
    let mut physical = json!({"artifactLocation": {"uri": uri(spot)}});
    if let Some(line) = spot.place.line.filter(|&line| line > 0) {
        physical["region"] = json!({"startLine": line});
        if let Some(text) = &spot.text {
            let indent = text.chars().take_while(|c| c.is_whitespace()).count();
            let length = text.trim_end().chars().count();
            physical["region"]["startColumn"] = json!(indent.min(length) + 1);
            physical["region"]["endColumn"] = json!(length.max(indent.min(length)) + 1);
            physical["region"]["snippet"] = json!({"text": text});
        }
    }
    location["physicalLocation"] = physical;
    location
}

/// The source file: where it was found, else where its package says it is.
fn uri(spot: &Spot) -> String {
    let path = spot.path.clone().unwrap_or_else(|| {
        let class = spot.place.method.rsplit_once('.').map_or("", |(class, _)| class);
        let package = class.rsplit_once('.').map_or(String::new(), |(package, _)| package.replace('.', "/") + "/");
        package + spot.file()
    });
    let mut uri = if path.starts_with('/') { "file://".to_string() } else { String::new() };
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'_' | b'-' | b'~' => uri.push(byte as char),
            other => uri += &format!("%{other:02X}"),
        }
    }
    uri
}

/// The properties are rules, each by its own name.
const _: () = assert!(Property::ALL.len() + 2 == RULES.len());

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finding::Assumed;
    use explore::Place;

    fn spot(path: Option<&str>, text: Option<&str>) -> Spot {
        let place = Place { method: "a.b.Set$Node.m".into(), file: Some("Set.java".into()), line: Some(7) };
        Spot { place, path: path.map(str::to_string), text: text.map(str::to_string) }
    }

    fn finding() -> Finding {
        Finding {
            method: "a.b.Set#m()".into(),
            property: Property::Invariant,
            what: "the invariant does not hold on exit".into(),
            spot: Some(spot(Some("my src/Sét.java"), Some("    return size == 0;  "))),
            objects: 1,
            input: vec!["this: Set {}".into()],
            call: Some("this.m()".into()),
            because: vec![Assumed { words: "this.head is null".into(), spot: Some(spot(None, None)) }],
            more: 2,
            path: "0".into(),
            replay: "lissom replay 'a.b.Set#m()' --path 0".into(),
            notes: Vec::new(),
        }
    }

    /// What the schema of SARIF 2.1.0 requires of the parts we write, and how they refer to each other.
    #[test]
    fn the_log_has_what_the_schema_requires() {
        let open = OpenPoint { method: "a.b.Set#m()".into(), words: "time was up".into(), spot: None, is_scope: false };
        let log = log(&[finding()], &[open], &Invocation::default());
        assert_eq!(log["version"], "2.1.0");
        let run = &log["runs"][0];
        let rules = run["tool"]["driver"]["rules"].as_array().unwrap();
        assert!(run["tool"]["driver"]["name"].is_string());
        assert!(run["invocations"][0]["executionSuccessful"].is_boolean());
        for (property, rule) in Property::ALL.iter().zip(rules) {
            assert_eq!(rule["id"], property.name());
        }
        for result in run["results"].as_array().unwrap() {
            assert!(result["message"]["text"].as_str().is_some_and(|text| !text.is_empty()));
            let index = result["ruleIndex"].as_u64().unwrap() as usize;
            assert_eq!(rules[index]["id"], result["ruleId"]);
            assert!(["error", "note"].contains(&result["level"].as_str().unwrap()));
            assert!(result["locations"].as_array().is_some_and(|locations| !locations.is_empty()));
        }
        let first = &run["results"][0];
        let region = &first["locations"][0]["physicalLocation"]["region"];
        assert_eq!((region["startLine"].as_u64(), region["startColumn"].as_u64()), (Some(7), Some(5)));
        assert_eq!(region["endColumn"].as_u64(), Some(22));
        let flow = first["codeFlows"][0]["threadFlows"][0]["locations"].as_array().unwrap();
        assert_eq!(flow.len(), 2);
        assert_eq!(flow[0]["location"]["message"]["text"], "this.head is null");
        assert_eq!(run["results"][1]["level"], "note");
    }

    #[test]
    fn files_are_named_by_uris() {
        let uri_of = |spot: &Spot| location(spot)["physicalLocation"]["artifactLocation"]["uri"].clone();
        assert_eq!(uri_of(&spot(Some("my src/Sét.java"), None)), "my%20src/S%C3%A9t.java");
        assert_eq!(uri_of(&spot(Some("/src/Set.java"), None)), "file:///src/Set.java");
        assert_eq!(uri_of(&spot(None, None)), "a/b/Set.java");
    }
}
