//! Results as JSON. The schema is versioned: a field is added, never changed.

use explore::{Config, Report, Verdict};
use serde_json::{Value, json};

use crate::analysis;

/// The version of all we print.
pub(crate) const SCHEMA: &str = "lissom/1";

/// The result of `lissom verify`.
pub(crate) fn verification(target: &str, verdict: Verdict, config: &Config, methods: Vec<Value>) -> Value {
    let sum = |field: &str| methods.iter().filter_map(|m| m["paths"][field].as_u64()).sum::<u64>();
    let mut by_end = serde_json::Map::new();
    for method in &methods {
        for (end, count) in method["paths"].as_object().into_iter().flatten() {
            let total = by_end.get(end).and_then(Value::as_u64).unwrap_or(0) + count.as_u64().unwrap_or(0);
            by_end.insert(end.clone(), total.into());
        }
    }
    by_end.insert("completed".to_string(), sum("completed").into());
    let all = |field: &str| methods.iter().flat_map(|m| m[field].as_array().cloned().unwrap_or_default()).collect();
    let (open, violations): (Vec<Value>, Vec<Value>) = (all("open"), all("violations"));
    let time: f64 = methods.iter().filter_map(|m| m["time"].as_f64()).sum();
    json!({
        "schema": SCHEMA,
        "subject": target,
        "verdict": verdict.words(),
        "scope": scope(config),
        "paths": by_end,
        "open": open,
        "violations": violations,
        "time": time,
        "methods": methods,
    })
}

/// The result of `lissom explore`.
pub(crate) fn exploration(target: &str, config: &Config, methods: Vec<Value>) -> Value {
    json!({ "schema": SCHEMA, "subject": target, "scope": scope(config), "methods": methods })
}

/// One method.
pub(crate) fn method(name: &str, config: &Config, report: &Report) -> Value {
    let mut paths = serde_json::Map::new();
    paths.insert("completed".to_string(), report.completed().into());
    for (end, count) in &report.ends {
        paths.insert(end.clone(), (*count).into());
    }
    if config.oracles.as_ref().is_some_and(|oracles| oracles.counts_spurious()) {
        paths.insert("spurious".to_string(), report.spurious.into());
        paths.insert("unjudged".to_string(), report.unjudged.into());
    }
    let mut open: Vec<Value> = report
        .left
        .iter()
        .map(|((left, place), count)| {
            json!({
                "method": name,
                "reason": left.describe(),
                "place": place,
                "count": count,
                "advice": left.advice(),
                "scope": left.is_scope(),
            })
        })
        .collect();
    if report.is_vacuous() {
        open.push(json!({
            "method": name,
            "reason": "vacuous: no input within the scope satisfies the invariant and the precondition",
            "scope": false,
        }));
    }
    if !report.frontier.is_empty() {
        open.push(json!({
            "method": name,
            "reason": "parts of the tree of paths were not explored",
            "count": report.frontier.len(),
            "scope": false,
        }));
    }
    open.extend(report.disagreements.iter().map(|disagreement| {
        json!({
            "method": name,
            "reason": format!("two stages of the solver disagree: {disagreement}"),
            "scope": false,
        })
    }));
    let violations: Vec<Value> = report
        .violations
        .values()
        .map(|violation| {
            json!({
                "method": name,
                "property": violation.property.name(),
                "what": violation.end.describe(),
                "place": violation.place.as_ref().map(ToString::to_string),
                "path": violation.path.to_string(),
                "objects": violation.objects,
                "input": violation.input,
                "condition": violation.condition,
                "paths": violation.paths,
            })
        })
        .collect();
    let mut object = json!({
        "method": name,
        "verdict": report.verdict().words(),
        "scope": scope(config),
        "paths": paths,
        "open": open,
        "violations": violations,
        "oracles": oracles(report),
        "time": report.time.as_secs_f64(),
    });
    if config.keep_paths {
        object["explored"] = report
            .paths
            .iter()
            .map(|path| {
                json!({
                    "id": path.id.to_string(),
                    "condition": path.condition,
                    "input": path.input,
                    "outcome": path.end.name(),
                    "what": path.end.describe(),
                    "place": path.end.place().map(ToString::to_string),
                })
            })
            .collect();
    }
    object
}

/// What oracles were asked about the inputs of a method.
fn oracles(report: &Report) -> Vec<Value> {
    let describe = |(name, asked): (&String, &explore::Asked)| {
        json!({
            "name": name,
            "asked": asked.asked,
            "feasible": asked.feasible,
            "infeasible": asked.infeasible,
            "unknown": asked.unknown,
            "time": asked.time.as_secs_f64(),
        })
    };
    report.oracles.iter().map(describe).collect()
}

/// The scope.
pub(crate) fn scope(config: &Config) -> Value {
    let bounds = &config.bounds;
    json!({
        "text": analysis::scope(config),
        "n": bounds.n,
        "k": bounds.k,
        "loop": bounds.loops,
        "callDepth": bounds.call_depth,
        "arrayLength": bounds.array_length,
        "arrayIndices": bounds.array_indices,
        "stringLength": bounds.string_length,
        "init": config.init.name(),
    })
}
