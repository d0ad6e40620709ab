// A long list of which only the visible part exists.

class Rows {
  /**
   * `make(at)` gives the content of a row; `choose(at)` is told what was chosen, `enter(at)` what was opened.
   * `keys(key, at)` may deal with a key first.
   */
  constructor({ role, rowRole, height, label, make, choose, enter, keys }) {
    Object.assign(this, { rowRole, height, make, choose, enter, keys, count: 0, chosen: -1, drawn: new Map() });
    this.space = el("div", { class: "space", role: "presentation" });
    this.element = el("div", {
      class: "rows", role, tabindex: 0, "aria-label": label,
      onkeydown: (event) => this.key(event),
      onclick: (event) => this.click(event),
    }, this.space);
    this.name = `rows${Rows.made++}`;
    this.draw = soon(() => this.render());
    this.element.addEventListener("scroll", this.draw, { passive: true });
    new ResizeObserver(this.draw).observe(this.element);
  }

  static made = 0;

  /** There are now this many rows, all of them new. */
  reset(count) {
    this.count = count;
    this.space.style.height = `${count * this.height}px`;
    this.drawn.forEach((row) => row.remove());
    this.drawn.clear();
    if (this.chosen >= count) this.chosen = -1;
    this.render();
  }

  render() {
    const { scrollTop, clientHeight } = this.element;
    const first = Math.max(0, Math.floor(scrollTop / this.height) - 6);
    const last = Math.min(this.count, Math.ceil((scrollTop + clientHeight) / this.height) + 6);
    for (const [at, row] of this.drawn) {
      if (at >= first && at < last) continue;
      row.remove();
      this.drawn.delete(at);
    }
    for (let at = first; at < last; at++) {
      if (this.drawn.has(at)) continue;
      const row = this.make(at);
      row.id = `${this.name}-${at}`;
      row.classList.add("row");
      row.setAttribute("role", this.rowRole);
      row.style.top = `${at * this.height}px`;
      row.dataset.at = at;
      this.space.append(row);
      this.drawn.set(at, row);
    }
    for (const [at, row] of this.drawn) {
      row.setAttribute("aria-selected", at === this.chosen);
      row.setAttribute("aria-posinset", at + 1);
      row.setAttribute("aria-setsize", this.count);
    }
    if (this.drawn.has(this.chosen)) this.element.setAttribute("aria-activedescendant", `${this.name}-${this.chosen}`);
    else this.element.removeAttribute("aria-activedescendant");
  }

  /** Marks a row and brings it into view. */
  mark(at) {
    this.chosen = at;
    if (at >= 0) this.show(at);
    this.render();
  }

  show(at) {
    const top = at * this.height;
    const { scrollTop, clientHeight } = this.element;
    if (top < scrollTop) this.element.scrollTop = top;
    else if (top + this.height > scrollTop + clientHeight) this.element.scrollTop = top + this.height - clientHeight;
  }

  select(at) {
    if (at < 0 || at >= this.count) return;
    this.mark(at);
    this.choose(at);
  }

  click(event) {
    const row = event.target.closest(".row");
    if (!row) return;
    const at = Number(row.dataset.at);
    this.select(at);
    this.enter(at, event);
  }

  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const page = Math.max(1, Math.floor(this.element.clientHeight / this.height) - 1);
    const to = {
      ArrowDown: this.chosen + 1, ArrowUp: Math.max(0, this.chosen - 1), Home: 0, End: this.count - 1,
      PageDown: Math.min(this.count - 1, this.chosen + page), PageUp: Math.max(0, this.chosen - page),
    }[event.key];
    if (this.keys?.(event.key, this.chosen)) event.preventDefault();
    else if (to !== undefined) {
      event.preventDefault();
      this.select(to);
    } else if (event.key === "Enter" && this.chosen >= 0) {
      event.preventDefault();
      this.enter(this.chosen, event);
    }
  }
}
