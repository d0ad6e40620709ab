// Elements. Text is only ever set as text: nothing that was analysed can become markup.

const SVG = "http://www.w3.org/2000/svg";

function fill(element, properties, children) {
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (value === undefined || value === null) continue;
    if (name.startsWith("aria-")) element.setAttribute(name, value);
    else if (value === false) continue;
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "text") element.textContent = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** An HTML element: `el("a", {class: "link", onclick: go}, "text", child)`. */
const el = (tag, properties, ...children) => fill(document.createElement(tag), properties, children);

/** An SVG element. */
const svg = (tag, properties, ...children) => fill(document.createElementNS(SVG, tag), properties, children);

const plural = (count, one, many = `${one}s`) => `${number(count)} ${count === 1 ? one : many}`;

/** 12345 as `12,345`. */
const number = (value) => String(value).replace(/\B(?=(\d{3})+$)/g, ",");

function seconds(value) {
  if (value === 0) return "0 s";
  if (value < 0.001) return `${Math.round(value * 1e6)} µs`;
  if (value < 1) return `${Number((value * 1e3).toPrecision(3))} ms`;
  return `${Number(value.toPrecision(3))} s`;
}

/** Java's way to write a string. A surrogate that stands alone cannot be shown. */
function quoted(text) {
  const escape = (c) => ({ '"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" })[c] ?? hex(c);
  const hex = (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return `"${text.replace(/["\\\u0000-\u001f\u007f-\u009f\u2028\u2029]|\p{Surrogate}/gu, escape)}"`;
}

const shortened = (text, most) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** `uncaught java.lang.Error` as `uncaught Error`. */
const withoutPackages = (words) => words.replace(/(?:\b[a-z_]\w*\.)+(?=[A-Z])/g, "");

/** Whether there is room for one thing at a time only. */
const narrow = matchMedia("(max-width: 900px)");

/** Calls `action` once, soon, however often it is asked to. */
function soon(action) {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      action();
    });
  };
}
