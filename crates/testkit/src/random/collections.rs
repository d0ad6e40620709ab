//! Library objects: collections, builders, streams and generic code.

use super::body::Body;
use super::types::{Lib, Prim, Ty};

impl Body<'_> {
    /// Declares a local of a collection type.
    pub fn library_local(&mut self) {
        let lib = *self.rng.pick(&[
            Lib::ListInt,
            Lib::ListInt,
            Lib::MapIntStr,
            Lib::TreeStrInt,
            Lib::DequeLong,
            Lib::Builder,
        ]);
        let name = self.fresh("c");
        let value = match lib {
            Lib::ListInt => {
                let values: Vec<String> = (0..self.rng.between(0, 4)).map(|_| self.int(2)).collect();
                format!("new ArrayList<>(List.<Integer>of({}))", values.join(", "))
            }
            Lib::MapIntStr => "new HashMap<>()".to_string(),
            Lib::TreeStrInt if self.rng.chance(30) => "new TreeMap<>(Comparator.reverseOrder())".to_string(),
            Lib::TreeStrInt => "new TreeMap<>()".to_string(),
            Lib::DequeLong => "new ArrayDeque<>()".to_string(),
            _ => format!("new StringBuilder({})", self.held_text(2)),
        };
        self.line(format!("{} {name} = {value};", lib.java()));
        self.declare(&name, &Ty::Lib(lib), false);
        self.library_use(lib, &name);
        self.library_use(lib, &name);
    }

    pub fn library_statement(&mut self) {
        if self.rng.chance(25) {
            return self.library_call();
        }
        let found = self.var_where(|v| matches!(v.ty, Ty::Lib(_)) && v.ty.is_printable());
        match found {
            Some(var) => {
                let Ty::Lib(lib) = var.ty else { return };
                self.library_use(lib, &var.text);
            }
            None => self.library_local(),
        }
    }

    fn library_use(&mut self, lib: Lib, name: &str) {
        match lib {
            Lib::ListInt => self.list_use(name),
            Lib::MapIntStr => self.map_use(name),
            Lib::TreeStrInt => self.tree_use(name),
            Lib::DequeLong => self.deque_use(name),
            _ => self.builder_use(name),
        }
    }

    fn list_use(&mut self, name: &str) {
        let text = match self.rng.below(12) {
            0..3 => format!("{name}.add({});", self.int(2)),
            3 => format!("{name}.add(0, {});", self.int(2)),
            4 => format!("if ({name}.size() > 2) {name}.remove({} & 1);", self.int(1)),
            5 => format!("Collections.sort({name});"),
            6 => {
                let v = self.fresh("y");
                let condition = self.lambda_value(&[(&v, Ty::Boxed(Prim::Int))], &Ty::BOOLEAN);
                format!("mix({name}.removeIf({v} -> {condition}));")
            }
            7 => {
                let v = self.fresh("y");
                let value = self.lambda_value(&[(&v, Ty::INT)], &Ty::INT);
                format!("mix({name}.stream().mapToInt(Integer::intValue).map({v} -> {value}).sum());")
            }
            8 => {
                let v = self.fresh("y");
                let value = self.lambda_value(&[(&v, Ty::Boxed(Prim::Int))], &Ty::Str);
                format!(
                    "mix({name}.stream().map({v} -> clip({value})).collect(Collectors.joining(\",\", \"[\", \"]\")));"
                )
            }
            9 if self.hazard() => format!("for (Integer p : {name}) {name}.add(p);"),
            9 => format!("{name}.sort(Comparator.reverseOrder());"),
            10 => format!("mix({name}.stream().sorted().limit(3).reduce(0, Integer::sum));"),
            _ => format!("for (int p : {name}) mix(p);"),
        };
        self.line(text);
    }

    fn map_use(&mut self, name: &str) {
        let key = format!("{} & 15", self.int(2));
        let text = match self.rng.below(8) {
            0..3 => format!("{name}.put({key}, {});", self.short_text(2)),
            3 => format!("mix({name}.remove({key}));"),
            4 => {
                let v = self.fresh("y");
                let value = self.lambda_value(&[(&v, Ty::Boxed(Prim::Int))], &Ty::Str);
                format!("{name}.computeIfAbsent({key}, {v} -> clip({value}));")
            }
            5 => format!("{name}.merge({key}, \"m\", (p, q) -> clip(p + q));"),
            6 => format!("mix({name}.containsKey({key}));"),
            _ => format!(
                "for (Map.Entry<Integer, String> p : {name}.entrySet()) mix(p.getKey() + \"=\" + p.getValue());"
            ),
        };
        self.line(text);
    }

    fn tree_use(&mut self, name: &str) {
        let key = self.held_text(1);
        let text = match self.rng.below(8) {
            0..3 => format!("{name}.put({key}, {});", self.int(2)),
            3 => format!("mix({name}.floorKey({key}));"),
            4 => format!("mix({name}.headMap({key}).size());"),
            5 if self.hazard() => format!("mix({name}.firstKey());"),
            5 => format!("mix({name}.pollFirstEntry());"),
            6 => format!("{name}.merge({key}, {}, Integer::sum);", self.int(1)),
            _ => format!("for (String p : {name}.keySet()) mix(p);"),
        };
        self.line(text);
    }

    fn deque_use(&mut self, name: &str) {
        let value = self.expr(&Ty::LONG, 2);
        let text = match self.rng.below(6) {
            0..2 => format!("{name}.addLast({value});"),
            2 => format!("{name}.push({value});"),
            3 => format!("mix({name}.pollFirst());"),
            4 if self.hazard() => format!("mix({name}.pop());"),
            _ => format!("mix({name}.peekLast());"),
        };
        self.line(text);
    }

    fn builder_use(&mut self, name: &str) {
        self.line(format!("if ({name}.length() > 60) {name}.setLength(20);"));
        let text = match self.rng.below(8) {
            0..4 => {
                let prim = *self.rng.pick(&Prim::ALL);
                let ty = if self.rng.chance(70) { Ty::Prim(prim) } else { Ty::Object };
                format!("{name}.append({});", self.appended(&ty, 2))
            }
            4 => format!("{name}.insert({name}.length() / 2, {});", self.short_text(2)),
            5 => format!("{name}.reverse();"),
            6 if self.hazard() => format!("{name}.setCharAt({}, 'q');", self.int(1)),
            6 => format!(
                "if ({name}.length() > 0) {name}.setCharAt({name}.length() - 1, {});",
                self.expr(&Ty::Prim(Prim::Char), 1)
            ),
            _ => format!("mix({name}.indexOf({}));", self.held_text(1)),
        };
        self.line(text);
    }

    /// Streams and generics that need no variable.
    fn library_call(&mut self) {
        let v = self.fresh("y");
        let text = match self.rng.below(8) {
            0 => {
                let value = self.lambda_value(&[(&v, Ty::INT)], &Ty::INT);
                format!(
                    "mix(IntStream.range(0, {} & 7).map({v} -> {value}).filter(p -> p % 2 == 0).sum());",
                    self.int(1)
                )
            }
            1 => {
                let value = self.lambda_value(&[(&v, Ty::Str)], &Ty::INT);
                let parts: Vec<String> = (0..3).map(|_| self.held_text(1)).collect();
                format!("mix(Stream.of({}).map({v} -> {value}).collect(Collectors.toList()));", parts.join(", "))
            }
            2 => format!("mix(new PickInt().pick({}, {}));", self.int(2), self.int(2)),
            3 => format!("mix(largest(new PickText(), {}, {}));", self.held_text(2), self.held_text(1)),
            4 if self.hazard() => {
                format!("mix(rawPick({}, {}));", self.expr(&Ty::Object, 1), self.expr(&Ty::Object, 1))
            }
            4 => format!("mix(LongStream.rangeClosed(1, {} & 7).reduce(1L, (p, q) -> p * q));", self.int(1)),
            5 => {
                let value = self.lambda_value(&[(&v, Ty::Str)], &Ty::BOOLEAN);
                format!("mix(Optional.ofNullable({}).filter({v} -> {value}).orElse(\"none\"));", self.short_text(1))
            }
            6 => {
                let k = self.rng.below(2);
                let ty = Ty::Enum(k);
                let (a, b) = (self.expr(&ty, 1), self.expr(&ty, 1));
                format!(
                    "EnumMap<E{k}, Integer> {v} = new EnumMap<>(E{k}.class); {v}.put({a}, 1); {v}.put({b}, 2); mix({v});"
                )
            }
            _ => {
                let (a, b) = (self.expr(&Ty::Record(0), 1), self.expr(&Ty::Record(0), 1));
                format!("HashSet<P0> {v} = new HashSet<>(); {v}.add({a}); {v}.add({b}); mix({v}.size());")
            }
        };
        self.line(text);
    }
}
