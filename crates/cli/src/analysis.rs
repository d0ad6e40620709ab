//! What `verify`, `explore` and `replay` have in common: flags to configuration, and the run itself.

use std::io::IsTerminal;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use exec::symbolic::{Bounds, Initialization, Lazier, LazierSharp, Lazy};
use explore::{Budget, Checkpoint, Config, Oracles, Order, Progress, Property, Report, Saving, SetUp, Subject, Target};
use jvm::Program;
use jvm::classpath::{ClassPath, Jdk};

use crate::flags::{AnalysisFlags, ClassFlags, CostFlags, ScopeFlags};
use crate::source::Sources;

/// Objects per class, where neither `--n` nor `--k` is given.
pub(crate) const DEFAULT_N: u32 = 3;

/// The program on the class path.
pub(crate) fn program(classes: &ClassFlags) -> Result<Program, String> {
    let jdk = Jdk::locate(classes.jdk.jdk.as_deref()).map_err(|e| e.to_string())?;
    let text = crate::project::class_path(classes.class_path.as_deref())?;
    let classpath = ClassPath::parse(&text, jdk.feature()).map_err(|e| e.to_string())?;
    Ok(Program::new(jdk, classpath))
}

/// What is configured in the same way for every analysis.
pub(crate) fn configure(config: &mut Config, classes: &ClassFlags, cost: &CostFlags) {
    config.subtypes = (!classes.subtypes.is_empty()).then(|| classes.subtypes.clone());
    config.steps = cost.max_steps.unwrap_or(config.steps);
    config.heap = cost.heap_limit.unwrap_or(config.heap);
    config.solver.cross_check = cost.cross_check;
    config.solver.timeout = cost.solver_time.unwrap_or(config.solver.timeout);
}

/// How often, in words.
pub(crate) fn times(count: u64) -> String {
    match count {
        1 => "once".to_string(),
        2 => "twice".to_string(),
        many => format!("{many} times"),
    }
}

/// Where the sources of the program may be.
pub(crate) fn sources(flags: &AnalysisFlags) -> Sources {
    Sources::new(&flags.source_path, flags.classes.class_path.as_deref())
}

/// The class or method that was asked for.
pub(crate) fn target(classes: &ClassFlags, target: &str) -> Target {
    Target { invariant: classes.invariant.clone(), ..Target::parse(target) }
}

/// The methods that were asked for.
pub(crate) fn subjects<'p>(program: &'p Program, flags: &AnalysisFlags) -> Result<Vec<Subject<'p>>, String> {
    Subject::find(program, &target(&flags.classes, &flags.target)).map_err(|e| e.to_string())
}

/// Says what about a class was not looked at.
pub(crate) fn print_unused(program: &Program, flags: &AnalysisFlags) {
    print_inherited(program, &flags.target);
    print_beside_main(program, &flags.target);
    // Who chose an oracle knows where the invariant is.
    if flags.oracle.is_empty() {
        print_invariants(program, &target(&flags.classes, &flags.target));
    }
}

/// Says which predicates may be meant as the invariant of a class that has none.
fn print_invariants(program: &Program, target: &Target) {
    let found = explore::unused_invariants(program, target);
    let Some(first) = found.first() else { return };
    let (class, names) = (&target.class, found.join(", "));
    println!("{class}: no invariant was assumed: it has no repOK, but {names}; --invariant {first} takes it for one");
}

/// Says that the methods of a class were not looked at because it was taken for a program.
fn print_beside_main(program: &Program, target: &str) {
    let methods = explore::beside_main(program, &Target::parse(target));
    // Programs have helpers; what works on objects is more.
    if methods.iter().any(|method| !method.flags.is_static()) {
        println!("{target}: verified as a program, since it has a main; '{target}#*' means its methods");
    }
}

/// Says which methods of a class are not looked at because it inherits them.
fn print_inherited(program: &Program, target: &str) {
    let inherited = explore::inherited(program, &Target::parse(target));
    let Some(first) = inherited.first() else { return };
    let mut names: Vec<&str> = inherited.iter().map(|method| program.text(method.name)).collect();
    names.dedup();
    println!(
        "{target}: not looked at: inherited {}; name them, as in '{target}#{}'",
        names.join(", "),
        program.text(first.name)
    );
}

