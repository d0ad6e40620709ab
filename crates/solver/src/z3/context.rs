//! A Z3 context, a solver in it, and the terms given to it.

use super::watchdog::watched;
use crate::Allowance;
use rustc_hash::FxHashMap;
use std::ffi::{CStr, CString};
use term::{Const, Model, Sort, Term, TermId, Terms, Var, VarKind, holds};
use z3_sys::*;

/// What Z3 says to its assertions.
pub(crate) enum Outcome {
    Satisfiable(Model),
    Unsatisfiable,
    Unknown(String),
}

/// Whether Z3 gave up because of what it was allowed.
pub(crate) fn is_limit(reason: &str) -> bool {
    ["timeout", "canceled", "resource limit", "max."].iter().any(|word| reason.contains(word))
}

/// So many terms are given to a context.
const ENOUGH: usize = 300_000;

/// One context. Not cheap to make (15 ms), so there is one per solver.
pub(crate) struct Context {
    pub(super) raw: Z3_context,
    solver: Z3_solver,
    /// Everything that holds a reference count, to be given back.
    kept: Vec<Z3_ast>,
    pub(super) asts: FxHashMap<TermId, Z3_ast>,
    /// Of remainders of floats, where they are exact.
    pub(super) dense: FxHashMap<TermId, Z3_ast>,
    pub(super) sorts: Sorts,
    pub(super) rounding: Rounding,
    /// Whether a check was interrupted. What state that leaves Z3 in is not to be relied on.
    pub(super) is_spoilt: bool,
}

pub(super) struct Sorts {
    pub float: Z3_sort,
    pub double: Z3_sort,
}

pub(super) struct Rounding {
    pub nearest: Z3_ast,
    pub to_zero: Z3_ast,
}

// SAFETY: Z3 allows a context to be used by one thread at a time, whichever it is. Everything made in the context is
// private to this type, and using it takes `&mut self`.
unsafe impl Send for Context {}

impl Context {
    /// A context with an empty solver, or `None` if Z3 cannot make one.
    pub fn new() -> Option<Context> {
        // SAFETY: the calls follow the documented protocol: a configuration is needed only while the context is made,
        // and everything kept is counted.
        unsafe {
            let config = Z3_mk_config()?;
            let raw = Z3_mk_context_rc(config);
            Z3_del_config(config);
            let raw = raw?;
            // Errors are seen as missing results; they must not end the process.
            Z3_set_error_handler(raw, None);
            let solver = Z3_mk_simple_solver(raw)?;
            Z3_solver_inc_ref(raw, solver);
            let mut kept = Vec::new();
            let mut keep = |ast: Z3_ast| {
                Z3_inc_ref(raw, ast);
                kept.push(ast);
                ast
            };
            let float = Z3_mk_fpa_sort_32(raw)?;
            keep(Z3_sort_to_ast(raw, float)?);
            let double = Z3_mk_fpa_sort_64(raw)?;
            keep(Z3_sort_to_ast(raw, double)?);
            let nearest = keep(Z3_mk_fpa_round_nearest_ties_to_even(raw)?);
            let to_zero = keep(Z3_mk_fpa_round_toward_zero(raw)?);
            Some(Context {
                raw,
                solver,
                kept,
                asts: FxHashMap::default(),
                dense: FxHashMap::default(),
                sorts: Sorts { float, double },
                rounding: Rounding { nearest, to_zero },
                is_spoilt: false,
            })
        }
    }

    /// How many terms have been given to Z3.
    pub(super) fn len(&self) -> usize {
        self.kept.len()
    }

    /// Whether it is time for another one: Z3 never forgets a term, and was perhaps interrupted.
    pub fn is_spent(&self) -> bool {
        self.is_spoilt || self.len() > ENOUGH
    }

    /// Opens a scope with one more assertion. `None` if Z3 failed; the scope is open all the same.
    pub fn push(&mut self, terms: &Terms, condition: TermId) -> Option<()> {
        let ast = self.translate(terms, condition);
        self.open();
        self.assert(ast?);
        Some(())
    }

    /// Opens a scope.
    pub(super) fn open(&mut self) {
        // SAFETY: the solver belongs to this context.
        unsafe { Z3_solver_push(self.raw, self.solver) }
    }

    /// Adds an assertion to the last scope.
    pub(super) fn assert(&mut self, ast: Z3_ast) {
        // SAFETY: only what this context made is ever passed in.
        unsafe { Z3_solver_assert(self.raw, self.solver, ast) }
    }

    /// Decides the open scopes together with some literals.
    pub(super) fn check_assuming(&mut self, literals: &[Z3_ast], allowance: Allowance) -> Z3_lbool {
        // SAFETY: the literals belong to this context and live through the call.
        unsafe {
            self.limit(self.solver, allowance);
            let check = || Z3_solver_check_assumptions(self.raw, self.solver, literals.len() as u32, literals.as_ptr());
            let (answer, interrupted) = watched(self.raw, self.solver, allowance.until, check);
            self.is_spoilt |= interrupted || answer == Z3_L_UNDEF && allowance.steps.is_some();
            answer
        }
    }

