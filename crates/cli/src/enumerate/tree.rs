//! Whether a structure is a tree, and along which references.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use jvm::ClassId;
use oracle::enumerate::{Content, Contents, Object, Structure};

/// A field of a class.
type Name = (ClassId, Rc<str>);

/// What references of a class are for, judged by all structures together.
pub(super) struct Links {
    /// Fields that hold the object above, so that there is no need to show them.
    upward: BTreeSet<Name>,
    /// Classes whose objects form a line, and the field that leads on.
    lines: BTreeMap<ClassId, Rc<str>>,
}

/// Looks at one structure after the other.
#[derive(Default)]
pub(super) struct LinkSurvey {
    /// Fields that hold objects or null.
    fields: BTreeSet<Name>,
    /// Fields that hold the object above somewhere.
    up: BTreeSet<Name>,
    /// Fields that hold something else somewhere.
    not_up: BTreeSet<Name>,
    /// Fields that hold objects of another class.
    elsewhere: BTreeSet<Name>,
}

impl LinkSurvey {
    pub fn look_at(&mut self, structure: &Structure) {
        let objects = &structure.objects;
        let above = above(objects);
        for (at, object) in objects.iter().enumerate() {
            let Contents::Fields(fields) = &object.contents else { continue };
            // The topmost object of a class has none of its class above it.
            let is_top = objects.get(above[at]).is_none_or(|above| above.class != object.class);
            for field in fields {
                let name = (object.class, field.name.clone());
                match field.value {
                    Content::Object(target) if target == above[at] => drop(self.up.insert(name.clone())),
                    Content::Null | Content::Open if is_top => {}
                    Content::Boolean(_) | Content::Number(..) | Content::Constant(_) => continue,
                    _ => drop(self.not_up.insert(name.clone())),
                }
                match field.value {
                    Content::Object(target) if objects[target].class != object.class => {
                        self.elsewhere.insert(name.clone());
                    }
                    Content::Object(_) | Content::Null => {}
                    _ => continue,
                }
                self.fields.insert(name);
            }
        }
    }

    pub fn result(self) -> Links {
        let upward: BTreeSet<Name> = self.up.difference(&self.not_up).cloned().collect();
        let downward: Vec<&Name> = self.fields.difference(&upward).collect();
        let mut lines = BTreeMap::new();
        for (class, name) in downward.iter().copied() {
            let is_only = downward.iter().filter(|(of, _)| of == class).count() == 1;
            if is_only && !self.elsewhere.contains(&(*class, name.clone())) {
                lines.insert(*class, name.clone());
            }
        }
        Links { upward, lines }
    }
}

/// A structure seen as a tree: every object but the root is reached in one way, links to the object above aside.
pub(super) struct Tree<'a> {
    links: &'a Links,
}

impl<'a> Tree<'a> {
    /// None if some object is reached in two ways.
    pub fn of(structure: &Structure, links: &'a Links) -> Option<Tree<'a>> {
        let tree = Tree { links };
        let mut reached = vec![0; structure.objects.len()];
        for (_, target) in structure.objects.iter().flat_map(|object| tree.downward(object)) {
            reached[target] += 1;
        }
        let is_tree = reached.iter().enumerate().all(|(at, &count)| count == usize::from(at != 0));
        is_tree.then_some(tree)
    }

    /// Whether a field holds what is above.
    pub fn goes_up(&self, class: ClassId, name: &Rc<str>) -> bool {
        self.links.upward.contains(&(class, name.clone()))
    }

    /// The next object of a line.
    pub fn next_in_line(&self, object: &Object) -> Option<usize> {
        let name = self.links.lines.get(&object.class)?;
        let Contents::Fields(fields) = &object.contents else { return None };
        fields.iter().filter(|field| field.name == *name).find_map(|field| match field.value {
            Content::Object(target) => Some(target),
            _ => None,
        })
    }

    /// The references from an object to those below it, with their names.
    pub fn downward(&self, object: &Object) -> Vec<(String, usize)> {
        let mut all = Vec::new();
        match &object.contents {
            Contents::Fields(fields) => {
                for field in fields.iter().filter(|field| !self.goes_up(object.class, &field.name)) {
                    if let Content::Object(target) = field.value {
                        all.push((field.name.to_string(), target));
                    }
                }
            }
            Contents::Elements(elements) => {
                for (at, element) in elements.iter().enumerate() {
                    if let Content::Object(target) = element {
                        all.push((format!("[{at}]"), *target));
                    }
                }
            }
            Contents::Text(_) => {}
        }
        all
    }
}

/// For each object, which one it hangs from. Objects are in breadth-first order, so that is the first one with a
/// reference to it.
fn above(objects: &[Object]) -> Vec<usize> {
    let mut above = vec![usize::MAX; objects.len()];
    for (at, object) in objects.iter().enumerate() {
        for content in object.values() {
            if let Content::Object(target) = *content
                && target != 0
                && above[target] == usize::MAX
            {
                above[target] = at;
            }
        }
    }
    above
}
