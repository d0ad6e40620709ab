// Heaps as drawings: objects in columns by their distance from the arguments, references as arrows from field to object.

const ROW = 22;
const HEAD = 26;
const GAP = { x: 58, y: 18 };
/** Objects and rows drawn; what is left out is said. */
const MOST = { objects: 120, rows: 16, letters: 26 };

const measured = (() => {
  const context = document.createElement("canvas").getContext("2d");
  const known = new Map();
  return (words, font) => {
    const key = font + words;
    if (!known.has(key)) {
      context.font = font;
      known.set(key, context.measureText(words).width);
    }
    return known.get(key);
  };
})();
const MONO = "12px ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace";
const width = (words) => measured(words, MONO);

/** A value that needs no box of its own, as text; null if it does. */
function inline(value, objects) {
  if (value === null) return "null";
  if (typeof value !== "number") return value;
  const held = objects[value];
  if (!held) return "?";
  if (held.kind === "text") return quoted(held.value);
  if (held.kind === "constant" || held.kind === "box") return held.value ?? "?";
  if (held.kind === "opaque") return `a ${held.class}`;
  return null;
}

/**
 * A drawing of what can be reached from the roots. With `before`, objects that are new, fields that changed and objects
 * that were lost are marked.
 */
function drawing({ roots, objects, before, label }) {
  const graph = reached(roots, objects, before);
  graph.boxes.forEach((box) => size(box, objects, before));
  arrange(graph);
  return paint(graph, objects, label);
}

/** Boxes for roots and objects, each below the first that refers to it. */
function reached(roots, objects, before) {
  const boxOf = new Map();
  const boxes = [];
  const make = (box) => {
    boxes.push({ below: [], depth: 0, ...box });
    return boxes[boxes.length - 1];
  };
  const tops = roots.map(([name, value]) => make({ root: name, value }));
  const left = { objects: 0 };
  const visit = (queue) => {
    for (let next = 0; next < queue.length; next++) {
      const from = queue[next];
      for (const [, value] of from.root === undefined ? objects[from.at].places : [[from.root, from.value]]) {
        if (typeof value !== "number" || inline(value, objects) !== null || boxOf.has(value)) continue;
        if (boxOf.size >= MOST.objects) {
          left.objects++;
          continue;
        }
        const box = make({ at: value, depth: from.depth + 1, lost: from.lost });
        boxOf.set(value, box);
        from.below.push(box);
        queue.push(box);
      }
    }
  };
  visit([...tops]);
  // What the input had and nobody refers to any more.
  const lost = [];
  for (let at = 0; before && at < before.length; at++) {
    if (boxOf.has(at) || inline(at, objects) !== null || boxOf.size >= MOST.objects) continue;
    const box = make({ at, depth: 1, lost: true });
    boxOf.set(at, box);
    lost.push(box);
    visit([box]);
  }
  return { boxes, tops: [...tops, ...lost], boxOf, left };
}

/** What a box says, and how much room that takes. */
function size(box, objects, before) {
  if (box.root !== undefined) {
    box.text = inline(box.value, objects);
    box.words = box.text === null ? box.root : `${box.root} = ${shortened(box.text, 40)}`;
    Object.assign(box, { w: width(box.words) + 24, h: ROW + 4 });
    return;
  }
  const held = objects[box.at];
  const old = before?.[box.at];
  box.isNew = before !== undefined && !old;
  const simple = held.class.replace(/^.*\./, "");
  box.title = held.kind === "array" ? simple.replace("[]", `[${held.length}]`) : simple;
  box.class = held.class;
  box.rows = held.places.map(([name, value], at) => {
    const was = old ? old.places[at]?.[1] : value;
    return { name, value, said: inline(value, objects), was, changed: old !== undefined && was !== value };
  });
  const kept = box.rows.filter((row, at) => at < MOST.rows || row.changed).slice(0, MOST.rows + 8);
  const total = held.kind === "array" ? held.length : box.rows.length;
  box.more = total - kept.length;
  box.rows = kept;
  const tag = box.isNew ? 34 : box.lost ? 82 : 0;
  let widest = width(box.title) + width(`#${box.at}`) + 34 + tag;
  for (const row of kept) {
    row.shown = row.said === null ? "" : shortened(row.said, MOST.letters);
    row.before = row.changed ? shortened(inline(row.was, before) ?? `#${row.was}`, 14) : "";
    const old = row.before ? width(row.before) + 20 : 0;
    widest = Math.max(widest, width(row.name) + width(row.shown) + old + 46);
  }
  Object.assign(box, { w: widest, h: HEAD + (kept.length + (box.more > 0 ? 1 : 0)) * ROW + 6 });
}

