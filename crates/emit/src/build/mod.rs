//! From a witness to the steps that build it, as a person would: by calls of the class's own methods where that leads
//! there, otherwise object by object.

mod calls;
mod constants;
pub(crate) mod contents;
mod outside;
mod parts;
pub(crate) mod recipe;
mod shape;

use exec::Vm;
use explore::{Concrete, SetUp, Subject};
use heap::{Ref, Value};
use jvm::Method;
use rustc_hash::FxHashMap;
use witness::{Contents, Datum, Witness, instantiate};

use self::calls::{Call, Wanted};
pub(crate) use self::parts::is_settable;
use self::parts::{Parts, Progress};
use self::recipe::{Operand, Recipe, Step};
pub(crate) use self::shape::{Likeness, encode};
use crate::collection;
use crate::java::{Access, variable_for};

/// The class of the API that hands answers to a program.
pub(crate) const INPUTS: &str = "lissom/Inputs";

/// A machine in which inputs are built and looked at.
pub struct Workshop<'s, 'p> {
    pub(crate) access: Access<'p>,
    pub(crate) subject: &'s Subject<'p>,
    pub(crate) concrete: Concrete<'s, 'p>,
    /// Calls that build a structure exactly, or that none were found.
    known: FxHashMap<Vec<u64>, Option<Vec<Call<'p>>>>,
}

impl<'s, 'p> Workshop<'s, 'p> {
    /// A workshop for inputs of a subject, for code in its package.
    pub fn new(setup: &'s SetUp<'p>) -> Result<Workshop<'s, 'p>, String> {
        let concrete = Concrete::new(setup).map_err(|stop| explore::describe(&stop))?;
        let access = Access::beside(setup.program, setup.subject.class);
        Ok(Workshop { access, subject: &setup.subject, concrete, known: FxHashMap::default() })
    }

    /// How to build a witness, if need be of objects that nobody else has; an error says what cannot be built.
    pub(crate) fn recipe(&mut self, witness: &Witness, likeness: Likeness, is_own: bool) -> Result<Recipe<'p>, String> {
        let asks = !witness.asked.is_empty() || !witness.picks.is_empty();
        if asks && self.access.program.load(INPUTS).is_err() {
            return Err("the method asks Lissom for values".to_string());
        }
        self.concrete.reset();
        let with_constants = constants::with_constants(&self.access, witness);
        let vm = &mut self.concrete.vm;
        // An enum that cannot be initialized is no reason to give up.
        let (witness, instance) = match instantiate(vm, self.subject, &with_constants) {
            Ok(instance) => (&with_constants, instance),
            Err(_) => {
                self.concrete.reset();
                (witness, instantiate(&mut self.concrete.vm, self.subject, witness)?)
            }
        };
        let objects = instance.objects;
        let made = vec![Progress::Unmade; witness.objects.len()];
        let names = self.argument_names();
        let by_calls: Vec<Option<(Vec<Call<'p>>, Likeness)>> =
            witness.args.iter().map(|&arg| self.calls(witness, &objects, arg, likeness, is_own)).collect();
        let mut parts = Parts {
            vm: &mut self.concrete.vm,
            access: &self.access,
            witness,
            objects: &objects,
            recipe: Recipe::default(),
            made,
            waiting: Vec::new(),
            is_own,
        };
        for field in &witness.statics {
            set_static(&mut parts, field)?;
        }
        for ((&arg, calls), name) in witness.args.iter().zip(by_calls).zip(names) {
            let operand = match (calls, arg) {
                (Some((calls, found)), Datum::Object(at)) => {
                    parts.recipe.is_alike |= found == Likeness::Outside;
                    perform(&mut parts, at, &calls, name.as_deref())?
                }
                _ => parts.operand(arg, name.as_deref())?,
            };
            parts.recipe.args.push(operand);
        }
        for &answer in &witness.asked {
            let operand = parts.operand(answer, None)?;
            parts.recipe.answers.push(operand);
        }
        parts.recipe.picks = witness.picks.clone();
        Ok(parts.recipe)
    }