    /// The values of integer terms in the model just found.
    pub(super) fn read_integers(&mut self, asts: &[(Var, Z3_ast)]) -> Vec<(Var, i64)> {
        let mut values = Vec::with_capacity(asts.len());
        // SAFETY: the model is counted while it is read, a value while it is looked at.
        unsafe {
            let Some(model) = Z3_solver_get_model(self.raw, self.solver) else { return values };
            Z3_model_inc_ref(self.raw, model);
            for &(var, ast) in asts {
                let mut value = ast;
                if Z3_model_eval(self.raw, model, ast, true, &mut value) {
                    Z3_inc_ref(self.raw, value);
                    let mut number = 0;
                    if Z3_get_numeral_int64(self.raw, value, &mut number) {
                        values.push((var, number));
                    }
                    Z3_dec_ref(self.raw, value);
                }
            }
            Z3_model_dec_ref(self.raw, model);
        }
        values
    }

    /// Closes the last `count` scopes.
    pub fn pop(&mut self, count: usize) {
        // SAFETY: the caller opened at least as many.
        unsafe { Z3_solver_pop(self.raw, self.solver, count as u32) }
    }

    /// Decides the open scopes.
    pub fn check(&mut self, terms: &mut Terms, vars: &[Var], allowance: Allowance) -> Outcome {
        // SAFETY: solver and parameters belong to this context.
        let answer = unsafe {
            self.limit(self.solver, allowance);
            watched(self.raw, self.solver, allowance.until, || Z3_solver_check(self.raw, self.solver))
        };
        self.outcome(terms, self.solver, answer, vars)
    }

    /// Decides `conjuncts` without the open scopes, by Z3's tactics: slower to start, better at floats and products.
    pub fn check_alone(
        &mut self,
        terms: &mut Terms,
        conjuncts: &[TermId],
        vars: &[Var],
        allowance: Allowance,
    ) -> Outcome {
        let mut asts = Vec::with_capacity(conjuncts.len());
        for &conjunct in conjuncts {
            match self.translate(terms, conjunct) {
                Some(ast) => asts.push(ast),
                None => return Outcome::Unknown(self.error()),
            }
        }
        let outcome = self.decide(terms, &asts, vars, allowance);
        let is_wrong = |model: &Model| !self.dense.is_empty() && !conjuncts.iter().all(|&c| holds(terms, c, model));
        match &outcome {
            Outcome::Satisfiable(model) if is_wrong(model) => {
                // A remainder of floats was any number: once more with those that are exact.
                asts.extend(self.all_dense(terms, conjuncts));
                match self.decide(terms, &asts, vars, allowance) {
                    Outcome::Satisfiable(model) => Outcome::Satisfiable(model),
                    _ => outcome,
                }
            }
            _ => outcome,
        }
    }

    /// Decides assertions in a solver of their own.
    fn decide(&mut self, terms: &mut Terms, asts: &[Z3_ast], vars: &[Var], allowance: Allowance) -> Outcome {
        // SAFETY: everything belongs to this context; the solver is released after its last use.
        unsafe {
            let Some(solver) = Z3_mk_solver(self.raw) else { return Outcome::Unknown(self.error()) };
            Z3_solver_inc_ref(self.raw, solver);
            asts.iter().for_each(|&ast| Z3_solver_assert(self.raw, solver, ast));
            self.limit(solver, allowance);
            let answer = watched(self.raw, solver, allowance.until, || Z3_solver_check(self.raw, solver));
            let outcome = self.outcome(terms, solver, answer, vars);
            Z3_solver_dec_ref(self.raw, solver);
            outcome
        }
    }

    /// Limits Z3's steps; time is the watchdog's affair. A context is used with steps always or never.
    ///
    /// # Safety
    /// `solver` must be alive and of this context.
    unsafe fn limit(&self, solver: Z3_solver, allowance: Allowance) {
        let Some(steps) = allowance.steps else { return };
        // SAFETY: the parameters are released after they have been copied into the solver.
        unsafe {
            let name = Z3_mk_string_symbol(self.raw, c"rlimit".as_ptr());
            let (Some(params), Some(name)) = (Z3_mk_params(self.raw), name) else { return };
            Z3_params_inc_ref(self.raw, params);
            Z3_params_set_uint(self.raw, params, name, steps);
            Z3_solver_set_params(self.raw, solver, params);
            Z3_params_dec_ref(self.raw, params);
        }
    }

