import { describe, expect, it } from "vitest";
import { readPage } from "../../../../support/site/crawl";

const documentOf = (body: string, language = "en") =>
  readPage(
    "/spb/",
    new Response(),
    `<!DOCTYPE html><html lang="${language}"><head><title>A</title></head><body>${body}</body></html>`,
  );

describe("a crawler of the demo", () => {
  it.each([
    [`<p id="a"></p><p id="a"></p>`, "id a twice"],
    [`<a href="/"><img alt=""></a>`, "no name"],
    [`<form><button></button></form>`, "no name"],
    [`<h2> </h2>`, "no name"],
    [`<p>common:close</p>`, "common:close"],
    [`<p>errors.notFoundTitle</p>`, "errors.notFoundTitle"],
    [`<p aria-label="undefined ₽"></p>`, "undefined"],
    [`<p>NaN min</p>`, "NaN"],
    [`<p>[object Object]</p>`, "[object Object]"],
    [`<p>from {{time}}</p>`, "{{"],
    [`<p>Fish &amp;amp; chips</p>`, "&amp;"],
    [`<p>&lt;b>New&lt;/b></p>`, "<b"],
    [`<p>read &lt;0>this&lt;/0></p>`, "<0>"],
    [`<label for="phone">Phone</label>`, "no element phone"],
    [`<form id="order"></form><button form="order">Order</button>`, "outside its form"],
    [`<form><input form="order"></form><form id="order"></form>`, "outside its form"],
    [`<select></select>`, "outside its form"],
    [`<p><!--$--><!--/$--></p>`, "an empty <Suspense> in <p>"],
    [`<p>выберите город для вашего заказа</p>`, "not en"],
    [`<p lang="uk">please choose the city of your order</p>`, "not uk"],
  ])("finds what is wrong with %s", (body, problem) => {
    expect(documentOf(body).problems).toEqual([expect.stringContaining(problem)]);
  });

  it("finds nothing wrong with names, languages that are said, and pictures that are described", () => {
    const body = `<a href="/spb/shops/208">Большая Семёновская улица, 32</a><p lang="ru">выберите город для вашего заказа</p>
      <a href="/"><img alt="Nori"></a><form><label for="a">12.5 kJ</label><input id="a"></form><button type="button">Close</button>`;
    expect(documentOf(body).problems).toEqual([]);
  });

  it("reads one page of those whose elements are alike: whatever their texts are and however many their lists hold", () => {
    const structures = (main: string) => new Set(documentOf(`<main>${main}</main>`).structures);
    const known = structures("<h1>A</h1><ul><li>One<li>Two</ul><input id=a><label for=a>A</label>");
    const isNew = (main: string) => [...structures(main)].some((one) => !known.has(one));
    expect(isNew("<h1>B</h1><ul><li>Three</ul><input id=b><label for=b>B</label>")).toBe(false);
    for (const main of [
      `<h1>A</h1><ul><li class="x">One</ul><input id=a><label for=a>A</label>`,
      "<h1>A</h1><ul><p>One</ul><input id=a><label for=a>A</label>",
      "<h1>A</h1><ul><li><ul><li>One</ul></ul><input id=a><label for=a>A</label>",
      "<h1>A</h1><h3>B</h3><ul><li>One</ul><input id=a><label for=a>A</label>",
      "<h1>A</h1><ul><li>One</ul><input id=a><label for=b>A</label>",
      "<h1>A</h1><ul><li>One</ul><input id=a><label for=a>A</label><nav></nav>",
    ])
      expect(isNew(main), main).toBe(true);
  });
});