/** Gives every box its place: columns by depth; a box stands beside the middle of what is below it. */
function arrange(graph) {
  const widths = [];
  // Plain numbers stand below everything that has arrows, and close together: they need no column.
  const isPlain = (box) => box.root !== undefined && box.text !== null;
  for (const box of graph.boxes) widths[box.depth] = Math.max(widths[box.depth] ?? 0, isPlain(box) ? 0 : box.w);
  const left = [];
  let x = 12;
  for (let depth = 0; depth < widths.length; depth++) {
    left[depth] = x;
    x += (widths[depth] ?? 0) + (depth === 0 ? 34 : GAP.x);
  }
  const stack = (boxes, top) => {
    let y = top;
    for (const box of boxes) y += put(box, y) + GAP.y;
    return boxes.length ? y - top - GAP.y : 0;
  };
  const block = (box) => {
    if (box.block === undefined) {
      const below = box.below.reduce((sum, each) => sum + block(each) + GAP.y, box.below.length ? -GAP.y : 0);
      box.block = Math.max(box.h, below);
      box.inside = below;
    }
    return box.block;
  };
  const put = (box, top) => {
    const height = block(box);
    box.x = left[box.depth];
    box.y = top + (height - box.h) / 2;
    stack(box.below, top + (height - box.inside) / 2);
    return height;
  };
  let y = 12;
  for (const box of graph.tops.filter((top) => !isPlain(top))) y += put(box, y) + GAP.y;
  for (const box of graph.tops.filter(isPlain)) y += put(box, y) + 8;
  graph.width = Math.max(...graph.boxes.map((box) => box.x + box.w), 40) + 14;
  graph.height = Math.max(...graph.boxes.map((box) => box.y + box.h), 20) + 12;
}

function paint(graph, objects, label) {
  const drawn = svg("svg", {
    class: "heap", role: "img", "aria-label": label, viewBox: `0 0 ${graph.width} ${graph.height}`,
  });
  // It shrinks with the room there is, as long as it can be read.
  drawn.style.width = `${graph.width}px`;
  drawn.style.minWidth = `${Math.round(graph.width * 0.62)}px`;
  const arrows = svg("g", { class: "arrows" });
  const boxes = svg("g", {});
  drawn.append(arrows, boxes);
  for (const box of graph.boxes) {
    const depthOf = (row) => graph.boxOf.get(row.value)?.depth ?? Infinity;
    box.rows?.forEach((row) => (row.isBack = row.said === null && depthOf(row) < box.depth));
    boxes.append(box.root === undefined ? objectBox(box) : rootBox(box));
    if (box.root !== undefined) {
      const target = box.text === null ? graph.boxOf.get(box.value) : undefined;
      if (target) arrows.append(arrow({ x: box.x + box.w, y: box.y + box.h / 2, box }, target, "root"));
      continue;
    }
    box.rows.forEach((row, at) => {
      const target = row.said === null ? graph.boxOf.get(row.value) : undefined;
      if (!target) return;
      const y = box.y + HEAD + at * ROW + ROW / 2 + 2;
      arrows.append(arrow({ x: box.x + box.w, left: box.x, y, box }, target, row.changed ? "changed" : ""));
    });
  }
  if (graph.left.objects) {
    const words = `… and ${plural(graph.left.objects, "more reference")} to objects that are not drawn`;
    drawn.append(svg("text", { class: "faint", x: 12, y: graph.height - 2, text: words }));
  }
  return drawn;
}

/** Whether two drawings would be too small beside each other. */
const isWide = (drawn) => parseFloat(drawn.style?.width) > 560;