/// The bounds that the flags mean.
pub(crate) fn bounds(scope: &ScopeFlags) -> Bounds {
    let n = match (scope.n, scope.k) {
        (None, None) => Some(DEFAULT_N),
        (n, _) => n,
    };
    // Kiasan bounds the indices used along a chain, and the lengths otherwise.
    let array_indices = scope.array_indices.or(scope.k.filter(|_| scope.n.is_none() && scope.array_length.is_none()));
    let array_length = scope.array_length.or(n.filter(|_| array_indices.is_none()));
    let defaults = Bounds::default();
    Bounds {
        n,
        // Classes are looked up where the program is known.
        of: Vec::new(),
        k: scope.k,
        loops: scope.loops.unwrap_or(defaults.loops),
        call_depth: scope.call_depth.unwrap_or(defaults.call_depth),
        array_length,
        array_indices,
        string_length: scope.string_length.unwrap_or(defaults.string_length),
        text_lengths: Vec::new(),
        values: scope.values.unwrap_or(defaults.values),
    }
}

/// The configuration that the flags mean.
pub(crate) fn config(flags: &AnalysisFlags) -> Result<Config, String> {
    let bounds = bounds(&flags.scope);
    let mut config = Config { init: strategy(initialization(flags))?, bounds, ..Config::default() };
    config.takes_lengths = flags.scope.string_length.is_none();
    config.heap_scope = flags.scope.heap_scope.clone();
    config.symbolic_statics = flags.symbolic_statics;
    config.assumes_constructed = !flags.any_heap;
    config.names_origins = flags.origins;
    if !flags.property.is_empty() {
        config.properties = flags.property.iter().map(|name| property(name)).collect::<Result<_, _>>()?;
    }
    config.oracles = oracles(flags, &config.properties)?;
    config.allowed = flags.allow.iter().map(|name| name.replace('.', "/")).collect();
    config.allows_thrown = match flags.thrown.as_deref() {
        None | Some("bug") => false,
        Some("ok") => true,
        Some(other) => return Err(format!("--thrown: `{other}` is none of bug and ok")),
    };
    config.contracts = flags.use_contract.iter().map(|text| Target::parse(text)).collect();
    for pair in &flags.model {
        let (method, model) =
            pair.split_once('=').ok_or_else(|| format!("`{pair}`: a model is given as Class#method=Model#method"))?;
        config.models.push((Target::parse(method), Target::parse(model)));
    }
    configure(&mut config, &flags.classes, &flags.cost);
    config.order = match flags.order.as_deref() {
        None | Some("depth") => Order::DepthFirst,
        Some("breadth") => Order::BreadthFirst,
        Some("coverage") => Order::Coverage,
        Some("small") => Order::SmallFirst,
        Some(other) => return Err(format!("`{other}` is no order of search: depth, breadth, coverage or small")),
    };
    config.threads = flags.threads.map_or(1, |n| n.max(1));
    Ok(config)
}

/// Who decides about inputs; nobody means that the invariant is executed first.
fn oracles(flags: &AnalysisFlags, properties: &[Property]) -> Result<Option<Arc<dyn Oracles>>, String> {
    // Checking the invariant on exit looks at the whole structure anyway: measured, executing it first is then faster.
    let is_whole = flags.oracle.is_empty() && properties.contains(&Property::Invariant);
    if is_whole || flags.oracle == ["eager"] {
        if !flags.spec.is_empty() {
            return Err("--spec: rules are for --oracle hex".to_string());
        }
        return Ok(None);
    }
    let names = if flags.oracle.is_empty() { vec!["joint".to_string()] } else { flags.oracle.clone() };
    let mut selection = oracle::Selection::parse(&names)?;
    if !flags.spec.is_empty() && !selection.has_rules() {
        return Err("--spec: rules are for --oracle hex".to_string());
    }
    selection.specification = oracle::hex::Specification::read(&flags.spec)?;
    selection.symmetry = !flags.no_symmetry;
    selection.memo = flags.memo;
    selection.counts_spurious = flags.count_spurious;
    selection.joint_n = flags.joint_n;
    selection.exact_n = flags.spurious_n;
    Ok(Some(Arc::new(selection)))
}

