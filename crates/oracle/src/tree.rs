//! What an invariant asks and decides, remembered as a tree.
//!
//! The invariant is executed on a completely unknown object. Where something has to be decided a node is made, with a
//! child for every way to go on; a leaf says whether the invariant holds. Nodes are made when somebody first comes by,
//! and a part of the tree in which nothing is valid is closed for good. So the invariant is executed once for each
//! distinct beginning of a structure, however many questions are asked about it.

use std::rc::Rc;
use std::time::Instant;

use exec::symbolic::Initialization;
use exec::symbolic::{Alternative, Bound};
use exec::trap::Stop;
use explore::SetUp;
use heap::SymbolId;
use heap::input::{Symbol, Types, Unknown};
use jvm::ClassId;
use term::{Model, TermId};

use crate::runner::{Mark, Runner, Stopped};

/// A place in the tree.
pub(crate) type NodeId = u32;

/// The place where the invariant begins.
pub(crate) const ROOT: NodeId = 0;

/// What the invariant came across between two choices.
#[derive(Default)]
pub(crate) struct Segment {
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
    /// A bound that was met here.
    limit: Option<(Bound, Rc<str>)>,
}

/// Time was up.
pub(crate) struct Late;

/// The tree of an invariant, and the machine that makes it.
pub(crate) struct Tree<'p> {
    pub runner: Runner<'p>,
    nodes: Vec<Node>,
    /// The choices above the place where the machine is.
    at: Vec<(NodeId, Mark<'p>)>,
    start: Mark<'p>,
    scope: Option<Option<(Bound, Rc<str>)>>,
}

/// So many places are looked at to find out whether the scope limits the invariant.
const LOOKED_AT: usize = 400;

impl<'p> Tree<'p> {
    /// A tree of which nothing is known.
    pub fn new(setup: &SetUp<'p>, init: &'static dyn Initialization) -> Result<Tree<'p>, Stop> {
        let mut runner = Runner::new(setup, init)?;
        let start = runner.mark();
        let segment = Rc::new(Segment::default());
        let root = Node { parent: ROOT, number: 0, kind: Kind::New, segment, alive: 0, limit: None };
        Ok(Tree { runner, nodes: vec![root], at: Vec::new(), start, scope: None })
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
        let (symbols, unknowns, objects, conditions) = match self.enter(node)? {
            Some(counts) => counts,
            None => {
                self.close(node);
                return Ok(());
            }
        };
        let stopped = self.runner.run();
        let place = self.runner.vm.current_place();
        let limit = self.runner.notes().first().map(|&bound| (bound, Rc::from(place.as_str())));
        if let Some(symbolic) = self.runner.vm.symbolic_part() {
            let segment = Segment {
                symbols: symbolic.input.symbols()[symbols..].to_vec(),
                unknowns: symbolic.input.unknowns()[unknowns..].to_vec(),
                objects: symbolic.input.objects()[objects..]
                    .iter()
                    .map(|o| Object { symbol: o.symbol, types: o.types.clone(), layout: o.layout })
                    .collect(),
                conditions: symbolic.path.conjuncts()[conditions..].to_vec(),
            };
            self.nodes[node as usize].segment = Rc::new(segment);
        }
        self.nodes[node as usize].limit = limit;
        match stopped {
            Stopped::Late => {
                self.at.clear();
                return Err(Late);
            }
            Stopped::Valid => self.nodes[node as usize].kind = Kind::Valid,
            Stopped::Invalid => self.close(node),
            Stopped::Limit(bound) => {
                self.nodes[node as usize].limit = Some((bound, place.as_str().into()));
                self.close(node);
            }
            Stopped::Gap(what) => self.nodes[node as usize].kind = Kind::Gap(what.into()),
            Stopped::Choice(choice) => {
                let mark = self.runner.mark();
                match self.runner.ways(&choice) {
                    Err(why) => self.nodes[node as usize].kind = Kind::Gap(why.into()),
                    Ok((ways, bounds)) => {
                        if let Some(&bound) = bounds.first() {
                            self.nodes[node as usize].limit = Some((bound, place.as_str().into()));
                        }
                        let mut children = Vec::with_capacity(ways.len());
                        for way in ways {
                            let id = self.nodes.len() as NodeId;
                            self.nodes.push(Node {
                                parent: node,
                                number: children.len() as u32,
                                kind: Kind::New,
                                segment: Rc::new(Segment::default()),
                                alive: 0,
                                limit: None,
                            });
                            children.push(Child { alternative: way.alternative, node: id, model: way.model });
                        }
                        self.nodes[node as usize].alive = children.len() as u32;
                        let is_dead = children.is_empty();
                        self.nodes[node as usize].kind = Kind::Choice(children);
                        if is_dead {
                            self.close(node);
                        } else {
                            self.at.push((node, mark));
                        }
                    }
                }
            }
        }
        Ok(())
    }

    /// Brings the machine to the beginning of the segment of a place. Gives how much of everything there was before the
    /// way there was taken; none if it cannot be taken.
    fn enter(&mut self, node: NodeId) -> Result<Option<(usize, usize, usize, usize)>, Late> {
        if node == ROOT {
            self.at.clear();
            self.runner.restore(&self.start);
            return Ok(Some((0, 0, 0, 0)));
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
            if self.take(next).is_none() {
                return Ok(None);
            }
            self.replay(next)?;
        }
        if let Some((_, mark)) = self.at.last() {
            self.runner.restore(mark);
        }
        let Some(symbolic) = self.runner.vm.symbolic_part() else { return Ok(None) };
        let input = &symbolic.input;
        let counts =
            (input.symbols().len(), input.unknowns().len(), input.objects().len(), symbolic.path.conjuncts().len());
        Ok(self.take(node).map(|()| counts))
    }

    /// Takes the way from its parent to a place.
    fn take(&mut self, node: NodeId) -> Option<()> {
        if let Some((_, mark)) = self.at.last() {
            self.runner.restore(mark);
        }
        let Node { parent, number, .. } = self.nodes[node as usize];
        let child = &self.children(parent)[number as usize];
        let (alternative, model) = (child.alternative.clone(), child.model.clone());
        self.runner.take(&alternative, &model).unwrap_or(false).then_some(())
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
            entry.segment = Rc::new(Segment::default());
            if node == ROOT {
                return;
            }
            node = entry.parent;
            let parent = &mut self.nodes[node as usize];
            parent.alive = parent.alive.saturating_sub(1);
            if parent.alive > 0 {
                return;
            }
        }
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
            found = self.nodes[node as usize].limit.clone();
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