/** From a field to an object: forwards through the gap between columns, backwards into its right side. */
function arrow(from, target, tone) {
  const y = target.y + HEAD / 2;
  let line;
  let tip;
  if (target === from.box) {
    const x = from.x;
    line = `M${x} ${from.y}C${x + 34} ${from.y} ${x + 34} ${y} ${x + 3} ${y}`;
    tip = `M${x} ${y}l7 -4v8z`;
  } else if (target.depth > from.box.depth) {
    const bend = Math.max(24, (target.x - from.x) / 2);
    line = `M${from.x} ${from.y}C${from.x + bend} ${from.y} ${target.x - bend} ${y} ${target.x - 5} ${y}`;
    tip = `M${target.x} ${y}l-7 -4v8z`;
  } else {
    const right = target.x + target.w;
    const start = target.depth === from.box.depth ? from.x : from.left;
    const away = target.depth === from.box.depth ? 40 : -36;
    line = `M${start} ${from.y}C${start + away} ${from.y} ${right + 36} ${y} ${right + 5} ${y}`;
    tip = `M${right} ${y}l7 -4v8z`;
  }
  return svg("g", { class: `arrow ${tone}` }, svg("path", { d: line, class: "line" }), svg("path", { d: tip, class: "tip" }));
}

function rootBox(box) {
  return svg("g", { class: "root", transform: `translate(${box.x} ${box.y})` },
    svg("rect", { width: box.w, height: box.h, rx: box.h / 2 }),
    svg("text", { x: 12, y: box.h / 2 + 4, text: box.words }, svg("title", { text: `${box.root} = ${box.text ?? ""}` })));
}

function objectBox(box) {
  const state = box.isNew ? "new" : box.lost ? "lost" : box.rows.some((row) => row.changed) ? "touched" : "";
  const group = svg("g", { class: `object ${state}`, transform: `translate(${box.x} ${box.y})`, "data-at": box.at },
    svg("rect", { class: "frame", width: box.w, height: box.h, rx: 7 }),
    svg("path", { class: "head", d: `M0 ${HEAD}V7a7 7 0 0 1 7 -7H${box.w - 7}a7 7 0 0 1 7 7V${HEAD}z` }),
    svg("text", { class: "class", x: 10, y: 17.5, text: box.title }, svg("title", { text: box.class })),
    svg("text", { class: "number", x: box.w - 10, y: 17.5, "text-anchor": "end", text: `#${box.at}` }));
  const tag = box.isNew ? "new" : box.lost ? "unreachable" : "";
  if (tag) group.append(svg("text", { class: "tag", x: 18 + width(box.title), y: 17, text: tag }));
  box.rows.forEach((row, at) => {
    const y = HEAD + at * ROW + 3;
    const line = svg("g", { class: row.changed ? "field changed" : "field" });
    if (row.changed) line.append(svg("rect", { x: 1.5, y, width: box.w - 3, height: ROW - 1, rx: 4 }));
    line.append(svg("text", { class: "name", x: 10, y: y + 14.5, text: row.name }));
    if (row.said === null) line.append(svg("circle", { cx: row.isBack ? 0 : box.w, cy: y + ROW / 2 - 1, r: 3.2 }));
    else {
      const kind = row.value === null ? "value null" : "value";
      line.append(svg("text", { class: kind, x: box.w - 10, y: y + 14.5, "text-anchor": "end", text: row.shown },
        svg("title", { text: row.said })));
    }
    if (row.before) {
      const end = box.w - 10 - (row.said === null ? 0 : width(row.shown) + 18);
      if (row.said !== null) line.append(svg("text", { class: "becomes", x: end + 4, y: y + 14.5, text: "→" }));
      line.append(svg("text", { class: "old", x: end, y: y + 14.5, "text-anchor": "end", text: row.before }));
    }
    group.append(line);
  });
  if (box.more > 0) {
    const y = HEAD + box.rows.length * ROW + 17;
    group.append(svg("text", { class: "faint", x: 10, y, text: `… ${number(box.more)} more` }));
  }
  return group;
}
