//! What is in a collection of the JDK, from the outside: elements and entries instead of nodes and arrays.

use witness::{Contents, Datum, Object};

/// More is not listed: the fields are shown as they are.
const MOST: usize = 64;

/// What is in a collection.
pub(crate) enum Inside {
    /// Elements, in the order in which they come.
    Elements(Vec<Datum>),
    /// Keys and values.
    Entries(Vec<(Datum, Datum)>),
}

/// What is in an object, if it is a collection that is as it should be.
pub(crate) fn inside(object: &Object, objects: &[Object]) -> Option<Inside> {
    let heap = Heap { objects };
    let name = object.class.strip_prefix("java/util/")?;
    Some(match name {
        "ArrayList" => Inside::Elements(heap.array(object, "elementData", 0, heap.number(object, "size")?)?),
        "Vector" | "Stack" => {
            Inside::Elements(heap.array(object, "elementData", 0, heap.number(object, "elementCount")?)?)
        }
        "concurrent/CopyOnWriteArrayList" => Inside::Elements(heap.elements(object, "array")?),
        "PriorityQueue" => Inside::Elements(heap.array(object, "queue", 0, heap.number(object, "size")?)?),
        "ArrayDeque" => {
            let (head, tail) = (heap.number(object, "head")?, heap.number(object, "tail")?);
            Inside::Elements(heap.array(object, "elements", head, tail)?)
        }
        "LinkedList" => {
            let nodes = heap.chain(heap.field(object, "first")?, "next")?;
            Inside::Elements(nodes.iter().map(|node| heap.field(node, "item")).collect::<Option<_>>()?)
        }
        "HashMap" | "LinkedHashMap" | "TreeMap" | "concurrent/ConcurrentHashMap" => {
            Inside::Entries(heap.entries(object)?)
        }
        "HashSet" | "LinkedHashSet" => heap.keys(object, "map")?,
        "TreeSet" => heap.keys(object, "m")?,
        _ => return None,
    })
}

/// The objects of an input, to be looked into by the names of fields.
pub(crate) struct Heap<'a> {
    pub objects: &'a [Object],
}

impl<'a> Heap<'a> {
    pub fn field(&self, object: &Object, name: &str) -> Option<Datum> {
        let Contents::Fields(fields) = &object.contents else { return None };
        fields.iter().rev().find(|field| field.name == name).map(|field| field.value)
    }

    fn number(&self, object: &Object, name: &str) -> Option<usize> {
        match self.field(object, name)? {
            Datum::Int(number) => usize::try_from(number).ok(),
            _ => None,
        }
    }

