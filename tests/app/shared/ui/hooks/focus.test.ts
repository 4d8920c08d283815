// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { focusHeading, keepOnPressed, moveFocus, rememberFocus } from "../../../../../app/shared/ui/hooks/focus";

const show = (html: string) => {
  document.body.innerHTML = html;
  return document.getElementById("it") as HTMLElement;
};
const focused = () => document.activeElement?.id || document.activeElement?.localName;

afterEach(() => (document.body.innerHTML = ""));

describe("the focus is moved", () => {
  it.each([
    ["a heading that is made focusable", '<h1 id="it" tabindex="-1">Cart</h1>'],
    ["a field of a form that is posted", '<form method="post"><input id="it"><button>Order</button></form>'],
    ["a link", '<a id="it" href="/">Menu</a>'],
    ["a button that opens something", '<form method="post"><button id="it" type="button">Close</button></form>'],
    ["a button of a search", '<form><button id="it">Find</button></form>'],
    ["a button that asks first", '<form method="post"><button id="it" formmethod="get">Remove</button></form>'],
  ])("to %s", (_, html) => {
    expect([moveFocus(show(html)), focused()]).toEqual([true, "it"]);
  });

  it.each([
    ["a button that changes something", '<form method="post"><button id="it">Order</button></form>'],
    ["the same by its own method", '<form><button id="it" formmethod="post">Order</button></form>'],
    ["the same from outside of its form", '<form id="f" method="post"></form><button form="f" id="it">Order</button>'],
    ["a hidden button of a form", '<form><button id="it" tabindex="-1" aria-hidden="true">Order</button></form>'],
    ["what Tab leaves out", '<input id="it" tabindex="-1">'],
    ["what is in a hidden part", '<div aria-hidden="true"><a id="it" href="/">Menu</a></div>'],
    ["what is not shown", '<div hidden><a id="it" href="/">Menu</a></div>'],
    ["what is disabled", '<fieldset disabled><input id="it"></fieldset>'],
  ])("never to %s", (_, html) => {
    expect([moveFocus(show(html)), focused()]).toEqual([false, "body"]);
  });

  it("to a button with an effect only if the visitor has pressed it", () => {
    expect(keepOnPressed(show('<form method="post"><button id="it">Add</button></form>'))).toBe(true);
    expect(keepOnPressed(show('<form method="post"><button id="it" tabindex="-1">Order</button></form>'))).toBe(false);
  });
});

describe("what has gone leaves the focus to the nearest heading", () => {
  const hidden = '<form method="post"><button tabindex="-1" aria-hidden="true">Order</button>';

  it("of its part, then of the page, and never to a button that stands before it", () => {
    const it = show(
      `<main>${hidden}<h1 id="page">Order</h1><section><h2 id="part">Gifts</h2><p><a id="it" href="/">Gift</a></p></section></form></main>`,
    );
    const restore = rememberFocus(it);
    it.remove();
    restore();
    expect(focused()).toBe("part");
    document.querySelector("section")?.remove();
    restore();
    expect(focused()).toBe("page");
  });

  it("of the page, if it was in the header or another page", () => {
    const it = show(`<header><a id="it" href="/">Sign in</a></header><main><h1>Menu</h1></main>`);
    const restore = rememberFocus(it);
    document.body.innerHTML = `<main>${hidden}<h1 id="page">Order</h1></form></main>`;
    restore();
    expect(focused()).toBe("page");
  });

  it("of the dialog that is open", () => {
    const it = show(
      `<main><h1>Menu</h1></main><dialog open><h1 id="asked">Remove?</h1><button id="it" type="button">No</button></dialog>`,
    );
    const restore = rememberFocus(it);
    it.remove();
    restore();
    expect(focused()).toBe("asked");
  });

  it("or to itself, while it is there", () => {
    const it = show(`<main><h1>Menu</h1><form method="post"><button id="it">Choose</button></form></main>`);
    const restore = rememberFocus(it);
    restore();
    expect(focused()).toBe("it");
  });

  it("and a page without a heading keeps it where it is", () => {
    show("<main></main>");
    expect(focusHeading(document.querySelector("main"))).toBe(false);
  });
});
