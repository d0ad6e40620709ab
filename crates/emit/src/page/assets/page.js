// The page itself: which method and path are shown, filters, keys.

/** What is looked at. */
const state = { method: -1, tab: "paths", view: "tree", wanted: "", ends: new Set(), path: -1 };

/* ---- the frame ---- */

const verdictBadge = (words) => el("span", { class: `badge ${verdictOf(words).tone}` },
  el("span", { "aria-hidden": "true", text: `${verdictOf(words).sign} ` }), words);

const mark = () => svg("svg", { class: "mark", viewBox: "0 0 16 16", width: 20, height: 20, "aria-hidden": "true" },
  svg("path", { d: "M4 3v10h8", fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round" }),
  svg("circle", { cx: 4, cy: 3, r: 2.4, fill: "currentColor" }), svg("circle", { cx: 12, cy: 13, r: 2.4, class: "leaf" }));

/** A method's name without its class, which all share, and types without their packages. */
const shortName = (name) => name.slice(name.indexOf("#") + 1).replace(/[^(),]*[.$](?=[^(),.$]+[),])/g, "").replaceAll(",", ", ");

const menu = el("nav", { class: "menu", "aria-label": "Methods" });
const main = el("main", { class: "main", id: "main" });
const help = el("dialog", { class: "help", "aria-label": "Keys" });

function header() {
  const theme = el("button", { class: "icon", id: "theme", title: "Light or dark (t)", "aria-label": "Light or dark", onclick: turnTheme, text: "◐" });
  const keys = el("button", { class: "icon", title: "Keys (?)", "aria-label": "Keys", onclick: () => help.showModal(), text: "?" });
  return el("header", { class: "top" },
    el("a", { href: "#/", class: "home", "aria-label": "Overview" }, mark(), el("b", { text: "Lissom" })),
    el("span", { class: "subject", text: found.subject }), verdictBadge(found.verdict),
    el("span", { class: "spacer" }), theme, keys);
}

function fillHelp() {
  const rows = [
    ["↑ ↓", "another path"], ["→ ←", "open or close a choice of the tree"], ["Enter", "go to the path"],
    ["Esc", "back to the list; then clear the search"], ["/", "search"], ["v", "tree or list"],
    ["[ ]", "another method"], ["t", "light or dark"], ["?", "this"],
  ];
  help.replaceChildren(el("h2", { text: "Keys" }),
    el("dl", {}, rows.flatMap(([keys, words]) => [el("dt", {}, el("kbd", { text: keys })), el("dd", { text: words })])),
    el("form", { method: "dialog" }, el("button", { text: "Close" })));
}

function fillMenu() {
  const item = (at, label, badge, name) => el("a", {
    href: at < 0 ? "#/" : `#/${at}`, class: "item", "aria-current": state.method === at ? "page" : null, title: name,
  }, badge, el("span", { class: "label", text: label }));
  menu.replaceChildren(
    item(-1, "Overview", el("i", { class: "dot calm" }), "Overview"),
    ...Method.all.map((method, at) =>
      item(at, shortName(method.raw.name), el("i", { class: `dot ${verdictOf(method.raw.verdict).tone}` }),
        `${method.raw.name}: ${method.raw.verdict}`)));
  menu.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/* ---- overview ---- */

function overview() {
  const total = (pick) => Method.all.reduce((sum, method) => sum + pick(method), 0);
  const completed = total((method) => method.raw.ends.reduce((sum, [, count]) => sum + count, 0));
  const violations = total((method) => method.raw.violations.length);
  const open = total((method) => method.raw.open.length);
  const tile = (value, words, tone) => el("div", { class: `tile ${tone}` }, el("b", { text: number(value) }), el("span", { text: words }));
  const rows = Method.all.map((method, at) => el("tr", {},
    el("td", {}, el("a", { class: "link", href: `#/${at}`, text: shortName(method.raw.name) })),
    el("td", {}, verdictBadge(method.raw.verdict)),
    el("td", { class: "num", text: number(method.raw.ends.reduce((sum, [, count]) => sum + count, 0)) }),
    el("td", { class: "wide" }, outcomeBar(method.raw.ends)),
    el("td", { class: "num", text: method.raw.open.length || "" }),
    el("td", { class: "num", text: seconds(method.times.phases[0]?.[1] ?? 0) })));
  const names = [["method"], ["verdict"], ["paths", "num"], ["how they end"], ["open", "num"], ["time", "num"]];
  const phases = times.phases.map(([label, value], at) => ({ label, parts: [{ label, value, tone: TONES[at % 4] }] }));
  const perMethod = Method.all.slice(0, 40).map((method) => ({
    label: shortName(method.raw.name),
    parts: method.times.phases.map(([label, value], at) => ({ label, value, tone: TONES[at % 4] })),
  }));
  main.replaceChildren(el("div", { class: "page" },
    el("h1", {}, found.subject),
    el("p", { class: "faint", text: `Scope: ${found.scope}` }),
    el("div", { class: "tiles" }, tile(Method.all.length, "methods", "calm"), tile(completed, "paths", "calm"),
      tile(violations, "violations", violations ? "bad" : "good"), tile(open, "left open", open ? "open" : "good")),
    el("div", { class: "card scroll" }, el("table", {},
      el("thead", {}, el("tr", {}, names.map(([name, kind]) => el("th", { scope: "col", class: kind, text: name })))), el("tbody", {}, rows))),
    el("div", { class: "figures" }, bars("Where the time went", phases, seconds), bars("Time by method", perMethod, seconds)),
    el("details", { class: "card" }, el("summary", { text: "How this page was made" }),
      el("pre", { class: "code", tabindex: 0, text: found.command }),
      el("p", { class: "faint", text: `Lissom ${found.version}, classes of JDK ${found.jdk}` }))));
}

/* ---- a method ---- */

let explorer = null;

function showMethod() {
  const method = Method.all[state.method];
  const { raw } = method;
  explorer = new Explorer(method);
  const tab = (name, words) => el("button", {
    role: "tab", id: `tab-${name}`, "aria-selected": state.tab === name, "aria-controls": "panel",
    tabindex: state.tab === name ? 0 : -1, onclick: () => go({ tab: name }), text: words,
  });
  const tabs = el("div", { class: "tabs", role: "tablist", onkeydown: turnTabs },
    tab("paths", `Paths ${number(method.count)}`), tab("tests", `Tests ${number(raw.tests.length)}`), tab("figures", "Figures"));
  const panel = el("div", { id: "panel", role: "tabpanel", "aria-labelledby": `tab-${state.tab}` });
  if (state.tab === "tests") panel.append(tests(raw));
  else if (state.tab === "figures") panel.append(el("div", { class: "figures" }, methodFigures(method)));
  else panel.append(explorer.element);
  main.replaceChildren(el("div", { class: "page method" },
    el("div", { class: "headline" }, el("h1", { title: raw.name, text: `${raw.name.split("#")[0]}.${shortName(raw.name)}` }), verdictBadge(raw.verdict)),
    el("p", { class: "faint", text: `Scope: ${found.scope}` }),
    violations(method), openPoints(method), tabs, panel));
  if (state.tab === "paths") explorer.start();
}

function turnTabs(event) {
  const names = ["paths", "tests", "figures"];
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  event.preventDefault();
  go({ tab: names[(names.indexOf(state.tab) + by + names.length) % names.length] });
  document.getElementById(`tab-${state.tab}`)?.focus();
}

function violations(method) {
  const ids = method.raw.violations.length ? new Map(method.raw.paths.map((_, at) => [method.id(at), at])) : new Map();
  return method.raw.violations.map((violation) => {
    const at = ids.get(violation.path);
    const where = place(violation.place);
    return el("article", { class: "card violation" },
      el("b", { text: violation.what }),
      where && el("span", { class: "faint", text: ` at ${where.method}, ${placeName(where)}` }),
      violation.notes.map((note) => el("span", { class: "tagged", text: note })),
      violation.paths > 1 && el("span", { class: "faint", text: ` · ${plural(violation.paths, "path")} end so` }),
      at !== undefined && el("a", { class: "link", href: `#/${method.index}/${at}`, text: "show the smallest input" }));
  });
}

function openPoints(method) {
  const { open, missing } = method.raw;
  const notes = missing ? [el("li", { text: missing })] : [];
  if (!open.length && !notes.length) return el("p", { class: "faint", text: "Nothing was left open." });
  const items = open.map((each) => el("li", {},
    each.reason, each.place && el("span", { class: "faint", text: ` at ${each.place}` }),
    each.count > 1 && el("span", { class: "faint", text: `, ${number(each.count)} times` }),
    each.advice && el("span", { class: "advice", text: each.advice })));
  const harmless = open.every((each) => each.scope);
  const words = open.length ? `${plural(open.length, "point")} left open${harmless ? `: ${open.length === 1 ? "a limit" : "limits"} of the scope` : ""}` : "Not all paths are on this page";
  return el("details", { class: "card open", open: !harmless || notes.length > 0 }, el("summary", { text: words }), el("ul", {}, notes, items));
}

function tests(raw) {
  if (!raw.tests.length) return el("p", { class: "faint empty", text: "No tests were generated with this page: lissom test --html writes both." });
  return el("div", {}, raw.tests.map((test) => {
    const copy = el("button", { class: "small", text: "copy", onclick: () => copyText(test.source, copy) });
    return el("article", { class: "card" }, el("h3", {}, test.name, " ", copy), code(test.source));
  }));
}

/* ---- paths: a tree or a list of those that are wanted ---- */

class Explorer {
  constructor(method) {
    this.method = method;
    this.opened = new Set();
    this.view = new PathView({ back: () => this.backToList(), turn: (by) => this.turn(by) });
    this.search = el("input", {
      type: "search", id: "search", placeholder: "Search paths   /", "aria-label": "Search paths", value: state.wanted,
      autocomplete: "off", spellcheck: "false",
      oninput: () => {
        state.wanted = this.search.value;
        this.filterSoon();
      },
      onkeydown: (event) => {
        if (event.key === "Enter" || event.key === "ArrowDown") {
          event.preventDefault();
          this.rows.element.focus();
          if (this.rows.chosen < 0) this.rows.select(0);
        }
      },
    });
    this.filterSoon = soon(() => this.filter());
    this.chips = el("div", { class: "chips", role: "group", "aria-label": "Outcomes" });
    this.toggle = el("button", { class: "small", id: "view", title: "Tree or list (v)", onclick: () => this.turnView() });
    this.said = el("p", { class: "said faint", role: "status" });
    this.holder = el("div", { class: "holder" });
    this.element = el("div", { class: "explorer" },
      el("section", { class: "finder card", "aria-label": "Paths" },
        el("div", { class: "searchbar" }, this.search, this.toggle), this.chips, this.said, this.holder),
      this.view.element);
  }

  start() {
    this.fillChips();
    this.makeRows();
    this.filter();
    if (!this.method.count) this.view.clear("There is no path to show.");
    else this.show(state.path >= 0 && state.path < this.method.count ? state.path : this.first());
    this.prepare(0);
  }

  /** Makes the texts that are searched while there is nothing else to do. */
  prepare(from) {
    if (from >= this.method.count || explorer !== this) return;
    const to = Math.min(this.method.count, from + 300);
    for (let path = from; path < to; path++) this.method.searched(path);
    (window.requestIdleCallback ?? setTimeout)(() => this.prepare(to));
  }

  /** The path that says most: the first violation, else the first. */
  first() {
    for (let path = 0; path < this.method.count; path++) {
      if (outcomeOf(this.method.outcome(path)).tone === "bad") return path;
    }
    return 0;
  }

  fillChips() {
    const counts = new Map();
    for (let path = 0; path < this.method.count; path++) {
      const end = this.method.outcome(path);
      counts.set(end, (counts.get(end) ?? 0) + 1);
    }
    this.chips.replaceChildren(...[...counts].map(([end, count]) => el("button", {
      class: `chip ${outcomeOf(end).tone}`, "aria-pressed": state.ends.has(end), "data-end": end,
      onclick: () => {
        if (!state.ends.delete(end)) state.ends.add(end);
        this.fillChips();
        this.filter();
      },
    }, el("i", { class: `dot ${outcomeOf(end).tone}` }), outcomeOf(end).label, el("b", { text: number(count) }))));
  }

  makeRows() {
    const isTree = state.view === "tree";
    this.toggle.textContent = isTree ? "List" : "Tree";
    this.toggle.setAttribute("aria-label", isTree ? "Show as a list" : "Show as a tree");
    this.rows = new Rows({
      role: isTree ? "tree" : "listbox", rowRole: isTree ? "treeitem" : "option", height: isTree ? 30 : 50, label: "Paths",
      make: (at) => (isTree ? this.treeRow(this.shown[at]) : this.listRow(this.shown[at])),
      choose: (at) => this.chosen(at),
      enter: (at, event) => this.entered(at, event),
      keys: (key, at) => isTree && this.treeKey(key, at),
    });
    this.holder.replaceChildren(this.rows.element);
  }

  turnView() {
    state.view = state.view === "tree" ? "list" : "tree";
    this.makeRows();
    this.filter();
    this.rows.element.focus();
  }

  /** Which paths are wanted: their outcome is chosen, and every word of the search is in them. */
  filter() {
    const { method } = this;
    const words = state.wanted.toLowerCase().split(/\s+/).filter(Boolean);
    this.wanted = new Uint8Array(method.count);
    let count = 0;
    for (let path = 0; path < method.count; path++) {
      if (state.ends.size && !state.ends.has(method.outcome(path))) continue;
      if (words.length) {
        const all = method.searched(path);
        if (!words.every((word) => all.includes(word))) continue;
      }
      this.wanted[path] = 1;
      count++;
    }
    this.matching = count;
    const isAll = count === method.count;
    this.said.textContent = isAll ? plural(count, "path") : `${number(count)} of ${plural(method.count, "path")}`;
    this.below = this.countBelow();
    if (state.view === "tree") this.openSome(!isAll);
    this.arrange();
  }

  /** How many wanted paths there are below each node, and what they end in. */
  countBelow() {
    const { method } = this;
    const { count } = method.tree;
    const all = new Int32Array(count);
    const bad = new Int32Array(count);
    method.raw.paths.forEach((raw, path) => {
      if (!this.wanted[path] || raw[0] < 0) return;
      all[raw[0]]++;
      if (outcomeOf(method.outcome(path)).tone === "bad") bad[raw[0]]++;
    });
    // A node comes behind the one above it.
    for (let node = count - 1; node >= 0; node--) {
      const parent = method.parent(node);
      if (parent < 0) continue;
      all[parent] += all[node];
      bad[parent] += bad[node];
    }
    return { all, bad };
  }

  wantedChildren(node) {
    const { roots, children } = this.method.tree;
    return (node < 0 ? roots : children[node] ?? []).filter((child) => this.below.all[child] > 0);
  }

  /** Opens the tree as far as it stays easy to survey; with a search, as far as matters. */
  openSome(isFiltered) {
    this.opened.clear();
    const most = isFiltered && this.matching <= 60 ? 400 : 24;
    let level = [-1];
    let rows = 0;
    while (level.length && rows < most) {
      const next = level.flatMap((node) => this.wantedChildren(node)).map((node) => this.chain(node).at(-1));
      rows += next.length;
      if (rows > most && level[0] !== -1) break;
      level.forEach((node) => this.opened.add(node));
      level = next;
    }
  }

  /** A node, and all that follow it without another way to go. */
  chain(node) {
    const nodes = [node];
    for (;;) {
      const next = this.wantedChildren(nodes.at(-1));
      if (next.length !== 1) return nodes;
      nodes.push(next[0]);
    }
  }

  arrange() {
    this.shown = [];
    if (state.view === "list") {
      for (let path = 0; path < this.method.count; path++) if (this.wanted[path]) this.shown.push({ path });
    } else this.walk();
    this.rows.reset(this.shown.length);
    this.markShown();
  }

  /** The rows of the tree that are open, without recursion: trees are deep. */
  walk() {
    const { pathAt } = this.method.tree;
    if (pathAt.has(-1) && this.wanted[pathAt.get(-1)]) this.shown.push({ path: pathAt.get(-1), depth: 0, chain: [] });
    const open = this.wantedChildren(-1).reverse().map((node) => [node, 0]);
    while (open.length) {
      const [node, depth] = open.pop();
      const chain = this.chain(node);
      const last = chain.at(-1);
      const children = this.wantedChildren(last);
      this.shown.push({ node: last, depth, chain, isBranch: children.length > 0, path: children.length ? undefined : pathAt.get(last) });
      if (children.length && this.opened.has(last)) open.push(...children.reverse().map((child) => [child, depth + 1]));
    }
  }

  listRow({ path }) {
    const { method } = this;
    const tone = outcomeOf(method.outcome(path)).tone;
    return el("div", { class: "listrow" }, el("i", { class: `dot ${tone}` }),
      el("span", { class: "what", text: method.shortly(path) }), el("span", { class: "count", text: plural(method.objects(path), "object") }),
      el("code", { class: "sub" }, method.call(path) || method.id(path),
        el("span", { class: "last", text: method.last(path) })));
  }

  treeRow({ path, node, depth, chain, isBranch }) {
    const { method } = this;
    const words = chain.map((each) => method.words(each)).join(" · ") || "no choice";
    const row = el("div", { class: isBranch ? "treerow branch" : "treerow", title: words, "aria-level": depth + 1 });
    row.style.paddingLeft = `${8 + Math.min(depth, 24) * 14}px`;
    if (isBranch) {
      const isOpen = this.opened.has(node);
      row.setAttribute("aria-expanded", isOpen);
      row.append(el("span", { class: "twist", "aria-hidden": "true", text: isOpen ? "▾" : "▸" }), el("span", { class: "words", text: words }),
        el("span", { class: this.below.bad[node] ? "count bad" : "count", text: number(this.below.all[node]) }));
    } else {
      const end = method.outcome(path);
      row.append(el("i", { class: `dot ${outcomeOf(end).tone}` }), el("span", { class: "words", text: words }),
        el("span", { class: "end", text: method.shortly(path) }));
    }
    return row;
  }

  treeKey(key, at) {
    const row = this.shown[at];
    if (!row) return false;
    if (key === "ArrowRight" && row.isBranch) {
      if (this.opened.has(row.node)) this.rows.select(at + 1);
      else this.fold(at, true);
      return true;
    }
    if (key === "ArrowLeft") {
      if (row.isBranch && this.opened.has(row.node)) this.fold(at, false);
      else {
        let above = at - 1;
        while (above >= 0 && this.shown[above].depth >= row.depth) above--;
        this.rows.select(above);
      }
      return true;
    }
    return false;
  }

  fold(at, isOpen) {
    const { node } = this.shown[at];
    if (isOpen) this.opened.add(node);
    else this.opened.delete(node);
    const { scrollTop } = this.rows.element;
    this.arrange();
    this.rows.element.scrollTop = scrollTop;
    this.rows.mark(at);
  }

  chosen(at) {
    const { path } = this.shown[at];
    if (path !== undefined) this.showSoon(path);
  }

  entered(at, event) {
    const row = this.shown[at];
    if (row.isBranch) this.fold(at, !this.opened.has(row.node));
    else if (event.type === "keydown" || narrow.matches) {
      document.body.classList.add("reading");
      this.view.element.focus({ preventScroll: !narrow.matches });
      if (narrow.matches) this.view.element.scrollIntoView();
    }
  }

  showSoon(path) {
    state.path = path;
    (this.showing ??= soon(() => this.show(state.path)))();
  }

  show(path) {
    state.path = path;
    history.replaceState(null, "", `#/${this.method.index}/${path}`);
    this.view.show(this.method, path, this.method.count);
    this.markShown();
  }

  /** Marks the row of the path that is shown, if there is one. */
  markShown() {
    const at = this.shown.findIndex((row) => row.path === state.path);
    const row = this.shown[this.rows.chosen];
    if (at >= 0 || !row?.isBranch) this.rows.mark(at);
  }

  /** The wanted path before or behind the one that is shown. */
  turn(by) {
    for (let path = state.path + by; path >= 0 && path < this.method.count; path += by) {
      if (!this.wanted[path]) continue;
      if (state.view === "tree") this.reveal(path);
      this.show(path);
      return;
    }
  }

  /** Opens everything above a path. */
  reveal(path) {
    this.method.steps(path).forEach((node) => this.opened.add(node));
    this.arrange();
  }

  backToList() {
    document.body.classList.remove("reading");
    this.rows.element.focus();
  }

  escape() {
    if (document.activeElement !== this.rows.element && document.activeElement !== this.search) return this.backToList();
    if (state.wanted || state.ends.size) {
      state.wanted = this.search.value = "";
      state.ends.clear();
      this.fillChips();
      this.filter();
    }
    this.rows.element.focus();
  }
}

/* ---- where we are ---- */

/** Shows something else, and remembers it in the address. */
function go(to) {
  Object.assign(state, to);
  if ("method" in to) {
    fillMenu();
    document.body.classList.remove("reading");
  }
  if (state.method < 0) overview();
  else showMethod();
}

function read() {
  const [, method, path] = /^#\/(\d+)(?:\/(\d+))?/.exec(location.hash) ?? [];
  const at = method === undefined || Number(method) >= Method.all.length ? -1 : Number(method);
  const wanted = path === undefined ? -1 : Number(path);
  if (at === state.method && at >= 0 && wanted >= 0 && state.tab === "paths" && explorer) {
    explorer.reveal(wanted);
    explorer.show(wanted);
    return;
  }
  const isOther = at !== state.method;
  go({ method: at, path: wanted, tab: "paths", ...(isOther ? { wanted: "", ends: new Set() } : {}) });
  if (isOther) main.scrollTop = 0;
}

/* ---- keys and colours ---- */

function turnTheme() {
  const root = document.documentElement;
  const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  setTheme(isDark ? "light" : "dark");
}

function setTheme(theme) {
  if (theme !== "light" && theme !== "dark") return;
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem("lissom-theme", theme);
  } catch {
    // Kept for this visit only.
  }
}

function key(event) {
  const isTyping = event.target.closest?.("input, textarea");
  if (event.key === "Escape" && state.method >= 0 && state.tab === "paths" && !help.open) {
    event.preventDefault();
    explorer.escape();
    return;
  }
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  const actions = {
    "/": () => {
      if (state.method < 0 || state.tab !== "paths") go({ method: Math.max(0, state.method), tab: "paths" });
      document.body.classList.remove("reading");
      explorer?.search.focus();
    },
    t: turnTheme,
    "?": () => help.showModal(),
    v: () => state.method >= 0 && state.tab === "paths" && explorer.turnView(),
    "[": () => (location.hash = state.method > 0 ? `#/${state.method - 1}` : "#/"),
    "]": () => (location.hash = `#/${Math.min(Method.all.length - 1, state.method + 1)}`),
  };
  const action = actions[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

try {
  setTheme(localStorage.getItem("lissom-theme"));
} catch {
  // Files may not be allowed to remember anything.
}
fillHelp();
document.body.append(el("a", { class: "skip", href: "#main", onclick: (event) => {
  event.preventDefault();
  main.querySelector("a, button, input, [tabindex]")?.focus();
}, text: "Skip to the content" }), header(), el("div", { class: "frame" }, menu, main), help);
document.addEventListener("keydown", key);
addEventListener("hashchange", read);
// One method needs no overview.
if (!location.hash && Method.all.length === 1) history.replaceState(null, "", "#/0");
state.method = -2;
read();
