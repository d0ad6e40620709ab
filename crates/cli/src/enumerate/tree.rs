//! Whether a structure is a tree, and along which references.

use oracle::enumerate::{Content, Contents, Object, Structure};
use jvm::ClassId;

/// A structure seen as a tree: every object but the root is reached in one way, links to the object above aside.
pub(super) struct Tree<'a> {
    /// For each object, which one it hangs from.
    above: Vec<usize>,
    /// Fields that always hold the object above.
    upward: Vec<(ClassId, &'a str)>,
    /// Classes whose objects form a line, and the field that leads on.
    lines: Vec<(ClassId, &'a str)>,
}

impl<'a> Tree<'a> {
    /// None if some object is reached in two ways.
    pub fn of(structure: &'a Structure) -> Option<Tree<'a>> {
        let objects = &structure.objects;
        // Objects are in breadth-first order, so the first reference to one is the one it hangs from.
        let mut above = vec![usize::MAX; objects.len()];
        for (at, object) in objects.iter().enumerate() {
            for target in targets(object) {
                if target != 0 && above[target] == usize::MAX {
                    above[target] = at;
                }
            }
        }
        let mut tree = Tree { above, upward: Vec::new(), lines: Vec::new() };
        tree.upward = names(objects).into_iter().filter(|name| tree.is_upward(objects, *name)).collect();
        let mut reached = vec![0; objects.len()];
        for (_, target) in objects.iter().flat_map(|object| tree.downward(object)) {
            reached[target] += 1;
        }
        let is_tree = reached.iter().enumerate().all(|(at, &count)| count == usize::from(at != 0));
        tree.lines = names(objects).into_iter().filter(|name| tree.is_line(objects, *name)).collect();
        is_tree.then_some(tree)
    }

    /// Whether a field always holds the object above, or null if that is of another class.
    fn is_upward(&self, objects: &[Object], (class, name): (ClassId, &str)) -> bool {
        let mut is_used = false;
        let fits = objects.iter().enumerate().filter(|(_, object)| object.class == class).all(|(at, object)| {
            let above = self.above[at];
            match field(object, name) {
                Some(Content::Object(target)) => {
                    is_used = true;
                    *target == above
                }
                Some(Content::Null | Content::Open) => objects.get(above).is_none_or(|above| above.class != class),
                _ => false,
            }
        });
        fits && is_used
    }

    /// Whether a field leads from object to object of a class that has no other references.
    fn is_line(&self, objects: &[Object], (class, name): (ClassId, &str)) -> bool {
        let mut is_used = false;
        let fits = objects.iter().filter(|object| object.class == class).all(|object| {
            let Contents::Fields(fields) = &object.contents else { return false };
            fields.iter().all(|field| match field.value {
                Content::Object(target) if *field.name == *name => {
                    is_used = true;
                    objects[target].class == class
                }
                Content::Object(_) | Content::Null => *field.name == *name || self.goes_up(class, &field.name),
                _ => true,
            })
        });
        fits && is_used
    }

    /// Whether a field holds what is above, so that there is no need to show it.
    pub fn goes_up(&self, class: ClassId, name: &str) -> bool {
        self.upward.iter().any(|(of, field)| *of == class && *field == name)
    }

    /// The next object of a line.
    pub fn next_in_line(&self, object: &Object) -> Option<usize> {
        let (_, name) = self.lines.iter().find(|(class, _)| *class == object.class)?;
        match field(object, name) {
            Some(Content::Object(target)) => Some(*target),
            _ => None,
        }
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

fn targets(object: &Object) -> impl Iterator<Item = usize> {
    object.values().filter_map(|content| match content {
        Content::Object(target) => Some(*target),
        _ => None,
    })
}

/// The fields that hold objects.
fn names(objects: &[Object]) -> Vec<(ClassId, &str)> {
    let mut all: Vec<(ClassId, &str)> = Vec::new();
    for object in objects {
        let Contents::Fields(fields) = &object.contents else { continue };
        for field in fields.iter().filter(|field| matches!(field.value, Content::Object(_))) {
            if !all.contains(&(object.class, &field.name)) {
                all.push((object.class, &field.name));
            }
        }
    }
    all
}

fn field<'o>(object: &'o Object, name: &str) -> Option<&'o Content> {
    match &object.contents {
        Contents::Fields(fields) => fields.iter().find(|field| *field.name == *name).map(|field| &field.value),
        _ => None,
    }
}