    pub fn object(&self, datum: Datum) -> Option<&'a Object> {
        self.objects.get(datum.object()?)
    }

    fn array(&self, object: &Object, name: &str, from: usize, to: usize) -> Option<Vec<Datum>> {
        match &self.object(self.field(object, name)?)?.contents {
            Contents::Array(elements) => elements.get(from..to).filter(|all| all.len() <= MOST).map(<[Datum]>::to_vec),
            _ => None,
        }
    }

    fn elements(&self, object: &Object, name: &str) -> Option<Vec<Datum>> {
        match &self.object(self.field(object, name)?)?.contents {
            Contents::Array(elements) if elements.len() <= MOST => Some(elements.clone()),
            _ => None,
        }
    }

    /// What an array of bytes has in it that a field holds.
    pub fn bytes(&self, object: &Object, name: &str) -> Option<Vec<i8>> {
        let Contents::Array(elements) = &self.object(self.field(object, name)?)?.contents else { return None };
        let byte = |element: &Datum| if let Datum::Byte(byte) = element { Some(*byte) } else { None };
        elements.iter().map(byte).collect()
    }

    /// A node and those after it.
    fn chain(&self, first: Datum, next: &str) -> Option<Vec<&'a Object>> {
        let mut all = Vec::new();
        let mut at = first;
        while at != Datum::Null {
            let node = self.object(at)?;
            all.push(node);
            at = self.field(node, next)?;
            if all.len() > MOST {
                return None;
            }
        }
        Some(all)
    }

    fn entries(&self, map: &Object) -> Option<Vec<(Datum, Datum)>> {
        let mut nodes = Vec::new();
        match map.class.as_str() {
            "java/util/TreeMap" => self.in_order(self.field(map, "root")?, &mut nodes)?,
            "java/util/LinkedHashMap" => nodes = self.chain(self.field(map, "head")?, "after")?,
            _ if self.field(map, "table")? == Datum::Null => {}
            _ => {
                let Contents::Array(table) = &self.object(self.field(map, "table")?)?.contents else { return None };
                for &bucket in table {
                    nodes.extend(self.chain(bucket, "next")?);
                }
            }
        }
        // A map for several threads counts elsewhere, too.
        let is_concurrent = map.class == "java/util/concurrent/ConcurrentHashMap";
        let is_whole = nodes.len() <= MOST && (is_concurrent || self.number(map, "size") == Some(nodes.len()));
        let value = if is_concurrent { "val" } else { "value" };
        let entry = |node: &&Object| Some((self.field(node, "key")?, self.field(node, value)?));
        nodes.iter().map(entry).collect::<Option<Vec<_>>>().filter(|_| is_whole)
    }

    fn in_order(&self, node: Datum, all: &mut Vec<&'a Object>) -> Option<()> {
        if node == Datum::Null {
            return Some(());
        }
        let node = self.object(node)?;
        if all.len() > MOST {
            return None;
        }
        self.in_order(self.field(node, "left")?, all)?;
        all.push(node);
        self.in_order(self.field(node, "right")?, all)
    }

    fn keys(&self, set: &Object, map: &str) -> Option<Inside> {
        let map = self.object(self.field(set, map)?)?;
        Some(Inside::Elements(self.entries(map)?.into_iter().map(|(key, _)| key).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::draw;
    use witness::Field;

    fn object(class: &str, fields: &[(&str, Datum)]) -> Object {
        let field = |&(name, value): &(&str, Datum)| {
            let (class, name) = (class.to_string(), name.to_string());
            Field { class, name, value, is_free: false, is_stand_in: false }
        };
        Object { class: class.to_string(), contents: Contents::Fields(fields.iter().map(field).collect()) }
    }

    fn list(size: i32) -> Object {
        object("java/util/ArrayList", &[("elementData", Datum::Object(1)), ("size", Datum::Int(size))])
    }

    fn drawn(objects: &[Object]) -> Vec<String> {
        draw(&[("it".to_string(), Datum::Object(0))], objects)
    }

    #[test]
    fn lists_are_drawn_with_their_elements() {
        let array = |elements| Object { class: "[Ljava/lang/Object;".into(), contents: Contents::Array(elements) };
        let number = object("java/lang/Integer", &[("value", Datum::Int(7))]);
        let line = object("Line", &[("cents", Datum::Long(1))]);
        assert_eq!(drawn(&[list(0), array(vec![])]), ["it = ArrayList []"]);
        let objects = [list(2), array(vec![Datum::Object(2), Datum::Null, Datum::Null]), number];
        assert_eq!(drawn(&objects), ["it = ArrayList [7, null]"]);
        let objects = [list(1), array(vec![Datum::Object(2)]), line];
        assert_eq!(drawn(&objects), ["it: ArrayList", "└ [0]: Line {cents = 1L}"]);
        // One that nobody can make is shown as it is.
        assert_eq!(drawn(&[list(-1), array(vec![])]), ["it: ArrayList {elementData = Object[] [], size = -1}"]);
    }

    #[test]
    fn maps_are_drawn_with_their_entries() {
        let map = |root, size| object("java/util/TreeMap", &[("root", root), ("size", Datum::Int(size))]);
        let node = object(
            "java/util/TreeMap$Entry",
            &[("key", Datum::Object(2)), ("value", Datum::Null), ("left", Datum::Null), ("right", Datum::Null)],
        );
        let key = object("java/lang/Integer", &[("value", Datum::Int(7))]);
        let objects = [map(Datum::Object(1), 1), node, key];
        assert_eq!(drawn(&objects), ["it = TreeMap {7 = null}"]);
        assert_eq!(drawn(&[map(Datum::Null, 0)]), ["it = TreeMap {}"]);
        assert!(inside(&map(Datum::Null, 1), &[]).is_none());
    }
}
