// One path: its input, what becomes of it, what was decided, and the source beside it.

class PathView {
  constructor({ back, turn }) {
    this.source = new SourcePanel();
    this.back = back;
    this.turn = turn;
    this.element = el("section", { class: "path", tabindex: -1, "aria-label": "Path" });
  }

  clear(words) {
    this.element.replaceChildren(el("p", { class: "faint empty", text: words }));
  }

  show(method, at, of) {
    const path = method.path(at);
    this.path = path;
    this.method = method;
    const tone = outcomeOf(path.outcome).tone;
    const step = (by, sign, name) => el("button", { class: "icon", title: name, "aria-label": name, onclick: () => this.turn(by), text: sign });
    this.element.replaceChildren(
      el("header", { class: `pathhead ${tone}` },
        el("div", { class: "pathbar" },
          el("button", { class: "icon backbutton", onclick: this.back, "aria-label": "Back to the paths", text: "‹ Paths" }),
          el("span", { class: "faint", text: `path ${number(at + 1)} of ${number(of)}` }),
          el("span", { class: "spacer" }), step(-1, "↑", "Previous path"), step(1, "↓", "Next path")),
        el("h2", { text: path.what }),
        path.place && el("p", {}, "at ", this.link(path.place, `${path.place.method}, ${placeName(path.place)}`)),
        path.call && el("p", {}, el("code", { class: "call", text: path.call }))),
      this.heaps(path),
      el("div", { class: "columns" }, this.choices(path), this.source.element),
      this.details(path));
    this.showSource(path);
  }

  /** The two drawings. They are made when the path is looked at, and thrown away with it. */
  heaps(path) {
    if (path.why !== undefined) {
      return el("p", { class: "card note", text: `There is no input to show: ${path.why}` });
    }
    const after = [...path.made.filter(([name]) => name === "this"), ...path.roots, ...path.made.filter(([name]) => name !== "this")];
    const ends = path.outcome === "returned" ? "After" : "When it ended";
    const parts = [
      this.heap("Input", { roots: path.roots, objects: path.before, label: `Input: ${path.call}` }, "an empty input"),
      this.heap(ends, { roots: after, objects: path.after, before: path.before, label: `Afterwards: ${path.what}` }, "nothing"),
    ];
    return el("div", { class: parts.some((part) => isWide(part.querySelector("svg") ?? part)) ? "heaps stacked" : "heaps" }, parts);
  }

  heap(title, what, empty) {
    const drawn = what.roots.length || what.objects.length ? drawing(what) : el("p", { class: "faint", text: empty });
    const key = what.before && drawn.querySelector?.(".new, .changed, .lost") ? el("p", { class: "legend" },
      el("span", {}, el("i", { class: "dot new" }), "new"), el("span", {}, el("i", { class: "dot changed" }), "changed"),
      el("span", {}, el("i", { class: "dot lost" }), "unreachable")) : null;
    const same = what.before && !key ? el("span", { class: "plain", text: " · nothing changed" }) : null;
    return el("figure", { class: "card heapcard" }, el("figcaption", {}, title, same),
      el("div", { class: "canvas", tabindex: 0, role: "group", "aria-label": title }, drawn), key);
  }

  choices(path) {
    const { children, roots } = this.method.tree;
    let file = this.method.place(path.steps[0] ?? -1)?.file;
    const items = path.steps.map((node, at) => {
      const siblings = at === 0 ? roots : children[path.steps[at - 1]];
      const where = this.method.place(node);
      // Which file it is need not be said with every line.
      const words = where && (where.file === file && where.line ? `line ${where.line}` : placeName(where));
      file = where?.file ?? file;
      return el("li", { class: siblings.length > 1 ? "" : "only" },
        el("div", { class: "choice" }, el("span", { class: "words", text: this.method.words(node) }),
          where && this.link(where, words)));
    });
    const section = el("section", { class: "card choices" },
      el("h3", { text: items.length ? plural(items.length, "choice") : "No choice" }),
      el("ol", {}, items));
    if (items.length) {
      section.append(el("p", { class: "faint", text: "In grey: nothing else was possible." }));
    } else section.append(el("p", { class: "faint", text: "Every input takes this path." }));
    return section;
  }

  /** A place that brings the source there. */
  link(where, words) {
    const go = (event) => {
      event.preventDefault();
      this.go(where);
      if (narrow.matches) this.source.element.scrollIntoView({ block: "nearest" });
    };
    return el("a", { class: "link", href: "#", title: `${where.method}: show the source`, onclick: go, text: words });
  }

  go(where) {
    if (where.file < 0) return;
    this.source.show(where.file, this.marks(where.file));
    this.source.go(where.line);
  }

  /** The lines of a file at which this path decided something, and the one where it ended. */
  marks(file) {
    const marks = new Map();
    for (const node of this.path.steps) {
      const where = this.method.place(node);
      if (where?.file === file) marks.set(where.line, "decided");
    }
    const end = this.path.place;
    if (end?.file === file) marks.set(end.line, `ended ${outcomeOf(this.path.outcome).tone}`);
    return marks;
  }

  showSource(path) {
    const places = path.steps.map((node) => this.method.place(node)).filter((where) => where && where.file >= 0);
    const where = (path.place?.file >= 0 ? path.place : null) ?? places.at(-1);
    this.source.element.hidden = !where;
    if (where) this.go(where);
  }

  details(path) {
    const command = `${this.method.raw.replay} ${path.id}`;
    const copy = el("button", { class: "small", text: "copy", onclick: () => copyText(command, copy) });
    return el("details", { class: "card" },
      el("summary", { text: "Condition and replay" }),
      el("h4", { text: "What the path assumes" }),
      el("ul", { class: "conditions" }, path.conditions.map((words) => el("li", {}, el("code", { text: words })))),
      el("h4", {}, "Follow it line by line ", copy),
      el("pre", { class: "code", tabindex: 0, text: command }));
  }
}

async function copyText(words, button) {
  try {
    await navigator.clipboard.writeText(words);
    button.textContent = "copied";
  } catch {
    button.textContent = "not allowed";
  }
}
