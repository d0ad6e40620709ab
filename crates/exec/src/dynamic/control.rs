//! Method handles with control flow: tests, exceptions, loops, switches.

use heap::{Ref, Value};
use jvm::Kind;

use super::assembler::op::*;
use super::expression::{Expr, local_of, result_kind, write};
use super::handles::{HandleBody, METHOD_HANDLE_TYPE};
use super::types::{Descriptor, class_of, kind_of};
use crate::trap::Run;
use crate::vm::Vm;

/// The clauses of a loop, each a bound handle where there is one.
pub(crate) struct Loop {
    /// Initializers.
    pub(crate) init: Vec<Ref>,
    /// Steps.
    pub(crate) step: Vec<Ref>,
    /// Predicates.
    pub(crate) pred: Vec<Ref>,
    /// Finalizers.
    pub(crate) fini: Vec<Ref>,
}

/// Calls bound handle `i` of type `own` with the first of the handle's arguments.
fn call_prefix(h: &mut HandleBody<'_, '_>, ty: &Descriptor, i: usize, own: &Descriptor) {
    write(h, ty, &Expr::call(i, own, Expr::args(0, own.params.len())));
}

impl<'p> Vm<'p> {
    fn bound_handles(handles: &[Ref]) -> Vec<(&'static str, Value)> {
        handles.iter().map(|&h| (METHOD_HANDLE_TYPE, Value::Ref(h))).collect()
    }

    /// `MethodHandles.guardWithTest`
    pub(crate) fn guard_with_test(&mut self, test: Ref, target: Ref, fallback: Ref) -> Run<Ref> {
        let (ty, test_type) = (self.handle_type(target)?, self.handle_type(test)?);
        let bound = Self::bound_handles(&[test, target, fallback]);
        self.made_handle(&format!("guard {test_type}"), &ty, &bound, |h| {
            let otherwise = h.b.label();
            call_prefix(h, &ty, 0, &test_type);
            h.b.jump(IFEQ, otherwise, 1);
            call_prefix(h, &ty, 1, &ty);
            h.b.give(result_kind(&ty));
            h.b.bind(otherwise);
            call_prefix(h, &ty, 2, &ty);
            h.b.give(result_kind(&ty));
        })
    }

    /// `MethodHandles.catchException`
    pub(crate) fn guard_with_catch(&mut self, target: Ref, exception: &str, handler: Ref) -> Run<Ref> {
        let (ty, handler_type) = (self.handle_type(target)?, self.handle_type(handler)?);
        let bound = Self::bound_handles(&[target, handler]);
        self.made_handle(&format!("catch {exception} {handler_type}"), &ty, &bound, |h| {
            let (start, end, caught) = (h.b.label(), h.b.label(), h.b.label());
            h.b.bind(start);
            call_prefix(h, &ty, 0, &ty);
            h.b.give(result_kind(&ty));
            h.b.bind(end);
            h.b.catch(start, end, caught, Some(class_of(exception)));
            h.b.bind_handler(caught);
            let thrown = h.b.local(Kind::Ref);
            h.b.store(Kind::Ref, thrown);
            h.bound(1);
            h.b.load(Kind::Ref, thrown);
            h.b.load_all(&handler_type.params[1..], 1);
            h.invoke(&handler_type);
            h.b.give(result_kind(&ty));
        })
    }

    /// `MethodHandles.tryFinally`: the cleanup takes what was thrown, the result if there is one, and arguments.
    pub(crate) fn try_finally(&mut self, target: Ref, cleanup: Ref) -> Run<Ref> {
        let (ty, cleanup_type) = (self.handle_type(target)?, self.handle_type(cleanup)?);
        let bound = Self::bound_handles(&[target, cleanup]);
        self.made_handle(&format!("finally {cleanup_type}"), &ty, &bound, |h| {
            let kind = result_kind(&ty);
            let leading = 1 + usize::from(kind != Kind::Void);
            let (thrown, result) = (h.b.local(Kind::Ref), h.b.local(kind));
            let (start, end, caught) = (h.b.label(), h.b.label(), h.b.label());
            h.b.bind(start);
            call_prefix(h, &ty, 0, &ty);
            if kind != Kind::Void {
                h.b.store(kind, result);
            }
            h.b.bind(end);
            h.b.catch(start, end, caught, Some("java/lang/Throwable"));
            let clean_up = |h: &mut HandleBody<'_, '_>, failed: bool| {
                h.bound(1);
                if failed {
                    h.b.load(Kind::Ref, thrown);
                    h.b.zero(kind);
                } else {
                    h.b.zero(Kind::Ref);
                    if kind != Kind::Void {
                        h.b.load(kind, result);
                    }
                }
                h.b.load_all(&cleanup_type.params[leading..], 1);
                h.invoke(&cleanup_type);
            };
            clean_up(h, false);
            h.b.give(kind);
            h.b.bind_handler(caught);
            h.b.store(Kind::Ref, thrown);
            clean_up(h, true);
            h.b.drop_value(kind);
            h.b.load(Kind::Ref, thrown);
            h.b.op(ATHROW, -1);
        })
    }

