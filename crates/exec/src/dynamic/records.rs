//! `toString`, `hashCode` and `equals` of records: what `ObjectMethods` would link.

use jvm::flags::Flags;
use jvm::{Class, Kind, MethodId};

use super::assembler::op::*;
use super::assembler::{Body, Label};
use super::bootstrap::Bootstrap;
use super::concat::{append, append_text, finish_builder, new_builder};
use super::convert::wrapper;
use super::member::MemberHandle;
use super::types::kind_of;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

const NAME: &str = "call";

/// A record as its bootstrap arguments describe it.
struct Record {
    /// Internal name.
    class: String,
    /// Name as it is printed.
    title: String,
    /// Components: name and getter.
    components: Vec<(String, MemberHandle)>,
}

impl<'p> Vm<'p> {
    /// Makes one of a record's methods.
    pub(super) fn link_record_method(&self, host: &'p Class, bootstrap: &Bootstrap) -> Run<MethodId> {
        let record = self.read_record(host, &bootstrap.args)?;
        let write = match bootstrap.name.as_str() {
            "toString" => Record::write_to_string,
            "hashCode" => Record::write_hash_code,
            "equals" => Record::write_equals,
            other => return Err(Trap::with("java/lang/IllegalArgumentException", other)),
        };
        let prefix = format!("{}$$Record", self.program.class_name(host.id));
        let class = self.made_class(&prefix, &bootstrap.site.index().to_string(), "java/lang/Object", |class| {
            class.method(Flags::STATIC, NAME, &bootstrap.descriptor, |b| write(&record, b));
        })?;
        self.made_method(class, NAME)
    }

    /// The arguments are the class, the components' names joined with semicolons, and their getters.
    fn read_record(&self, host: &'p Class, args: &[u16]) -> Run<Record> {
        let [class, names, getters @ ..] = args else {
            return Err(Trap::ill_typed("record"));
        };
        let class = self.program.resolve_class(host, *class)?;
        let names = String::from_utf16_lossy(&self.text_constant(host, *names)?);
        let mut components = Vec::new();
        for (name, &getter) in names.split(';').zip(getters) {
            components.push((name.to_owned(), self.member_handle(host, getter)?));
        }
        let class_name = self.program.class_name(class.id).to_owned();
        let inner = self.program.inner_class(class).and_then(|inner| inner.name);
        let title = inner.unwrap_or_else(|| class_name.rsplit('/').next().unwrap_or_default().into());
        Ok(Record { class: class_name, title, components })
    }
}

impl Record {
    /// Pushes a component of the record in local variable `of`.
    fn get(&self, b: &mut Body<'_>, component: &MemberHandle, of: u16) {
        b.load(Kind::Ref, of);
        component.call(b);
    }

    fn write_to_string(&self, b: &mut Body<'_>) {
        new_builder(b);
        let mut before = format!("{}[", self.title);
        for (name, component) in &self.components {
            append_text(b, &format!("{before}{name}="));
            self.get(b, component, 0);
            append(b, &component.call_type().result);
            before = ", ".into();
        }
        if self.components.is_empty() {
            append_text(b, &before);
        }
        append_text(b, "]");
        finish_builder(b);
        b.give(Kind::Ref);
    }

    fn write_hash_code(&self, b: &mut Body<'_>) {
        b.int(0);
        for (_, component) in &self.components {
            b.int(31);
            b.op(IMUL, -1);
            self.get(b, component, 0);
            let kind = kind_of(&component.call_type().result);
            match wrapper(kind) {
                Some(class) => b.call_static(class, "hashCode", &format!("({})I", kind.descriptor_char())),
                None => b.call_static("java/util/Objects", "hashCode", "(Ljava/lang/Object;)I"),
            }
            b.op(IADD, -1);
        }
        b.give(Kind::Int);
    }

    /// `ObjectMethods` nests its tests so that the last component is compared first.
    fn write_equals(&self, b: &mut Body<'_>) {
        let (differ, equal) = (b.label(), b.label());
        b.load(Kind::Ref, 0);
        b.load(Kind::Ref, 1);
        b.jump(IF_ACMPEQ, equal, 2);
        b.load(Kind::Ref, 1);
        b.on_class(INSTANCEOF, &self.class);
        b.jump(IFEQ, differ, 1);
        b.load(Kind::Ref, 1);
        b.on_class(CHECKCAST, &self.class);
        let other = b.local(Kind::Ref);
        b.store(Kind::Ref, other);
        for (_, component) in self.components.iter().rev() {
            self.get(b, component, 0);
            self.get(b, component, other);
            leave_if_different(b, kind_of(&component.call_type().result), differ);
        }
        b.bind(equal);
        b.int(1);
        b.give(Kind::Int);
        b.bind(differ);
        b.int(0);
        b.give(Kind::Int);
    }
}

fn leave_if_different(b: &mut Body<'_>, kind: Kind, differ: Label) {
    match kind {
        Kind::Ref => {
            b.call_static("java/util/Objects", "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z");
            b.jump(IFEQ, differ, 1);
        }
        Kind::Long => {
            b.op(LCMP, -3);
            b.jump(IFNE, differ, 1);
        }
        Kind::Float => {
            b.call_static("java/lang/Float", "compare", "(FF)I");
            b.jump(IFNE, differ, 1);
        }
        Kind::Double => {
            b.call_static("java/lang/Double", "compare", "(DD)I");
            b.jump(IFNE, differ, 1);
        }
        _ => b.jump(IF_ICMPNE, differ, 2),
    }
}