    /// What variables for the arguments are called, if anything special.
    fn argument_names(&self) -> Vec<Option<String>> {
        let (vm, method) = (&self.concrete.vm, self.subject.method);
        let is_static = method.flags.is_static();
        let is_constructor = self.subject.is_constructor(vm.program);
        let receiver = (!is_static && !is_constructor).then_some(None);
        let first = if is_static { 0 } else { 1 };
        let count = method.signature.params.len() as u16;
        let parameter = |at: u16| vm.parameter_name(method, at + first).filter(|n| crate::java::is_identifier(n));
        receiver.into_iter().chain((0..count).map(parameter)).collect()
    }

    /// Calls that build an argument, if there are any and nothing else shares its parts. Where none build it exactly, it may be
    /// enough that collections have the same in them.
    fn calls(
        &mut self,
        witness: &Witness,
        objects: &[Ref],
        arg: Datum,
        likeness: Likeness,
        is_own: bool,
    ) -> Option<(Vec<Call<'p>>, Likeness)> {
        let at = arg.object()?;
        let object = &witness.objects[at];
        if !matches!(object.contents, Contents::Fields(_)) || calls::is_literal(object) {
            return None;
        }
        let roots: Vec<Datum> = witness.args.iter().chain(witness.statics.iter().map(|f| &f.value)).copied().collect();
        if roots.iter().filter(|root| **root == arg).count() > 1 {
            return None;
        }
        let others: Vec<Datum> = roots.into_iter().filter(|root| *root != arg).collect();
        let shared = self::reach(witness, &others);
        if shared.contains(&at) {
            return None;
        }
        let reach = reach(witness, &[arg]);
        let is_leaf =
            |at: usize| super::build::calls::is_literal(&witness.objects[at]) || refers_to_nothing(witness, at);
        let is_apart = !reach.iter().any(|&at| shared.contains(&at) && !is_leaf(at));
        if is_apart && let Some(calls) = self.exact_calls(witness, objects, at, &reach, is_own) {
            return Some((calls, Likeness::Exact));
        }
        let has_collection =
            reach.iter().any(|&at| collection::inside(&witness.objects[at], &witness.objects).is_some());
        if likeness == Likeness::Exact || !has_collection {
            return None;
        }
        let wanted = Wanted { witness, objects, at, reach: &reach, is_own };
        let shunned = self.shunned();
        let calls = calls::find(&mut self.concrete.vm, &self.access, &wanted, &shunned, Likeness::Outside)?;
        // What others have, too, must have been handed over: then it is the same object.
        let handed: Vec<usize> = calls.iter().flat_map(|(_, args)| args).filter_map(|arg| arg.object()).collect();
        let inner = reach_without(witness, arg, &handed);
        let is_apart = !inner.iter().any(|&at| shared.contains(&at) && !is_leaf(at));
        is_apart.then_some((calls, Likeness::Outside))
    }

    fn exact_calls(
        &mut self,
        witness: &Witness,
        objects: &[Ref],
        at: usize,
        reach: &[usize],
        is_own: bool,
    ) -> Option<Vec<Call<'p>>> {
        let mut key = encode(&self.concrete.vm, objects[at], &[])?;
        for &at in reach {
            if let Contents::Fields(fields) = &witness.objects[at].contents {
                key.extend(fields.iter().map(|field| field.is_free as u64));
            }
        }
        key.push(is_own as u64);
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let wanted = Wanted { witness, objects, at, reach, is_own };
        let shunned = self.shunned();
        let found = calls::find(&mut self.concrete.vm, &self.access, &wanted, &shunned, Likeness::Exact);
        let is_general = found.iter().flatten().flat_map(|(_, args)| args).all(|datum| datum.object().is_none());
        if is_general {
            self.known.insert(key, found.clone());
        }
        found
    }

    /// Methods that say something about objects and build none.
    fn shunned(&self) -> Vec<&'p Method> {
        let said = [self.subject.invariant, self.subject.requires, self.subject.ensures, self.subject.old];
        said.into_iter().flatten().collect()
    }

    /// Builds a recipe's input in the machine, from a clean state: the values of variables, then those of arguments.
    pub(crate) fn follow(&mut self, recipe: &Recipe<'p>) -> Result<(Vec<Value>, Vec<Value>), String> {
        self.concrete.reset();
        // What a test says must not depend on them.
        self.concrete.vm.state.heap.skip_identity_hash();
        let mut cook = recipe::Cook { vm: &mut self.concrete.vm, vars: Vec::new() };
        cook.follow(recipe)?;
        let args = recipe.args.iter().map(|operand| cook.value(operand)).collect::<Result<_, _>>()?;
        let answers = recipe.answers.iter().map(|operand| cook.value(operand)).collect::<Result<Vec<_>, _>>()?;
        let vars = cook.vars;
        if let Some(script) = self.concrete.vm.script.as_deref_mut() {
            script.asked.extend(answers);
            script.picks.extend(&recipe.picks);
        }
        Ok((vars, args))
    }

    /// Objects of a recipe that was followed which its factories give again when they are asked again.
    pub(crate) fn shared(&mut self, recipe: &Recipe<'p>, vars: &[Value]) -> Vec<Ref> {
        let mut cook = recipe::Cook { vm: &mut self.concrete.vm, vars: vars.to_vec() };
        let again = |step: &Step<'p>| match step {
            Step::Factory(var, method, args) => {
                let args = args.iter().map(|arg| cook.value(arg)).collect::<Result<Vec<_>, _>>().ok()?;
                let given = cook.call(method, &args).ok()?;
                given.as_ref().filter(|_| given == vars[*var])
            }
            _ => None,
        };
        recipe.steps.iter().filter_map(again).collect()
    }

    pub(crate) fn vm(&mut self) -> &mut Vm<'p> {
        &mut self.concrete.vm
    }
}