/// The strategy that is meant. Rules look at references when these are decided, so JBSE decides them when they are read.
fn initialization(flags: &AnalysisFlags) -> &str {
    let has_rules = flags.oracle.iter().any(|name| name == "hex");
    flags.init.as_deref().unwrap_or(if has_rules { "lazy" } else { "lazier-sharp" })
}

fn strategy(name: &str) -> Result<&'static dyn Initialization, String> {
    let all: [&'static dyn Initialization; 3] = [&Lazy, &Lazier, &LazierSharp];
    let found = all.into_iter().find(|s| s.name() == name);
    found.ok_or_else(|| format!("`{name}` is no initialization strategy: lazy, lazier or lazier-sharp"))
}

fn property(name: &str) -> Result<Property, String> {
    let found = Property::ALL.into_iter().find(|p| p.name() == name);
    found.ok_or_else(|| format!("`{name}` is no property: exceptions, assertions, invariant or postcondition"))
}

/// The flags that give a path id its meaning, as they were given.
pub(crate) fn replay_flags(flags: &AnalysisFlags) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut add = |flag: &str, value: Option<String>| {
        if let Some(value) = value {
            let quoted = value.contains(|c: char| c.is_whitespace() || "$#();&'*?".contains(c));
            parts.push(if quoted { format!("{flag} '{value}'") } else { format!("{flag} {value}") });
        }
    };
    add("-cp", flags.classes.class_path.clone());
    add("--jdk", flags.classes.jdk.jdk.as_ref().map(|jdk| jdk.display().to_string()));
    let scope = &flags.scope;
    for (flag, value) in [
        ("--n", scope.n),
        ("--k", scope.k),
        ("--loop", scope.loops),
        ("--call-depth", scope.call_depth),
        ("--array-length", scope.array_length),
        ("--array-indices", scope.array_indices),
        ("--string-length", scope.string_length),
    ] {
        add(flag, value.map(|v| v.to_string()));
    }
    for (class, most) in &scope.heap_scope {
        add("--heap-scope", Some(format!("{class}={most}")));
    }
    add("--invariant", flags.classes.invariant.clone());
    add("--oracle", Some(flags.oracle.join(",")).filter(|oracle| !oracle.is_empty()));
    for file in &flags.spec {
        add("--spec", Some(file.display().to_string()));
    }
    let has_rules = flags.oracle.iter().any(|name| name == "hex");
    add("--thrown", flags.thrown.clone());
    add("--init", flags.init.clone().filter(|init| has_rules || init != "lazier-sharp"));
    for (flag, list) in [
        ("--subtypes", &flags.classes.subtypes),
        ("--property", &flags.property),
        ("--allow", &flags.allow),
        ("--use-contract", &flags.use_contract),
        ("--model", &flags.model),
    ] {
        let joined = if flag.len() > 10 || flag == "--model" { None } else { Some(list.join(",")) };
        match joined {
            Some(text) => add(flag, Some(text).filter(|text| !text.is_empty())),
            None => list.iter().for_each(|value| add(flag, Some(value.clone()))),
        }
    }
    for (flag, given) in [
        ("--symbolic-statics", flags.symbolic_statics),
        ("--any-heap", flags.any_heap),
        ("--no-symmetry", flags.no_symmetry),
        ("--memo", flags.memo),
    ] {
        if given {
            parts.push(flag.to_string());
        }
    }
    parts.iter().map(|part| format!(" {part}")).collect()
}

