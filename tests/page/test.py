"""The page in a real browser: opens from a file, filters, expands, follows links, draws heaps; with keys, dark, on a phone.

Usage: test.py FOLDER, which holds intset.html, hostile.html, many.html and paths.html. Screenshots go to FOLDER too.
"""

import pathlib
import sys
import time

from webdriver import Browser

FOLDER = pathlib.Path(sys.argv[1]).resolve()
checks = 0


def check(holds, words):
    global checks
    checks += 1
    if not holds:
        raise SystemExit(f"page-test: not so: {words}")


def equal(found, expected, words):
    check(found == expected, f"{words}: expected {expected!r}, found {found!r}")


def quiet(browser):
    """The console has said nothing worse than a remark."""
    said = [entry["message"] for entry in browser.log() if entry["level"] in ("SEVERE", "WARNING")]
    check(not said, f"the console says {said}")


def visit(browser, name, where=""):
    browser.open("about:blank")
    browser.open((FOLDER / name).as_uri() + where)
    browser.wait("document.querySelector('main h1') !== null")


def shot(browser, name):
    browser.screenshot(FOLDER / f"{name}.png")


ROWS = "[...document.querySelectorAll('.row')]"
SAID = "document.querySelector('.said').textContent"
FOCUS = "document.activeElement"


def overview(browser):
    visit(browser, "intset.html")
    equal(browser.run("document.title"), "IntSet – Lissom", "the title")
    equal(browser.run("document.querySelectorAll('tbody tr').length"), 4, "methods in the overview")
    equal(browser.run("document.querySelector('.top .badge').textContent.trim()"), "✗ violated", "the verdict")
    check(browser.run("document.querySelectorAll('.plot').length >= 2"), "times are plotted")
    equal(browser.run("performance.getEntriesByType('resource').length"), 0, "requests besides the file itself")
    shot(browser, "overview")
    browser.click("tbody tr:nth-child(4) a")
    browser.wait("document.querySelector('main h1').textContent === 'IntSet.remove(int)'")
    quiet(browser)


def filtering(browser):
    visit(browser, "intset.html", "#/3")
    equal(browser.run(SAID), "13 paths", "all paths")
    check(browser.run("document.querySelector('.violation').textContent.includes('NullPointerException')"), "the violation")
    browser.click(".chip[data-end=uncaught]")
    equal(browser.run(SAID), "3 of 13 paths", "filtered by outcome")
    browser.type("/")
    equal(browser.run(f"{FOCUS}.id"), "search", "the focus after /")
    browser.type("next.next")
    browser.wait(f"{SAID} !== '3 of 13 paths'")
    equal(browser.run(SAID), "2 of 13 paths", "filtered by text too")
    browser.type("Escape")
    browser.wait(f"{SAID} === '13 paths'")
    browser.type("zzz", "#search")
    browser.wait(f"{SAID} === '0 of 13 paths'")
    equal(browser.run(f"{ROWS}.length"), 0, "rows when nothing matches")
    quiet(browser)


def tree_with_keys(browser):
    visit(browser, "intset.html", "#/3")
    browser.run("document.querySelector('.rows').focus()")
    browser.type("Home")
    before = browser.run(f"{ROWS}.length")
    browser.type("ArrowDown")
    row = "document.querySelector('.row[aria-selected=true]')"
    equal(browser.run(f"{row}.getAttribute('aria-expanded')"), "true", "the second row is an open branch")
    browser.type("ArrowLeft")
    browser.wait(f"{row}.getAttribute('aria-expanded') === 'false'")
    check(browser.run(f"{ROWS}.length") < before, "closing a branch hides what is below")
    browser.type("Enter")
    browser.wait(f"{row}.getAttribute('aria-expanded') === 'true'")
    browser.type("ArrowRight")
    equal(browser.run(f"{row}.getAttribute('aria-level')"), "2", "→ goes to the first choice below")
    equal(browser.run("document.querySelector('.rows').getAttribute('aria-activedescendant')"),
          browser.run(f"{row}.id"), "what a screen reader is told")
    browser.type("v")
    browser.wait("document.querySelector('[role=listbox]') !== null")
    browser.type("End")
    browser.wait("document.querySelector('.pathbar').textContent.includes('path 13 of 13')")
    browser.type("Enter")
    check(browser.run(f"{FOCUS}.classList.contains('path')"), "Enter goes to the path")
    browser.type("Escape")
    check(browser.run(f"{FOCUS}.classList.contains('rows')"), "Esc goes back")
    browser.type("v")
    browser.type("[")
    browser.wait("document.querySelector('main h1').textContent === 'IntSet.add(int)'")
    browser.type("?")
    check(browser.run("document.querySelector('dialog').open"), "? shows the keys")
    shot(browser, "keys")
    browser.type("Escape")
    nameless = "[...document.querySelectorAll('button, a, input, [tabindex=\"0\"]')].filter((e) => " \
               "!e.textContent.trim() && !e.getAttribute('aria-label')).length"
    equal(browser.run(nameless), 0, "controls without a name")
    quiet(browser)