    fn outcome(
        &mut self,
        terms: &mut Terms,
        solver: Z3_solver,
        (answer, interrupted): (Z3_lbool, bool),
        vars: &[Var],
    ) -> Outcome {
        self.is_spoilt |= interrupted;
        match answer {
            Z3_L_TRUE => {
                self.model(terms, solver, vars).map_or_else(|| Outcome::Unknown(self.error()), Outcome::Satisfiable)
            }
            Z3_L_FALSE => Outcome::Unsatisfiable,
            _ if interrupted => Outcome::Unknown("timeout".into()),
            _ => {
                // SAFETY: Z3 returns a string that lives until the next call.
                let reason = unsafe {
                    let text = Z3_solver_get_reason_unknown(self.raw, solver);
                    if text.is_null() { String::new() } else { CStr::from_ptr(text).to_string_lossy().into_owned() }
                };
                self.is_spoilt |= is_limit(&reason);
                Outcome::Unknown(reason)
            }
        }
    }

    fn model(&mut self, terms: &mut Terms, solver: Z3_solver, vars: &[Var]) -> Option<Model> {
        let mut model = Model::new();
        // SAFETY: the model is counted while it is read.
        let found = unsafe { Z3_solver_get_model(self.raw, solver) }?;
        unsafe { Z3_model_inc_ref(self.raw, found) };
        for &var in vars {
            let value = self.value(terms, found, var);
            if let Some(value) = value {
                model.set(var, value);
            }
        }
        unsafe { Z3_model_dec_ref(self.raw, found) };
        Some(model)
    }

    fn value(&mut self, terms: &mut Terms, model: Z3_model, var: Var) -> Option<Const> {
        // A float is read as its bits.
        let id = terms.var(var);
        let shown = match var.kind {
            VarKind::Float => terms.unary(term::UnOp::FloatBits, id),
            VarKind::Double => terms.unary(term::UnOp::DoubleBits, id),
            _ => id,
        };
        let ast = self.translate(terms, shown)?;
        let mut bits = 0u64;
        // SAFETY: `value` is initialised by a successful evaluation, and read before the next call.
        unsafe {
            let mut value = ast;
            if !Z3_model_eval(self.raw, model, ast, true, &mut value) {
                return None;
            }
            Z3_inc_ref(self.raw, value);
            let read = Z3_get_numeral_uint64(self.raw, value, &mut bits);
            Z3_dec_ref(self.raw, value);
            if !read {
                return None;
            }
        }
        Some(match var.kind.sort() {
            Sort::Long => Const::Long(bits as i64),
            Sort::Float => Const::Float(f32::from_bits(bits as u32)),
            Sort::Double => Const::Double(f64::from_bits(bits)),
            _ => Const::Int(bits as u32 as i32),
        })
    }

    /// What went wrong last.
    fn error(&self) -> String {
        // SAFETY: Z3 returns a string that lives until the next call.
        unsafe {
            let text = Z3_get_error_msg(self.raw, Z3_get_error_code(self.raw));
            if text.is_null() { String::new() } else { CStr::from_ptr(text).to_string_lossy().into_owned() }
        }
    }

    /// A term of Z3, operands first; terms may be too deep for recursion.
    fn translate(&mut self, terms: &Terms, root: TermId) -> Option<Z3_ast> {
        let mut stack = vec![root];
        while let Some(&id) = stack.last() {
            if self.asts.contains_key(&id) {
                stack.pop();
                continue;
            }
            let before = stack.len();
            let mut need = |x: TermId| {
                if !self.asts.contains_key(&x) {
                    stack.push(x);
                }
            };
            match terms.get(id) {
                Term::Const(_) | Term::Var(_) => {}
                Term::Unary(_, a) | Term::Table(_, a) => need(a),
                Term::Binary(_, a, b) => [a, b].into_iter().for_each(need),
                Term::Ite(c, t, e) => [c, t, e].into_iter().for_each(need),
            }
            if stack.len() == before {
                let ast = self.encode(terms, id)?;
                self.asts.insert(id, ast);
            }
        }
        self.asts.get(&root).copied()
    }

    /// Counts a result of Z3, so that it lives as long as the context.
    pub(super) fn keep(&mut self, ast: Option<Z3_ast>) -> Option<Z3_ast> {
        let ast = ast?;
        // SAFETY: the result was made in this context just now.
        unsafe { Z3_inc_ref(self.raw, ast) };
        self.kept.push(ast);
        Some(ast)
    }

    /// An uninterpreted constant.
    pub(super) fn unknown(&mut self, name: &str, sort: Z3_sort) -> Option<Z3_ast> {
        let name = CString::new(name).ok()?;
        // SAFETY: the name lives through the call, which copies it.
        let ast = unsafe { Z3_mk_const(self.raw, Z3_mk_string_symbol(self.raw, name.as_ptr())?, sort) };
        self.keep(ast)
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // SAFETY: gives back exactly what was counted, the context last.
        unsafe {
            Z3_solver_dec_ref(self.raw, self.solver);
            self.kept.iter().for_each(|&ast| Z3_dec_ref(self.raw, ast));
            Z3_del_context(self.raw);
        }
    }
}