/// The scope in words.
pub(crate) fn scope(config: &Config) -> String {
    let bounds = &config.bounds;
    let mut parts = Vec::new();
    if let Some(n) = bounds.n {
        parts.push(format!("n={n}"));
    }
    parts.extend(config.heap_scope.iter().map(|(class, most)| format!("{class}={most}")));
    if let Some(k) = bounds.k {
        parts.push(format!("k={k}"));
    }
    parts.push(format!("loop={}", bounds.loops));
    parts.push(format!("call-depth={}", bounds.call_depth));
    if let Some(length) = bounds.array_length {
        parts.push(format!("array-length={length}"));
    }
    if let Some(indices) = bounds.array_indices {
        parts.push(format!("array-indices={indices}"));
    }
    let longer: String = bounds.text_lengths.iter().map(|length| format!(",{length}")).collect();
    parts.push(format!("string-length={}{longer}", bounds.string_length));
    if let Some(classes) = &config.subtypes {
        parts.push(format!("subtypes={}", classes.join(",")));
    }
    parts.join(" ")
}

fn budget(flags: &AnalysisFlags) -> Budget {
    let memory = flags.memory.map(|m| m as u64);
    Budget { time: flags.cost.time, memory, paths: flags.max_paths, first: flags.first }
}

/// The texts of all rules, as one number.
fn rules(flags: &AnalysisFlags) -> u64 {
    use std::hash::{Hash, Hasher};
    let mut hasher = std::collections::hash_map::DefaultHasher::new();
    for file in &flags.spec {
        std::fs::read(file).unwrap_or_default().hash(&mut hasher);
    }
    if flags.spec.is_empty() { 0 } else { hasher.finish() }
}

/// Names a run, so that a frontier file is only continued with the same one.
fn fingerprint(flags: &AnalysisFlags, program: &Program, setup: &SetUp<'_>) -> String {
    let config = &setup.config;
    // Symmetry and memo change the time an answer takes, not the answer.
    format!(
        "lissom {} {} invariant={:?} {} {} oracles={:?} rules={} joint-n={:?} spurious={} {:?} statics={} constructed={} properties={:?} allowed={:?} thrown={} subtypes={:?} contracts={:?} models={:?} jdk={}",
        env!("CARGO_PKG_VERSION"),
        setup.subject.name(program),
        flags.classes.invariant,
        config.init.name(),
        scope(config),
        config.oracles.as_ref().map(|oracles| oracles.names()),
        rules(flags),
        flags.joint_n,
        flags.count_spurious,
        flags.spurious_n,
        config.symbolic_statics,
        config.assumes_constructed,
        config.properties,
        config.allowed,
        config.allows_thrown,
        config.subtypes,
        config.contracts,
        config.models,
        program.jdk().version(),
    )
}

/// Explores one subject as the flags say.
pub(crate) fn run(flags: &AnalysisFlags, program: &Program, setup: &SetUp<'_>) -> Result<Report, String> {
    let fingerprint = fingerprint(flags, program, setup);
    let resumed = match &flags.resume {
        Some(file) => {
            Some(Checkpoint::load(file, &fingerprint).map_err(|e| format!("cannot resume {}: {e}", file.display()))?)
        }
        None => None,
    };
    let file: Option<&PathBuf> = flags.save_frontier.as_ref().or(flags.resume.as_ref());
    let saving = file.map(|file| Saving { file: file.clone(), fingerprint });
    let show = std::io::stderr().is_terminal() && !flags.quiet;
    let watch = |progress: Progress| {
        if show {
            eprint!("\r\x1b[K{}", describe(progress, flags.cost.time));
        }
    };
    let report = explore::explore(setup, &budget(flags), saving.as_ref(), resumed, &watch);
    if show {
        eprint!("\r\x1b[K");
    }
    report
}

fn describe(progress: Progress, limit: Option<Duration>) -> String {
    let seconds = progress.time.as_secs_f64();
    let rate = progress.paths as f64 / seconds.max(0.001);
    let left = limit
        .map_or(String::new(), |limit| format!(", {:.0} s left", limit.saturating_sub(progress.time).as_secs_f64()));
    format!("{} paths, depth {}, {rate:.0} paths/s, {seconds:.1} s{left}", progress.paths, progress.depth)
}