def source_link(browser):
    visit(browser, "intset.html", "#/3")
    equal(browser.run("document.querySelector('.sline.ended.bad').dataset.line"), "73", "the line that throws is marked")
    browser.click(".choices li:nth-child(1) .link")
    equal(browser.run("document.querySelector('.sline.here').dataset.line"), "19", "the link goes to its line")
    check(browser.run("""const line = document.querySelector('.sline.here').getBoundingClientRect();
        const box = document.querySelector('.source').getBoundingClientRect();
        return line.top >= box.top && line.bottom <= box.bottom;"""), "the line is in view")
    shot(browser, "violation")
    quiet(browser)


def heaps(browser):
    visit(browser, "intset.html", "#/2/0")
    equal(browser.run("document.querySelectorAll('.heapcard').length"), 2, "drawings")
    first = "document.querySelector('.heapcard:nth-child(1)')"
    second = "document.querySelector('.heapcard:nth-child(2)')"
    equal(browser.run(f"{first}.querySelectorAll('.object').length"), 1, "objects of the input")
    equal(browser.run(f"{second}.querySelectorAll('.object.new').length"), 1, "new objects")
    equal(browser.run(f"{second}.querySelectorAll('.field.changed').length"), 2, "changed fields")
    check(browser.run(f"{second}.querySelectorAll('.arrow').length >= 2"), "references are arrows")
    shot(browser, "heap-new")
    # Removing a value from a list leaves its node behind.
    visit(browser, "intset.html", "#/3")
    browser.type("returned true", "#search")
    browser.wait(f"{SAID}.includes(' of ')")
    browser.run("document.querySelector('.rows').focus()")
    browser.type("End")
    browser.wait("document.querySelector('.object.lost') !== null")
    shot(browser, "heap-lost")
    browser.click("#tab-figures")
    check(browser.run("document.querySelectorAll('.plot').length >= 3"), "figures of a method")
    shot(browser, "figures")
    browser.click("#tab-tests")
    check(browser.run("document.querySelector('#panel').textContent.includes('lissom test')"), "no tests, and how to get some")
    quiet(browser)


def tests(browser):
    """Tests are handed to the page by others: here, by hand."""
    source = "@Test\\nvoid add_intoEmptySet() {\\n    assertTrue(new IntSet().add(0)); // 1 \\u003c 2\\n}"
    html = (FOLDER / "intset.html").read_text(encoding="utf-8")
    test = '"tests":[{"name":"add_intoEmptySet","source":"' + source + '"}]'
    (FOLDER / "tests.html").write_text(html.replace('"tests":[]', test, 1), encoding="utf-8")
    visit(browser, "tests.html", "#/0")
    browser.click("#tab-tests")
    equal(browser.run("document.querySelectorAll('#panel article').length"), 1, "tests")
    check(browser.run("document.querySelector('#panel pre').textContent.includes('// 1 < 2')"), "the test's source")
    equal(browser.run("document.querySelector('#panel .note').textContent"), "@Test", "it is coloured")
    quiet(browser)


def colours(browser):
    paper = "getComputedStyle(document.body).backgroundColor"
    visit(browser, "intset.html", "#/2/1")
    light = browser.run(paper)
    browser.type("t")
    dark = browser.run(paper)
    check(light != dark, "t turns the colours")
    shot(browser, "dark")
    # A browser keeps what a page stores in its own time, and on a busy machine the next page may be there first.
    for wait in (0, 0.5, 2, 5):
        time.sleep(wait)
        visit(browser, "intset.html", "#/2/1")
        if browser.run(paper) == dark:
            break
        browser.type("t")
    visit(browser, "intset.html", "#/2/1")
    equal(browser.run(paper), dark, "the colours are remembered")
    browser.click("#theme")
    equal(browser.run(paper), light, "the button turns them back")
    quiet(browser)


