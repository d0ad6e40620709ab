//! Recipes as Java source.

use jvm::{Class, ClassId, Kind, Method, Program};
use witness::Datum;

use crate::build::is_settable;
use crate::build::recipe::{Operand, Recipe, Step};
use crate::java::{Access, literal, string};

/// Writes the code of one test.
pub(super) struct Writer<'a, 'p> {
    pub access: &'a Access<'p>,
    pub recipe: &'a Recipe<'p>,
    /// What only reflection can do, in words.
    pub reflected: Vec<String>,
    /// Whether something that is called may throw a checked exception.
    pub throws: bool,
}

impl<'p> Writer<'_, 'p> {
    fn program(&self) -> &'p Program {
        self.access.program
    }

    /// The statements that build the input.
    pub fn steps(&mut self) -> Vec<String> {
        let steps = self.recipe.steps.clone();
        steps.iter().map(|step| self.step(step)).collect()
    }

    /// Hands over what the method asks Lissom for, if it does.
    pub fn answers(&mut self, answers: &[Operand]) -> Option<String> {
        let texts: Vec<String> = answers.iter().map(|answer| self.operand(answer, None)).collect();
        // A single one that is null or an array would be taken for all of them.
        let is_vague = matches!(answers, [Operand::Plain(Datum::Null) | Operand::Var(_)]);
        match texts.as_slice() {
            [] => None,
            [one] if is_vague => Some(format!("lissom.Inputs.replay(new Object[] {{{one}}});")),
            all => Some(format!("lissom.Inputs.replay({});", all.join(", "))),
        }
    }

    fn step(&mut self, step: &Step<'p>) -> String {
        match step {
            Step::New(var, constructor, args) => {
                let class = self.program().class(constructor.class);
                let value = self.construct(class, constructor, args);
                let is_cast = !self.is_open_constructor(class, constructor);
                self.declaration(*var, value, is_cast)
            }
            Step::Factory(var, method, args) => {
                let owner = self.access.name(method.class);
                let call = format!("{owner}.{}({})", self.program().text(method.name), self.arguments(method, args));
                self.note_exceptions(method);
                self.declaration(*var, call, false)
            }
            Step::Allocate(var) => {
                let class = self.program().external_name(self.recipe.vars[*var].class);
                self.reflected.push(format!("{class} is made without a constructor"));
                self.declaration(*var, format!("allocate(\"{class}\")"), true)
            }
            Step::Array(var, elements) => self.array(*var, elements),
            Step::Text(var, units) => self.declaration(*var, format!("new String({})", string(units)), false),
            Step::Call(on, method, args) => {
                let call = self.call_on(*on, method, args);
                format!("{call};")
            }
            Step::Field { on, holder, name, value, .. } => self.field(*on, *holder, name, value),
            Step::Element { on, index, value } => {
                let array = self.program().class(self.recipe.vars[*on].class);
                let value = self.operand(value, array.element().map(|(element, _)| (element, false)));
                format!("{}[{index}] = {value};", self.recipe.vars[*on].name)
            }
            Step::Static { holder, name, value, .. } => {
                let class = self.program().class(*holder);
                let text = self.operand(value, None);
                if is_settable(self.access, class, name) {
                    return format!("{}.{name} = {text};", self.access.name(*holder));
                }
                let class = self.program().external_name(*holder);
                self.reflected.push(format!("the static field {class}.{name} is set"));
                format!("set(null, \"{class}\", \"{name}\", {text});")
            }
        }
    }

    fn declaration(&mut self, var: usize, value: String, is_cast: bool) -> String {
        let declared = self.declared(var);
        let name = &self.recipe.vars[var].name;
        let cast = if is_cast && declared != "Object" { format!("({declared}) ") } else { String::new() };
        format!("{declared} {name} = {cast}{value};")
    }

    /// The type that a variable is declared with.
    pub fn declared(&self, var: usize) -> String {
        self.access.name(self.declared_class(self.recipe.vars[var].class))
    }

    /// The closest type that can be named.
    pub fn declared_class(&self, class: ClassId) -> ClassId {
        if let Some((element, _)) = self.program().class(class).element() {
            let declared = self.declared_class(element);
            return self.program().array_of(declared).map_or(class, |array| array.id);
        }
        let chain = &self.program().class(class).chain;
        chain.iter().rev().copied().find(|&class| self.access.class(class)).unwrap_or(class)
    }

    fn array(&mut self, var: usize, elements: &[Operand]) -> String {
        let class = self.program().class(self.recipe.vars[var].class);
        let name = self.recipe.vars[var].name.clone();
        let wanted = class.element().map(|(element, _)| (element, false));
        let parts: Vec<String> = elements.iter().map(|element| self.operand(element, wanted)).collect();
        let declared = self.declared(var);
        if self.access.class(class.id) {
            let zero = literal(Datum::zero(class.element().map_or(Kind::Ref, |(_, kind)| kind)));
            let is_empty = elements.iter().all(|e| matches!(e, Operand::Plain(d) if literal(*d) == zero));
            if is_empty {
                let element = declared.replacen("[]", &format!("[{}]", elements.len()), 1);
                return format!("{declared} {name} = new {element};");
            }
            return format!("{declared} {name} = {{{}}};", parts.join(", "));
        }
        let element = class.element().map_or(String::new(), |(element, _)| self.program().external_name(element));
        self.reflected.push(format!("an array of {element} is made"));
        let cast = if declared == "Object" { String::new() } else { format!("({declared}) ") };
        format!("{declared} {name} = {cast}array(\"{element}\", new Object[] {{{}}});", parts.join(", "))
    }

    fn field(&mut self, on: usize, holder: ClassId, name: &str, value: &Operand) -> String {
        let class = self.program().class(holder);
        let declared = class.fields.iter().find(|f| self.program().text(f.name) == name);
        let wanted = declared.and_then(|f| self.access.named(self.program().text(f.descriptor)));
        let fits = wanted.is_some_and(|wanted| self.access.class(wanted) || self.fits(value, wanted));
        let is_direct = is_settable(self.access, class, name) && fits;
        let text = self.operand(value, wanted.filter(|_| is_direct).map(|wanted| (wanted, false)));
        let variable = &self.recipe.vars[on];
        let own = self.program().class(variable.class);
        let hides = own.chain.iter().rev().take_while(|&&id| id != holder);
        let is_hidden =
            hides.flat_map(|&id| self.program().class(id).fields.iter()).any(|f| self.program().text(f.name) == name);
        if is_direct && !is_hidden {
            return format!("{}.{name} = {text};", variable.name);
        }
        let class = self.program().external_name(holder);
        self.reflected.push(format!("the field {class}.{name} is set"));
        format!("set({}, \"{class}\", \"{name}\", {text});", variable.name)
    }

    /// Whether an operand, as it is declared, can be used where this type is expected.
    fn fits(&self, operand: &Operand, wanted: ClassId) -> bool {
        match operand {
            Operand::Var(var) => {
                let declared = self.declared_class(self.recipe.vars[*var].class);
                self.program().is_subtype(declared, wanted)
            }
            Operand::Constant(class, _) => self.access.class(*class),
            _ => true,
        }
    }

    fn is_open_constructor(&self, class: &Class, constructor: &Method) -> bool {
        let is_inner = class.fields.iter().any(|f| f.flags.is_synthetic() && !f.flags.is_static());
        self.access.method(constructor) && !is_inner && class.is_instantiable()
    }

    /// A new object.
    pub fn construct(&mut self, class: &'p Class, constructor: &'p Method, args: &[Operand]) -> String {
        self.note_exceptions(constructor);
        if self.is_open_constructor(class, constructor) {
            return format!("new {}({})", self.access.name(class.id), self.arguments(constructor, args));
        }
        let name = self.program().external_name(class.id);
        self.reflected.push(format!("a constructor of {name} is called"));
        let parts: Vec<String> = args.iter().map(|arg| self.operand(arg, None)).collect();
        let types = self.type_list(constructor);
        format!("construct(\"{name}\", \"{types}\", new Object[] {{{}}})", parts.join(", "))
    }

    /// A call on a variable.
    pub fn call_on(&mut self, on: usize, method: &'p Method, args: &[Operand]) -> String {
        let name = self.recipe.vars[on].name.clone();
        self.call(Some(&name), method, args)
    }

    /// A call, of a static method where there is no receiver. Whether it is by reflection, [`Writer::is_open`] says.
    pub fn call(&mut self, receiver: Option<&str>, method: &'p Method, args: &[Operand]) -> String {
        self.note_exceptions(method);
        let name = self.program().text(method.name);
        if self.is_open(method) {
            let owner = receiver.map_or_else(|| self.access.name(method.class), str::to_string);
            return format!("{owner}.{name}({})", self.arguments(method, args));
        }
        let class = self.program().external_name(method.class);
        self.reflected.push(format!("{class}.{name} is called"));
        let parts: Vec<String> = args.iter().map(|arg| self.operand(arg, None)).collect();
        let (target, types) = (receiver.unwrap_or("null"), self.type_list(method));
        format!("call({target}, \"{class}\", \"{name}\", \"{types}\", new Object[] {{{}}})", parts.join(", "))
    }

    /// Whether a method can be called directly.
    pub fn is_open(&self, method: &Method) -> bool {
        self.access.method(method)
    }

    fn type_list(&self, method: &Method) -> String {
        let types = self.access.parameters(method).unwrap_or_default();
        let names: Vec<String> = types.iter().map(|&class| runtime_name(self.program(), class)).collect();
        names.join(", ")
    }

    /// The arguments of a direct call.
    pub fn arguments(&mut self, method: &Method, args: &[Operand]) -> String {
        let types = self.access.parameters(method).unwrap_or_default();
        let is_overloaded = self.is_overloaded(method);
        let count = types.len();
        let mut parts = Vec::new();
        for (at, (arg, class)) in args.iter().zip(types).enumerate() {
            // A plain null could be the array of the last arguments, or its only element.
            let is_vague = method.flags.is_varargs() && at + 1 == count;
            parts.push(self.operand(arg, Some((class, is_overloaded || is_vague))));
        }
        parts.join(", ")
    }

    /// Whether the name and the number of arguments leave open which method is meant.
    fn is_overloaded(&self, method: &Method) -> bool {
        let program = self.program();
        let class = program.class(method.class);
        let holders = class.chain.iter().chain(&class.all_interfaces).map(|&id| program.class(id));
        let methods = holders.flat_map(|holder| holder.methods.iter().map(|&id| program.method(id)));
        // Not all of them may be static.
        let count = method.signature.params.len();
        let is_other =
            |m: &Method| m.name == method.name && m.signature.params.len() == count && !m.flags.is_synthetic();
        methods.into_iter().any(|m| is_other(m) && m.descriptor != method.descriptor)
    }

    /// An operand, for a parameter of this type of a method that may be overloaded.
    pub fn operand(&mut self, operand: &Operand, parameter: Option<(ClassId, bool)>) -> String {
        let is_exact = parameter.is_some_and(|(_, is_overloaded)| is_overloaded);
        match operand {
            Operand::Plain(datum) => {
                let text = literal(*datum).unwrap_or_default();
                match parameter {
                    Some((class, true)) if text == "null" => format!("({}) null", self.access.name(class)),
                    _ => text,
                }
            }
            Operand::Text(units) => string(units),
            Operand::Boxed(class, datum) => {
                let text = literal(*datum).unwrap_or_default();
                if is_exact { format!("{}.valueOf({text})", self.access.name(*class)) } else { text }
            }
            Operand::Constant(class, name) if self.access.class(*class) => {
                format!("{}.{name}", self.access.name(*class))
            }
            Operand::Constant(class, name) => {
                let class = self.program().external_name(*class);
                self.reflected.push(format!("the constant {class}.{name} is read"));
                format!("{}get(null, \"{class}\", \"{name}\")", self.cast_to(None, parameter))
            }
            Operand::Var(var) => {
                let variable = &self.recipe.vars[*var];
                format!("{}{}", self.cast_to(Some(self.declared_class(variable.class)), parameter), variable.name)
            }
        }
    }

    /// What has to stand before something that is declared as one type to be used where another is expected: its class
    /// cannot be named, and what can be named of it says too little.
    fn cast_to(&self, declared: Option<ClassId>, parameter: Option<(ClassId, bool)>) -> String {
        let fits = |wanted| declared.is_some_and(|declared| self.program().is_subtype(declared, wanted));
        match parameter {
            Some((wanted, _)) if !fits(wanted) && self.access.class(wanted) => {
                format!("({}) ", self.access.name(wanted))
            }
            _ => String::new(),
        }
    }

    /// Remembers that a method that is called may throw checked exceptions.
    pub fn note_exceptions(&mut self, method: &Method) {
        let file = self.program().class(method.class).file.as_ref();
        self.throws |= file.is_some_and(|file| file.attribute(&method.attributes, "Exceptions").is_some());
    }
}

/// A type as `Class.getName` gives it.
fn runtime_name(program: &Program, class: ClassId) -> String {
    program.external_name(class)
}
