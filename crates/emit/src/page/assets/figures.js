// Plots: bars, because all there is to compare are counts and times.

/**
 * Horizontal bars. A row is {label, parts: [{value, tone, label}]}; `show` writes a value.
 */
function bars(title, rows, show = number) {
  const most = Math.max(...rows.map((row) => row.parts.reduce((sum, part) => sum + part.value, 0)), 0);
  if (!(most > 0)) return null;
  const [left, wide, high] = [150, 330, 24];
  const drawn = svg("svg", {
    class: "plot", role: "img", "aria-label": title, viewBox: `0 0 ${left + wide + 90} ${rows.length * high + 6}`,
  });
  rows.forEach((row, at) => {
    const y = at * high + 4;
    const total = row.parts.reduce((sum, part) => sum + part.value, 0);
    drawn.append(svg("text", { class: "label", x: left - 10, y: y + 13, "text-anchor": "end", text: shortened(row.label, 22) },
      svg("title", { text: row.label })));
    let x = left;
    for (const part of row.parts) {
      if (part.value <= 0) continue;
      const w = Math.max(1.5, (part.value / most) * wide);
      drawn.append(svg("rect", { class: `bar ${part.tone}`, x, y, width: w, height: high - 8, rx: 2 },
        svg("title", { text: `${part.label}: ${show(part.value)}` })));
      x += w;
    }
    drawn.append(svg("text", { class: "total", x: x + 8, y: y + 13, text: show(total) }));
  });
  return figure(title, drawn, legend(rows));
}

/** How many paths have how much of something. */
function histogram(title, values, unit) {
  if (values.length < 2) return null;
  // A loop: there may be more values than a call has room for.
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (low === high) return null;
  const step = Math.max(1, Math.ceil((high - low + 1) / 28));
  const counts = Array(Math.floor((high - low) / step) + 1).fill(0);
  for (const value of values) counts[Math.floor((value - low) / step)]++;
  const most = Math.max(...counts);
  const [wide, tall] = [540, 120];
  const each = wide / counts.length;
  const drawn = svg("svg", { class: "plot", role: "img", "aria-label": title, viewBox: `0 0 ${wide + 30} ${tall + 34}` });
  counts.forEach((count, at) => {
    const h = (count / most) * tall;
    const from = low + at * step;
    const range = step === 1 ? `${from}` : `${from}–${from + step - 1}`;
    drawn.append(svg("rect", { class: "bar calm", x: 14 + at * each + 1, y: 8 + tall - h, width: Math.max(1, each - 2), height: h, rx: 2 },
      svg("title", { text: `${range} ${unit}: ${plural(count, "path")}` })));
    if (counts.length <= 14 || at % Math.ceil(counts.length / 12) === 0) {
      drawn.append(svg("text", { class: "total", x: 14 + (at + 0.5) * each, y: tall + 24, "text-anchor": "middle", text: from }));
    }
  });
  return figure(title, drawn, null);
}

function legend(rows) {
  const parts = new Map(rows.flatMap((row) => row.parts).map((part) => [part.label, part.tone]));
  if (parts.size < 2) return null;
  return el("p", { class: "legend" }, [...parts].map(([label, tone]) =>
    el("span", {}, el("i", { class: `dot ${tone}` }), label)));
}

const figure = (title, drawn, below) => el("figure", { class: "card" }, el("figcaption", { text: title }), drawn, below);

const TONES = ["one", "two", "three", "four"];

/** Everything that was measured about a method. */
function methodFigures(method) {
  const { raw } = method;
  const phases = method.times.phases.map(([label, value], at) => ({ label, parts: [{ label, value, tone: TONES[at % 4] }] }));
  const stage = (named, at, name) => ({ label: named, parts: [{ label: name, value: at, tone: "one" }] });
  const oracles = raw.oracles.map(([label, , yes, no, unknown]) => ({
    label,
    parts: [
      { label: "feasible", value: yes, tone: "good" },
      { label: "infeasible", value: no, tone: "calm" },
      { label: "unknown", value: unknown, tone: "open" },
    ],
  }));
  const solver = raw.solver.map(([label, asked, answered]) => ({
    label,
    parts: [
      { label: "answered", value: answered, tone: "good" },
      { label: "passed on", value: asked - answered, tone: "calm" },
    ],
  }));
  const depths = [];
  const sizes = [];
  for (let path = 0; path < method.count; path++) {
    depths.push(method.depth(path));
    sizes.push(method.objects(path));
  }
  return [
    bars("Where the time went", phases, seconds),
    bars("Questions to the solver, by stage", solver),
    bars("Time in the solver, by stage",
      raw.solver.map(([label], at) => stage(label, method.times.solver[at] ?? 0, "time")).filter((row) => row.parts[0].value > 0), seconds),
    bars("Answers of the oracles", oracles),
    bars("Time in the oracles", raw.oracles.map(([label], at) => stage(label, method.times.oracles[at] ?? 0, "time")), seconds),
    histogram("Choices on a path", depths, "choices"),
    histogram("Objects of the input", sizes, "objects"),
  ].filter(Boolean);
}

/** A bar of outcomes, in one line. */
function outcomeBar(ends) {
  const total = ends.reduce((sum, [, count]) => sum + count, 0);
  const bar = el("div", { class: "outcomes", role: "img", "aria-label": ends.map(([end, count]) => `${number(count)} ${outcomeOf(end).label}`).join(", ") });
  for (const [end, count] of ends) {
    const part = el("i", { class: outcomeOf(end).tone, title: `${number(count)} ${outcomeOf(end).label}` });
    part.style.flexGrow = Math.max(count, total / 60);
    bar.append(part);
  }
  return bar;
}