def hostile(browser):
    visit(browser, "hostile.html", "#/1")
    equal(browser.run("document.title"), "Hostile – Lissom", "the title is left alone")
    equal(browser.run("document.querySelectorAll('img, b > script, main script').length"), 0, "elements from strings")
    browser.type("</script", "#search")
    browser.wait(f"{SAID}.includes(' of ')")
    check(browser.run("document.querySelector('.said').textContent[0] !== '0'"), "the string that ends scripts is found")
    shot(browser, "hostile")
    browser.click("#search")
    browser.type("Escape")
    browser.type("uncaught", "#search")
    browser.wait("document.querySelector('.row') !== null")
    browser.run("document.querySelector('.rows').focus()")
    browser.type("End")
    browser.wait("document.querySelector('.pathhead h2').textContent.includes('onerror=')")
    check(browser.run("document.querySelector('.heap').textContent.includes('Größe中')"), "names beyond ASCII")
    quiet(browser)


def many(browser):
    visit(browser, "many.html")
    equal(browser.run("document.querySelectorAll('tbody tr').length"), 201, "methods and a constructor")
    browser.run("location.hash = '#/200'")
    browser.wait("document.querySelector('main h1').textContent.includes('m199')")
    quiet(browser)


def thousands(browser):
    began = time.monotonic()
    visit(browser, "paths.html", "#/0")
    opened = time.monotonic() - began
    count = browser.run("document.querySelector('.said').textContent")
    equal(count, "10,000 paths", "paths on the page")
    check(browser.run("document.querySelector('.open').textContent.includes('--html-paths')"), "what is left out is said")
    nodes = browser.run("document.getElementsByTagName('*').length")
    check(nodes < 3000, f"{nodes} elements are few")
    browser.type("v")
    measure = """
        const rows = document.querySelector('.rows');
        const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const timed = async (action) => { const t = performance.now(); action(); await frame(); return performance.now() - t; };
        return (async () => {
          const scroll = [];
          for (let i = 0; i <= 20; i++) scroll.push(await timed(() => { rows.scrollTop = rows.scrollHeight * i / 20; }));
          const last = document.querySelector('.row[aria-posinset="10000"]') !== null;
          const search = document.querySelector('#search');
          const type = (words) => timed(() => { search.value = words; search.dispatchEvent(new Event('input')); });
          const first = await type('left');
          const again = await type('left key ==');
          const shown = document.querySelector('.said').textContent;
          await type('');
          document.querySelector('#view').click();
          rows.focus?.();
          const nodes = document.getElementsByTagName('*').length;
          return { worst: Math.max(...scroll), last, first, again, shown, nodes };
        })();"""
    found = browser.run(measure)
    check(found["last"], "the last row is there after scrolling to it")
    check(found["shown"] != count, "the search finds some")
    check(found["nodes"] < 3000, f"{found['nodes']} elements are few, after all of that")
    shot(browser, "thousands")
    quiet(browser)
    size = (FOLDER / "paths.html").stat().st_size
    check(size < 20 << 20, f"{size} bytes are less than 20 MB")
    print(f"page-test: 10,000 paths: {size / 1e6:.1f} MB, opened in {opened:.2f} s, {nodes} elements; a step of scrolling at "
          f"most {found['worst']:.0f} ms, the first search {found['first']:.0f} ms, the next {found['again']:.0f} ms")


def phone(browser):
    visit(browser, "intset.html", "#/3")
    fits = "document.documentElement.scrollWidth <= window.innerWidth"
    check(browser.run(fits), "nothing sticks out on a phone")
    shot(browser, "phone-paths")
    check(browser.run("getComputedStyle(document.querySelector('.explorer > .path')).display === 'none'"), "paths first")
    browser.click(".treerow:not(.branch)")
    browser.wait("getComputedStyle(document.querySelector('.explorer > .path')).display !== 'none'")
    check(browser.run(fits), "the path fits on a phone")
    shot(browser, "phone-path")
    browser.click(".backbutton")
    browser.wait("getComputedStyle(document.querySelector('.finder')).display !== 'none'")
    quiet(browser)


def dark_by_default(browser):
    visit(browser, "intset.html")
    check(browser.run("matchMedia('(prefers-color-scheme: dark)').matches"), "the browser prefers dark")
    colour = browser.run("getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)")
    check(sum(colour) < 150, f"{colour} is dark")
    quiet(browser)


def main():
    with Browser() as browser:
        for part in (overview, filtering, tree_with_keys, source_link, heaps, tests, colours, hostile, many, thousands):
            part(browser)
    with Browser(width=390, height=844, phone=True) as browser:
        phone(browser)
    with Browser(dark=True) as browser:
        dark_by_default(browser)
    print(f"page-test: {checks} checks passed; screenshots are in {FOLDER}")


main()
