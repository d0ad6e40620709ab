// What was found. Paths are decoded when they are looked at.

const found = JSON.parse(document.getElementById("found").textContent);
const times = JSON.parse(document.getElementById("times").textContent);

/** How a path can end: what it is called, and the class that colours it. */
const OUTCOMES = {
  returned: { label: "returned", tone: "good" },
  threw: { label: "threw as declared", tone: "calm" },
  exit: { label: "exited", tone: "calm" },
  uncaught: { label: "uncaught exception", tone: "bad" },
  assertion: { label: "failed assertion", tone: "bad" },
  invariant: { label: "invariant broken", tone: "bad" },
  postcondition: { label: "postcondition broken", tone: "bad" },
};
const outcomeOf = (name) => OUTCOMES[name] ?? { label: name, tone: "calm" };

const VERDICTS = {
  holds: { tone: "good", sign: "✓" },
  "holds within the scope": { tone: "good", sign: "✓" },
  inconclusive: { tone: "open", sign: "?" },
  violated: { tone: "bad", sign: "✗" },
};
const verdictOf = (words) => VERDICTS[words] ?? { tone: "calm", sign: "·" };

const text = (at) => found.strings[at];

/** A place by its number: method, file, line. */
function place(at) {
  if (at < 0) return null;
  const [method, file, line] = found.places[at];
  return { method: text(method), file, line, name: file < 0 ? "" : found.files[file].name.split("/").pop() };
}

const placeName = (where) => (where.file < 0 ? where.method : where.line ? `${where.name}:${where.line}` : where.name);

/** The place that words such as `IntSet.repOK(IntSet.java:20)` name; null if its file is not on the page. */
function placeOfWords(words) {
  const [, method, name, line] = /^(.*)\((.*?)(?::(\d+))?\)$/.exec(words) ?? [];
  if (!name) return null;
  const folder = method.split(".").slice(0, -2).join("/");
  const file = found.files.findIndex((each) => each.name === (folder ? `${folder}/${name}` : name));
  return file < 0 ? null : { method, file, line: Number(line ?? 0), name };
}

/** One object: [layout, …] as {class, kind, places: [[name, value]], length}. */
function object([layout, ...values]) {
  const [name, kind, ...fields] = found.layouts[layout];
  const made = { class: text(name), kind, places: [], value: undefined, length: 0 };
  if (kind === "fields") made.places = fields.map((field, at) => [text(field), values[at]]);
  else if (kind === "array") {
    made.length = values.shift();
    made.places = values.map((value, at) => [`[${at}]`, value]);
  } else made.value = values[0];
  return made;
}

const pairs = (flat) => flat.flatMap((name, at) => (at % 2 ? [] : [[text(name), flat[at + 1]]]));

/** A method with its tree of choices. */
class Method {
  constructor(raw, index) {
    this.raw = raw;
    this.index = index;
    this.count = raw.paths.length;
    this.times = times.methods[index] ?? { phases: [], oracles: [], solver: [] };
  }

  static all = found.methods.map((raw, index) => new Method(raw, index));

  /** Parents, children and paths of all nodes. */
  get tree() {
    return (this.made ??= this.build());
  }

  build() {
    const { nodes, paths } = this.raw;
    const count = nodes.length / 4;
    const children = Array.from({ length: count }, () => null);
    const roots = [];
    for (let node = 0; node < count; node++) {
      const parent = nodes[node * 4];
      if (parent < 0) roots.push(node);
      else (children[parent] ??= []).push(node);
    }
    const pathAt = new Map();
    paths.forEach((path, at) => pathAt.set(path[0], at));
    return { count, roots, children, pathAt };
  }

  parent(node) {
    return this.raw.nodes[node * 4];
  }

  words(node) {
    return text(this.raw.nodes[node * 4 + 2]);
  }

  place(node) {
    return node < 0 ? null : place(this.raw.nodes[node * 4 + 3]);
  }

  outcome(path) {
    return text(this.raw.paths[path][1]);
  }

  what(path) {
    return text(this.raw.paths[path][2]);
  }

  /** How it ended, in few words. */
  shortly(path) {
    const end = this.outcome(path);
    return end === "invariant" || end === "postcondition" ? outcomeOf(end).label : withoutPackages(this.what(path));
  }

  call(path) {
    const raw = this.raw.paths[path];
    return raw.length > 6 ? text(raw[7]) : "";
  }

  objects(path) {
    const raw = this.raw.paths[path];
    return raw.length > 6 ? found.heaps[raw[5]].length : 0;
  }

  /** The choices of a path, the first one first. */
  steps(path) {
    const nodes = [];
    for (let node = this.raw.paths[path][0]; node >= 0; node = this.parent(node)) nodes.push(node);
    return nodes.reverse();
  }

  /** What was decided last. */
  last(path) {
    const node = this.raw.paths[path][0];
    return node < 0 ? "" : `  ${this.words(node)}`;
  }

  depth(path) {
    let depth = 0;
    for (let node = this.raw.paths[path][0]; node >= 0; node = this.parent(node)) depth++;
    return depth;
  }

  id(path) {
    return this.steps(path).map((node) => this.raw.nodes[node * 4 + 1]).join(".") || "-";
  }

  /** Everything that a search looks at, in small letters. */
  searched(path) {
    this.texts ??= [];
    return (this.texts[path] ??= [
      this.what(path), this.call(path), ...this.raw.paths[path][4].map(text), ...this.lines(path), `path:${this.id(path)}`,
    ].join(" ").toLowerCase());
  }

  lines(path) {
    const seen = new Set();
    for (const node of this.steps(path)) {
      const at = this.raw.nodes[node * 4 + 3];
      if (at >= 0) seen.add(at);
    }
    return [...seen].map((at) => placeName(place(at)));
  }

  /** A path with everything on it. */
  path(at) {
    const raw = this.raw.paths[at];
    const path = {
      at, id: this.id(at), outcome: text(raw[1]), what: text(raw[2]), place: place(raw[3]),
      conditions: raw[4].map(text), steps: this.steps(at),
    };
    if (raw.length <= 6) return { ...path, why: text(raw[5]) };
    const before = found.heaps[raw[5]].map(object);
    const after = [...before];
    for (const [position, ...rest] of found.changes[raw[6]]) after[position] = object(rest);
    return { ...path, call: text(raw[7]), before, after, roots: pairs(raw[8]), made: pairs(raw[9]) };
  }
}
