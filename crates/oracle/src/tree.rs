//! What an invariant asks and decides, remembered as a tree.
//!
//! The invariant is executed on a completely unknown object. Where something has to be decided a node is made, with a
//! child for every way to go on; a leaf says whether the invariant holds. Nodes are made when somebody first comes by,
//! and a part of the tree in which nothing is valid is closed for good. So the invariant is executed once for each
//! distinct beginning of a structure, however many questions are asked about it.

use std::rc::Rc;
use std::time::Instant;

use exec::symbolic::{Alternative, Bound, Choice, Initialization};
use exec::trap::Stop;
use explore::SetUp;
use heap::input::{Symbol, Types, Unknown};
use heap::{InputId, Origin, SymbolId, Value};
use jvm::ClassId;
use rustc_hash::FxHashMap;
use term::{Model, TermId};

use crate::endings::Endings;
use crate::footprint::Footprint;
use crate::runner::{Mark, Runner, Stopped};
use crate::state::{State, States};

/// A place in the tree.
pub(crate) type NodeId = u32;

/// The place where the invariant begins.
pub(crate) const ROOT: NodeId = 0;

/// A name for an object: the way on which the invariant first came to it.
pub(crate) type Name = u32;

/// A field or element of an object.
pub(crate) type Place = (Name, u32);

/// A place, by number.
pub(crate) type PlaceId = u32;

/// What the invariant came across between two choices.
#[derive(Default)]
pub(crate) struct Segment {
    /// The references of the structure it read.
    pub reads: Vec<PlaceId>,
    /// Where its symbols were found, in their order.
    pub places: Vec<Option<PlaceId>>,
    /// What it will do from here on depends on this and on the structure, on nothing else; none if it may also depend
    /// on what it has allocated or written.
    pub state: Option<State>,
    pub symbols: Vec<Symbol>,
    pub unknowns: Vec<Unknown>,
    pub objects: Vec<Object>,
    /// What it assumed about numbers.
    pub conditions: Vec<TermId>,
}

/// An object of the structure.
#[derive(Clone)]
pub(crate) struct Object {
    pub symbol: SymbolId,
    pub types: Types,
    pub layout: ClassId,
    pub name: Name,
}

/// What is known about a place.
pub(crate) enum Kind {
    /// Nobody has been here.
    New,
    /// Something is decided.
    Choice(Vec<Child>),
    /// The invariant holds.
    Valid,
    /// Nothing below is valid.
    Dead,
    /// The invariant needs something that is missing: what.
    Gap(Rc<str>),
}

/// A way to go on.
pub(crate) struct Child {
    pub alternative: Alternative,
    pub node: NodeId,
    model: Rc<Model>,
}

struct Node {
    parent: NodeId,
    /// Its number among the parent's children.
    number: u32,
    kind: Kind,
    segment: Rc<Segment>,
    /// Children that may still have something valid.
    alive: u32,
    /// What was read below those children where nothing valid is; and here, if nothing is here either.
    dead: Footprint,
    /// Whether more was read here than is known, or execution met a bound.
    is_cut: bool,
}

impl Node {
    fn new(parent: NodeId, number: u32, segment: Rc<Segment>) -> Node {
        Node { parent, number, kind: Kind::New, segment, alive: 0, dead: Footprint::default(), is_cut: false }
    }
}

/// How much of everything there is in a machine.
#[derive(Default)]
struct Counts {
    symbols: usize,
    unknowns: usize,
    objects: usize,
    conditions: usize,
}

/// Time was up.
pub(crate) struct Late;

/// Why the machine could not be brought to a place.
enum Barred {
    Late,
    /// What is missing, or was not decided.
    Gap(String),
}

impl From<Late> for Barred {
    fn from(_: Late) -> Barred {
        Barred::Late
    }
}

/// The tree of an invariant, and the machine that makes it.
pub(crate) struct Tree<'p> {
    pub runner: Runner<'p>,
    nodes: Vec<Node>,
    /// The choices above the place where the machine is.
    at: Vec<(NodeId, Mark<'p>)>,
    start: Mark<'p>,
    scope: Option<Option<(Bound, Rc<str>)>>,
    names: FxHashMap<Place, Name>,
    places: FxHashMap<Place, PlaceId>,
    states: States,
    endings: Endings,
    /// Bounds that were met, by where.
    limits: FxHashMap<NodeId, (Bound, Rc<str>)>,
}

