// Source files, with lines to go to.

const JAVA = new RegExp([
  /(?<comment>\/\/.*|\/\*.*?(?:\*\/|$)|^\s*\*.*)/,
  /(?<string>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/,
  /(?<note>@\w+)/,
  /\b(?<keyword>abstract|assert|boolean|break|byte|case|catch|char|class|continue|default|do|double|else|enum|extends|final|finally|float|for|if|implements|import|instanceof|int|interface|long|native|new|null|package|private|protected|public|record|return|sealed|short|static|super|switch|synchronized|this|throw|throws|transient|true|false|try|var|void|volatile|while|yield)\b/,
  /\b(?<literal>\d[\w.]*)\b/,
].map((part) => part.source).join("|"), "gu");

/** A line of Java, coloured. */
function coloured(line) {
  const parts = [];
  let end = 0;
  for (const match of line.matchAll(JAVA)) {
    const kind = Object.keys(match.groups).find((name) => match.groups[name] !== undefined);
    if (match.index > end) parts.push(line.slice(end, match.index));
    parts.push(el("span", { class: kind, text: match[0] }));
    end = match.index + match[0].length;
  }
  if (end < line.length) parts.push(line.slice(end));
  return parts;
}

/** Code without lines to go to. */
const code = (source) => el("pre", { class: "code", tabindex: 0 },
  source.split("\n").flatMap((line) => [...coloured(line), "\n"]));

/** The panel with the source of a path: lines where something was decided are marked. */
class SourcePanel {
  constructor() {
    this.title = el("h3", { text: "Source" });
    this.body = el("div", { class: "source", tabindex: 0, role: "region", "aria-label": "Source" });
    this.element = el("section", { class: "card sourcecard" }, this.title, this.body);
    this.file = -1;
  }

  /** Shows the file of a place with these lines marked: a map from line to how it is marked. */
  show(file, marks) {
    const { name, path, lines } = found.files[file] ?? {};
    this.title.textContent = path ?? name ?? "Source";
    if (!lines) {
      this.file = -1;
      const how = "The source was not found; name its folder with --source-path.";
      this.body.replaceChildren(el("p", { class: "faint", text: how }));
      return;
    }
    if (this.file !== file) {
      this.file = file;
      this.lines = lines.map((line, at) => el("div", { class: "sline", "data-line": at + 1 },
        el("span", { class: "lineno", text: at + 1 }), el("code", {}, coloured(line))));
      this.body.replaceChildren(...this.lines);
    }
    this.lines.forEach((line, at) => {
      line.className = `sline ${marks.get(at + 1) ?? ""}`;
    });
  }

  /** Brings a line into view. */
  go(line) {
    const row = this.file >= 0 ? this.lines[line - 1] : undefined;
    this.lines?.forEach((each) => each.classList.remove("here"));
    if (!row) return;
    row.classList.add("here");
    this.body.scrollTop = row.offsetTop - this.body.clientHeight / 2 + row.clientHeight;
  }
}