    /// `MethodHandles.tableSwitch`: the first argument selects the handle.
    pub(crate) fn table_switch(&mut self, fallback: Ref, cases: &[Ref]) -> Run<Ref> {
        let ty = self.handle_type(fallback)?;
        let mut handles = vec![fallback];
        handles.extend_from_slice(cases);
        let count = cases.len();
        self.made_handle("switch", &ty, &Self::bound_handles(&handles), |h| {
            let default = h.b.label();
            let labels: Vec<_> = (0..count).map(|_| h.b.label()).collect();
            if count > 0 {
                h.b.load(Kind::Int, 1);
                h.b.switch(&labels, default);
            }
            for (i, label) in std::iter::once(default).chain(labels).enumerate() {
                h.b.bind(label);
                call_prefix(h, &ty, i, &ty);
                h.b.give(result_kind(&ty));
            }
        })
    }

    /// `MethodHandles.loop`, its clauses completed: each takes the loop variables, then the loop's arguments.
    pub(crate) fn loop_handle(&mut self, ty: &Descriptor, clauses: &Loop) -> Run<Ref> {
        let mut handles = Vec::new();
        let mut types = Vec::new();
        let count = clauses.init.len();
        for list in [&clauses.init, &clauses.step, &clauses.pred, &clauses.fini] {
            for &handle in list {
                types.push(self.handle_type(handle)?);
                handles.push(handle);
            }
        }
        let key = format!("loop {}", types.iter().map(|t| t.to_string()).collect::<Vec<_>>().join(" "));
        self.made_handle(&key, ty, &Self::bound_handles(&handles), |h| write_loop(h, ty, &types, count))
    }
}

fn write_loop(h: &mut HandleBody<'_, '_>, ty: &Descriptor, types: &[Descriptor], count: usize) {
    let variables: Vec<Option<u16>> = (0..count)
        .map(|i| {
            let kind = result_kind(&types[i]);
            (kind != Kind::Void).then(|| h.b.local(kind))
        })
        .collect();
    let call = |h: &mut HandleBody<'_, '_>, at: usize, with_variables: bool| {
        let own = &types[at];
        h.bound(at);
        let mut passed = 0;
        if with_variables {
            for (i, variable) in variables.iter().enumerate() {
                if let Some(local) = variable.filter(|_| passed < own.params.len()) {
                    h.b.load(result_kind(&types[i]), local);
                    passed += 1;
                }
            }
        }
        let rest = own.params.len() - passed;
        for i in 0..rest {
            h.b.load(kind_of(&ty.params[i]), local_of(ty, i));
        }
        h.invoke(own);
    };
    for (i, variable) in variables.iter().enumerate() {
        call(h, i, false);
        if let Some(local) = variable {
            h.b.store(result_kind(&types[i]), *local);
        }
    }
    let again = h.b.label();
    h.b.bind(again);
    for i in 0..count {
        let (step, pred, fini) = (count + i, 2 * count + i, 3 * count + i);
        call(h, step, true);
        if let Some(local) = variables[i] {
            h.b.store(result_kind(&types[i]), local);
        }
        let go_on = h.b.label();
        call(h, pred, true);
        h.b.jump(IFNE, go_on, 1);
        call(h, fini, true);
        h.b.give(result_kind(ty));
        h.b.bind(go_on);
    }
    h.b.jump(GOTO, again, 0);
}
