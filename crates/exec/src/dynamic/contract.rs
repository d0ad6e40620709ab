//! Calls replaced by the callee's contract (Kiasan, section 3.5): its precondition is checked, what it modifies becomes
//! unknown, and its postcondition is assumed. All of that is a method made for the purpose.

use heap::{Known, Value};
use jvm::flags::Flags;
use jvm::{Kind, Method, MethodId};

use super::assembler::Body;
use super::assembler::op::*;
use super::types::{Descriptor, kind_of};
use crate::natives::{Args, Row};
use crate::symbolic::Bound;
use crate::trap::{Run, Stop, Trap};
use crate::vm::Vm;

const NAME: &str = "contract";
const ASSUME: &str = "assume";
const ANY_NATIVE: &str = "contract.any";
pub(super) const ASSUME_NATIVE: &str = "contract.assume";

pub(crate) const TABLE: &[Row] = &[(ANY_NATIVE, any), (ASSUME_NATIVE, assume)];

/// What stands for a method that is not executed.
#[derive(Clone)]
pub struct CalleeContract<'p> {
    /// The method.
    pub method: &'p Method,
    /// Its precondition.
    pub requires: Option<&'p Method>,
    /// What is evaluated before the call.
    pub old: Option<&'p Method>,
    /// Its postcondition.
    pub ensures: Option<&'p Method>,
    /// Fields of the receiver it may change: class, name, descriptor.
    pub modifies: Vec<(String, String, String)>,
}

impl<'p> Vm<'p> {
    /// Replaces calls of a method by its contract.
    pub fn use_contract(&mut self, contract: &CalleeContract<'p>) -> Run<()> {
        let stub = self.contract_stub(contract)?;
        self.symbolic()?.replaced.insert(contract.method.id, stub);
        Ok(())
    }

    /// Replaces calls of a method by calls of another with the same parameters, the receiver being the first.
    pub fn use_model(&mut self, method: &'p Method, model: &'p Method) -> Run<()> {
        self.symbolic()?.replaced.insert(method.id, model.id);
        Ok(())
    }

    fn contract_stub(&self, contract: &CalleeContract<'p>) -> Run<MethodId> {
        let program = self.program;
        let method = contract.method;
        let holder = program.class_name(method.class).to_string();
        let own = Descriptor::parse(program.text(method.descriptor)).ok_or_else(|| Trap::ill_typed("contract"))?;
        let is_static = method.flags.is_static();
        let all = if is_static { own.clone() } else { own.clone().with_first(&format!("L{holder};")) };
        let key = format!("{} contract", method.id.index());
        let mut unknowns: Vec<String> = contract.modifies.iter().map(|(_, _, d)| format!("(){d}")).collect();
        if &*own.result != "V" {
            unknowns.push(result_descriptor(&all));
        }
        let class = self.made_class(&format!("{holder}$$Contract"), &key, "java/lang/Object", |class| {
            let this = class.name().to_string();
            class
                .method(Flags::STATIC, NAME, &all.to_string(), |b| self.write_contract(b, contract, &own, &all, &this));
            class.native_method(Flags::STATIC, ASSUME, "(Z)V");
            for (number, descriptor) in unknowns.iter().enumerate() {
                class.native_method(Flags::STATIC, &format!("any{number}"), descriptor);
            }
        })?;
        self.bind_to(self.made_method(class, ASSUME)?, ASSUME_NATIVE);
        for number in 0..unknowns.len() {
            self.bind_to(self.made_method(class, &format!("any{number}"))?, ANY_NATIVE);
        }
        self.made_method(class, NAME)
    }