fn set_static(parts: &mut Parts<'_, '_>, field: &witness::Field) -> Result<(), String> {
    let program = parts.access.program;
    let holder = program.load(&field.class).map_err(|e| e.to_string())?;
    let declared = holder.fields.iter().find(|f| f.flags.is_static() && program.text(f.name) == field.name);
    let slot = declared.ok_or("a static field that is not there")?.slot;
    let value = parts.operand(field.value, None)?;
    parts.recipe.steps.push(Step::Static { holder: holder.id, slot, name: field.name.clone(), value });
    Ok(())
}

/// Turns calls into steps.
fn perform<'p>(
    parts: &mut Parts<'_, 'p>,
    at: usize,
    calls: &[Call<'p>],
    wish: Option<&str>,
) -> Result<Operand, String> {
    let mut steps = Vec::new();
    for (method, args) in calls {
        let mut operands = Vec::new();
        for &arg in args {
            operands.push(parts.operand(arg, None)?);
        }
        steps.push((*method, operands));
    }
    let program = parts.access.program;
    let class = program.load(&parts.witness.objects[at].class).map_err(|e| e.to_string())?.id;
    let own = variable_for(&program.external_name(class));
    let var = parts.recipe.declare(wish.unwrap_or(&own), class);
    parts.made[at] = Progress::Made(Operand::Var(var));
    for (number, (method, args)) in steps.into_iter().enumerate() {
        parts.recipe.steps.push(match number {
            0 if method.flags.is_static() => Step::Factory(var, method, args),
            0 => Step::New(var, method, args),
            _ => Step::Call(var, method, args),
        });
    }
    Ok(Operand::Var(var))
}

/// The objects that can be reached from these values.
pub(crate) fn reach(witness: &Witness, from: &[Datum]) -> Vec<usize> {
    reached(witness, from, &[])
}

/// The objects that can be reached from a value on ways around some others.
fn reach_without(witness: &Witness, from: Datum, around: &[usize]) -> Vec<usize> {
    reached(witness, &[from], around)
}

fn reached(witness: &Witness, from: &[Datum], around: &[usize]) -> Vec<usize> {
    let mut reached: Vec<usize> = Vec::new();
    let mut open: Vec<Datum> = from.to_vec();
    while let Some(datum) = open.pop() {
        let is_new = |at: &usize| !reached.contains(at) && !around.contains(at);
        let Some(at) = datum.object().filter(is_new) else { continue };
        reached.push(at);
        open.extend(references(witness, at));
    }
    reached.sort_unstable();
    reached
}

fn references(witness: &Witness, at: usize) -> Vec<Datum> {
    match &witness.objects[at].contents {
        Contents::Fields(fields) => fields.iter().map(|field| field.value).filter(|v| v.object().is_some()).collect(),
        Contents::Array(elements) => elements.iter().copied().filter(|v| v.object().is_some()).collect(),
        _ => Vec::new(),
    }
}

fn refers(witness: &Witness, from: usize, to: usize) -> bool {
    references(witness, from).contains(&Datum::Object(to))
}

fn refers_to_nothing(witness: &Witness, at: usize) -> bool {
    references(witness, at).is_empty()
}