/// So many places are looked at to find out whether the scope limits the invariant.
const LOOKED_AT: usize = 400;

impl<'p> Tree<'p> {
    /// A tree of which nothing is known.
    pub fn new(setup: &SetUp<'p>, init: &'static dyn Initialization) -> Result<Tree<'p>, Stop> {
        let mut runner = Runner::new(setup, init)?;
        let start = runner.mark();
        let segment = Rc::new(Segment::default());
        let root = Node::new(ROOT, 0, segment);
        Ok(Tree {
            runner,
            nodes: vec![root],
            at: Vec::new(),
            start,
            scope: None,
            names: FxHashMap::default(),
            places: FxHashMap::default(),
            states: States::default(),
            endings: Endings::default(),
            limits: FxHashMap::default(),
        })
    }

    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.runner.set_deadline(deadline);
    }

    pub fn kind(&self, node: NodeId) -> &Kind {
        &self.nodes[node as usize].kind
    }

    pub fn segment(&self, node: NodeId) -> Rc<Segment> {
        self.nodes[node as usize].segment.clone()
    }

    pub fn children(&self, node: NodeId) -> &[Child] {
        match &self.nodes[node as usize].kind {
            Kind::Choice(children) => children,
            _ => &[],
        }
    }

    /// Goes to a place nobody has been at.
    pub fn expand(&mut self, node: NodeId) -> Result<(), Late> {
        if !matches!(self.kind(node), Kind::New) {
            return Ok(());
        }
        let before = match self.enter(node) {
            Ok(Some(before)) => before,
            Ok(None) => {
                self.close(node);
                return Ok(());
            }
            Err(Barred::Late) => return Err(Late),
            Err(Barred::Gap(what)) => {
                self.nodes[node as usize].kind = Kind::Gap(what.into());
                return Ok(());
            }
        };
        self.runner.start_log();
        let stopped = self.runner.run();
        if let Some(&bound) = self.runner.notes().first() {
            self.limit(node, bound);
        }
        self.take_down(node, before, &stopped);
        let entry = &mut self.nodes[node as usize];
        match stopped {
            Stopped::Late => {
                self.at.clear();
                return Err(Late);
            }
            Stopped::Valid => entry.kind = Kind::Valid,
            Stopped::Invalid => self.close(node),
            Stopped::Limit(bound) => {
                entry.is_cut = true;
                self.limit(node, bound);
                self.close(node);
            }
            Stopped::Gap(what) => entry.kind = Kind::Gap(what.into()),
            Stopped::Choice(choice) => self.branch(node, &choice),
        }
        Ok(())
    }

    /// Remembers what the invariant came across on the way to where it stopped.
    fn take_down(&mut self, node: NodeId, before: Counts, stopped: &Stopped) {
        let read = self.runner.take_log();
        let names = self.names();
        self.nodes[node as usize].is_cut = !read.is_complete;
        let is_choice = matches!(stopped, Stopped::Choice(_));
        let state = if is_choice { self.states.of(&self.runner, &names) } else { None };
        let Some(symbolic) = self.runner.vm.symbolic_part() else { return };
        let known = &mut self.places;
        let mut place = |object: InputId, at: u32| {
            let next = known.len() as PlaceId;
            *known.entry((names[object.0 as usize], at)).or_insert(next)
        };
        let mut reads: Vec<PlaceId> = read.places.iter().map(|&(object, at)| place(object, at)).collect();
        reads.sort_unstable();
        reads.dedup();
        if matches!(stopped, Stopped::Invalid) {
            if read.is_complete && !read.asked_numbers {
                self.remember_ending(node, &names, &read.places, &reads);
            }
            let segment = Segment { reads, ..Segment::default() };
            self.nodes[node as usize].segment = Rc::new(segment);
            return;
        }
        let input = &symbolic.input;
        let symbols = &input.symbols()[before.symbols..];
        let places = symbols.iter().map(|symbol| match symbol.origin {
            Origin::Field(holder, slot) => Some(place(holder, slot)),
            Origin::Element(holder, Value::Int(index)) => Some(place(holder, index as u32)),
            _ => None,
        });
        let objects = input.objects()[before.objects..].iter().zip(&names[before.objects..]);
        let objects = objects
            .map(|(o, &name)| Object { symbol: o.symbol, types: o.types.clone(), layout: o.layout, name })
            .collect();
        self.nodes[node as usize].segment = Rc::new(Segment {
            places: places.collect(),
            reads,
            state,
            symbols: symbols.to_vec(),
            unknowns: input.unknowns()[before.unknowns..].to_vec(),
            objects,
            conditions: symbolic.path.conjuncts()[before.conditions..].to_vec(),
        });
    }

    /// The invariant has said no, whatever is known about numbers: remembers what that depended on.
    fn remember_ending(&mut self, node: NodeId, names: &[Name], read: &[(InputId, u32)], reads: &[PlaceId]) {
        let Node { parent, number, .. } = self.nodes[node as usize];
        let Some(state) = self.nodes[parent as usize].segment.state else { return };
        let mut footprint = Footprint::default();
        footprint.add(Some(reads));
        let Kind::Choice(children) = &self.nodes[parent as usize].kind else { return };
        let way = (state, &children[number as usize].alternative);
        self.endings.remember(&self.runner, names, way, read, footprint);
    }

    /// The invariant has to decide something: makes a place for each way to go on.
    fn branch(&mut self, node: NodeId, choice: &Choice) {
        let mark = self.runner.mark();
        let (ways, bounds) = match self.runner.ways(choice) {
            Ok(found) => found,
            Err(why) => {
                self.nodes[node as usize].kind = Kind::Gap(why.into());
                return;
            }
        };
        if let Some(&bound) = bounds.first() {
            self.limit(node, bound);
        }
        let state = self.nodes[node as usize].segment.state;
        let names = self.names();
        let mut children = Vec::with_capacity(ways.len());
        for way in ways {
            let ending = state.and_then(|state| self.endings.find(&self.runner, &names, state, &way.alternative));
            if let Some(footprint) = ending {
                self.nodes[node as usize].dead.absorb(footprint);
                continue;
            }
            let id = self.nodes.len() as NodeId;
            self.nodes.push(Node::new(node, children.len() as u32, Rc::default()));
            children.push(Child { alternative: way.alternative, node: id, model: way.model });
        }
        let is_dead = children.is_empty();
        let entry = &mut self.nodes[node as usize];
        entry.alive = children.len() as u32;
        entry.kind = Kind::Choice(children);
        if is_dead {
            self.close(node);
        } else {
            self.at.push((node, mark));
        }
    }

    /// A bound was met where the machine is.
    fn limit(&mut self, node: NodeId, bound: Bound) {
        self.limits.insert(node, (bound, self.runner.vm.current_place().into()));
    }

    /// Brings the machine to the beginning of the segment of a place. Gives how much of everything there was before the
    /// way there was taken; none if it cannot be taken.
    fn enter(&mut self, node: NodeId) -> Result<Option<Counts>, Barred> {
        if node == ROOT {
            self.at.clear();
            self.runner.restore(&self.start);
            return Ok(Some(Counts::default()));
        }
        let parent = self.nodes[node as usize].parent;
        let mut path = Vec::new();
        let mut above = parent;
        loop {
            path.push(above);
            if above == ROOT {
                break;
            }
            above = self.nodes[above as usize].parent;
        }
        path.reverse();
        let shared = self.at.iter().zip(&path).take_while(|((at, _), on)| at == *on).count();
        self.at.truncate(shared);
        if shared == 0 {
            self.runner.restore(&self.start);
            self.replay(ROOT)?;
        }
        for &next in path.iter().skip(self.at.len()) {
            if !self.take(next)? {
                return Err(Barred::Gap("a way that was possible is not any more".to_string()));
            }
            self.replay(next)?;
        }
        if let Some((_, mark)) = self.at.last() {
            self.runner.restore(mark);
        }
        let Some(symbolic) = self.runner.vm.symbolic_part() else { return Ok(None) };
        let input = &symbolic.input;
        let counts = Counts {
            symbols: input.symbols().len(),
            unknowns: input.unknowns().len(),
            objects: input.objects().len(),
            conditions: symbolic.path.conjuncts().len(),
        };
        Ok(self.take(node)?.then_some(counts))
    }

    /// Takes the way from its parent to a place. False if that turns out to be impossible.
    fn take(&mut self, node: NodeId) -> Result<bool, Barred> {
        if let Some((_, mark)) = self.at.last() {
            self.runner.restore(mark);
        }
        let Node { parent, number, .. } = self.nodes[node as usize];
        let child = &self.children(parent)[number as usize];
        let (alternative, model) = (child.alternative.clone(), child.model.clone());
        self.runner.take(&alternative, &model).map_err(Barred::Gap)
    }

    /// Runs to the choice of a place that was visited before.
    fn replay(&mut self, node: NodeId) -> Result<(), Late> {
        match self.runner.run() {
            Stopped::Late => {
                self.at.clear();
                Err(Late)
            }
            _ => {
                let mark = self.runner.mark();
                self.at.push((node, mark));
                Ok(())
            }
        }
    }

    /// Nothing valid is at a place: closes it, and all above where nothing else is.
    fn close(&mut self, node: NodeId) {
        let mut node = node;
        loop {
            let entry = &mut self.nodes[node as usize];
            if matches!(entry.kind, Kind::Dead) {
                return;
            }
            entry.kind = Kind::Dead;
            let segment = std::mem::take(&mut entry.segment);
            entry.dead.add((!entry.is_cut).then_some(segment.reads.as_slice()));
            let dead = entry.dead.clone();
            if node == ROOT {
                return;
            }
            node = entry.parent;
            let parent = &mut self.nodes[node as usize];
            parent.dead.absorb(&dead);
            parent.alive = parent.alive.saturating_sub(1);
            if parent.alive > 0 {
                return;
            }
        }
    }

    /// What was read below those children of a place where nothing valid is; and there, if nothing is there either.
    pub fn dead(&self, node: NodeId) -> &Footprint {
        &self.nodes[node as usize].dead
    }

    /// Whether all that was read on the way to a place is known.
    pub fn is_complete(&self, node: NodeId) -> bool {
        !self.nodes[node as usize].is_cut
    }

    /// The names of the objects the machine has, in their order.
    fn names(&mut self) -> Vec<Name> {
        let Some(symbolic) = self.runner.vm.symbolic_part() else { return Vec::new() };
        let mut names: Vec<Name> = Vec::with_capacity(symbolic.input.objects().len());
        for object in symbolic.input.objects() {
            let (holder, at) = match symbolic.input.symbol(object.symbol).origin {
                Origin::Field(holder, slot) => (names[holder.0 as usize], slot),
                Origin::Element(holder, Value::Int(index)) => (names[holder.0 as usize], index as u32),
                Origin::Static(slot) => (Name::MAX, slot),
                Origin::Argument(at) => (Name::MAX - 1, u32::from(at)),
                // Such an object has a name that nothing else has.
                _ => (Name::MAX - 2, self.names.len() as u32),
            };
            let next = self.names.len() as Name;
            names.push(*self.names.entry((holder, at)).or_insert(next));
        }
        names
    }

    /// A bound of the scope that cuts something of the invariant off, if there is one: the first that a search in order
    /// meets, so that it does not depend on what was asked before.
    pub fn scope_limit(&mut self) -> Result<Option<(Bound, Rc<str>)>, Late> {
        if let Some(known) = &self.scope {
            return Ok(known.clone());
        }
        let mut fresh = Vec::from([ROOT]);
        let mut seen = 0;
        let mut found = None;
        while let Some(node) = fresh.pop() {
            self.expand(node)?;
            seen += 1;
            found = self.limits.get(&node).cloned();
            if found.is_some() {
                break;
            }
            if seen >= LOOKED_AT {
                found = Some((Bound::Objects, self.runner.name().as_str().into()));
                break;
            }
            fresh.extend(self.children(node).iter().rev().map(|child| child.node));
        }
        self.scope = Some(found.clone());
        Ok(found)
    }
}
