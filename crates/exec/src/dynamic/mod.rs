//! `invokedynamic` and dynamic constants.

use heap::Value;
use jvm::code::{CallSite, DynamicSite, Reg};
use jvm::{Kind, Method};

use crate::trap::{Run, Then, Trap};
use crate::vm::Vm;

/// Where classes made by the engine say they come from.
pub(crate) const ORIGIN: &str = "made by Lissom";

impl<'p> Vm<'p> {
    pub(crate) fn dynamic_constant(&mut self, _site: &'p DynamicSite) -> Run<Value> {
        Err(Trap::unsupported("dynamic constants"))
    }

    pub(crate) fn invoke_dynamic(&mut self, _first: Reg, _dst: Reg, _site: &'p CallSite) -> Run<()> {
        Err(Trap::unsupported("invokedynamic"))
    }

    pub(crate) fn invoke_polymorphic(
        &mut self,
        method: &'p Method,
        _site: &'p CallSite,
        _first: Reg,
        _dst: Reg,
    ) -> Run<()> {
        Err(Trap::unsupported(format!("method handle call {}", self.signature(method))))
    }

    pub(crate) fn complete_then(&mut self, kind: Kind, value: Value, dst: Reg, then: Then) {
        let _ = (kind, value, dst, then);
    }
}