    fn write_contract(
        &self,
        b: &mut Body<'_>,
        contract: &CalleeContract<'p>,
        own: &Descriptor,
        all: &Descriptor,
        this: &str,
    ) {
        let is_static = contract.method.flags.is_static();
        let result = kind_of(&own.result);
        if let Some(requires) = contract.requires {
            self.call_predicate(b, requires, own, is_static, &[]);
            let ok = b.label();
            b.jump(IFNE, ok, 1);
            b.on_class(NEW, "java/lang/AssertionError");
            b.op(DUP, 1);
            let text = format!("the precondition of {} does not hold", self.program.display_method(contract.method));
            b.string(&text.encode_utf16().collect::<Vec<_>>());
            b.invoke(INVOKESPECIAL, "java/lang/AssertionError", "<init>", "(Ljava/lang/Object;)V", false);
            b.op(ATHROW, -1);
            b.bind(ok);
        }
        let mut extra = Vec::new();
        let mut old_local = None;
        if let Some(old) = contract.old {
            self.call_predicate(b, old, own, is_static, &[]);
            let kind = old.signature.result;
            let local = b.local(kind);
            b.store(kind, local);
            old_local = Some((kind, local));
        }
        for (number, (class, name, descriptor)) in contract.modifies.iter().enumerate() {
            b.load(Kind::Ref, 0);
            b.call_static(this, &format!("any{number}"), &format!("(){descriptor}"));
            b.field(PUTFIELD, class, name, descriptor);
        }
        let result_local = b.local(result);
        if result != Kind::Void {
            let number = contract.modifies.len();
            let descriptor = result_descriptor(all);
            if !descriptor.starts_with("()") {
                b.load_all(&all.params, 0);
            }
            b.call_static(this, &format!("any{number}"), &descriptor);
            b.store(result, result_local);
            extra.push((result, result_local));
        }
        extra.extend(old_local);
        if let Some(ensures) = contract.ensures {
            self.call_predicate(b, ensures, own, is_static, &extra);
            b.call_static(this, ASSUME, "(Z)V");
        }
        if result != Kind::Void {
            b.load(result, result_local);
        }
        b.give(result);
    }

    /// Calls a predicate on the arguments, and on as many of the extra ones as it takes.
    fn call_predicate(
        &self,
        b: &mut Body<'_>,
        predicate: &Method,
        own: &Descriptor,
        is_static: bool,
        extra: &[(Kind, u16)],
    ) {
        let program = self.program;
        let holder = program.class_name(predicate.class);
        let taken = predicate.signature.params.len();
        if !predicate.flags.is_static() {
            b.load(Kind::Ref, 0);
        }
        b.load_all(&own.params[..taken.min(own.params.len())], u16::from(!is_static));
        for &(kind, local) in extra.iter().take(taken.saturating_sub(own.params.len())) {
            b.load(kind, local);
        }
        let opcode = match (predicate.flags.is_static(), predicate.flags.is_private()) {
            (true, _) => INVOKESTATIC,
            (false, true) => INVOKESPECIAL,
            (false, false) => INVOKEVIRTUAL,
        };
        b.invoke(opcode, holder, program.text(predicate.name), program.text(predicate.descriptor), false);
    }
}

/// What gives the result: it is given the arguments, for its name, as far as natives can be given them.
fn result_descriptor(all: &Descriptor) -> String {
    if all.params.len() < Args::MOST / 2 { all.to_string() } else { format!("(){}", all.result) }
}

/// An unknown value of the method's result type.
fn any<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let kind = args.method.signature.result;
    let origin = vm.next_asked()?;
    if kind != Kind::Ref {
        return Ok(vm.symbolic()?.unknown(kind, origin));
    }
    let descriptor = vm.program.text(args.method.descriptor);
    let result = descriptor.rsplit_once(')').map_or("", |(_, result)| result);
    let bound = vm.descriptor_class(result)?;
    let stub = args.method.class;
    let program = vm.program;
    let replaced = vm.symbolic()?.replaced.iter().find(|(_, by)| program.method(**by).class == stub).map(|(id, _)| *id);
    if let Some(method) = replaced.filter(|_| !args.all().is_empty()) {
        vm.name_result(origin, program.method(method), args.all());
    }
    // What the program has allocated itself is not tried.
    vm.symbolic()?.notes.push(Bound::Contracts);
    Ok(Value::Ref(vm.new_symbol(bound, origin, 1, Known::Reference)?))
}

fn assume<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let value = args.value(0)?;
    let holds = vm.decided_truth(value)?;
    if holds { Ok(Value::Unset) } else { Err(Trap::Stop(Box::new(Stop::Assumption))) }
}
