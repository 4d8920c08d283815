import { load } from "cheerio";
import type { Element } from "domhandler";
import { describe, expect, it } from "vitest";
import { hostileHtml } from "../../../../sandbox/seed/hostile/html";
import { promotions } from "../../../../sandbox/seed/offers/promotions";
import { languages } from "../../../../rules/languages";
import { xssVectors } from "../../../support/app/xss-vectors";
import { UPSTREAM } from "../../../support/app/route";
import { richText } from "../../../../app/browse/promotions/rich-text.server";

const clean = (html: string) => richText(html, { city: "spb", pictures: true });

const allowed: Record<string, string[]> = {
  ...Object.fromEntries(
    "p h2 h3 h4 ul ol li blockquote hr br strong b em i u s small sub sup table caption thead tbody tfoot tr"
      .split(" ")
      .map((tag) => [tag, []]),
  ),
  a: ["href", "rel"],
  img: ["src", "alt", "width", "height", "loading"],
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
};

const elementsOf = (html: string) => load(html, null, false)<Element, string>("*").toArray();

/** Everything in this HTML, parsed as a browser does it, that rich text must not have. */
function offences(html: string): string[] {
  // Some HTML is another after it was parsed and written again.
  const again = load(html, null, false).html();
  return [...elementsOf(html), ...elementsOf(again)].flatMap(({ name: tag, namespace, attribs }) => {
    const found = allowed[tag] && namespace === "http://www.w3.org/1999/xhtml" ? [] : [`<${tag}>`];
    for (const [name, value] of Object.entries(attribs)) {
      if (!allowed[tag]?.includes(name)) found.push(`${tag} ${name}`);
      if (name === "href" && !/^(\/(?![/\\])|https:\/\/[^@]+$|tel:\+?[\d\s().-]+$|mailto:[^\s?<>"]+$)/.test(value))
        found.push(`href ${value}`);
      if (name === "href" && value.startsWith("https:") && !attribs.rel?.includes("noopener"))
        found.push(`${value} without rel`);
      if (name === "src" && !value.startsWith("/pictures/")) found.push(`src ${value}`);
    }
    return found;
  });
}

describe("rich text of the chain has nothing but a few elements, links and our pictures", () => {
  const vectors = Object.entries(xssVectors).flatMap(([kind, list]) =>
    list.map((html, place) => [`${kind} ${place}`, html] as const),
  );
  it("is tried with more than a hundred public ways around a sanitiser", () => {
    expect(vectors.length).toBeGreaterThan(100);
    expect(vectors.filter(([, html]) => offences(html).length > 0).length).toBeGreaterThan(90);
  });
  it.each([...vectors, ...Object.entries(hostileHtml)])("%s", async (_, html) => {
    for (const dirty of [html, `<p>a ${html} b</p>`, `<table><tr><td>${html}`, `<a href="/"><b>${html}`]) {
      expect(offences(await clean(dirty))).toEqual([]);
    }
  });

  it("is short work, however deep and long the HTML is", async () => {
    expect((await clean("<b>".repeat(60_000))).length).toBeLessThan(1_000);
    expect(await clean("<div>".repeat(100_000) + "deep")).toBe("");
    expect((await clean("<p>word</p>".repeat(20_000))).length).toBeLessThan(70_000);
  });
});

describe("what editors write", () => {
  it.each(
    promotions.flatMap(({ alias, description }) =>
      languages.map((language) => [alias, language, description[language]]),
    ),
  )("%s in %s keeps its words, tables and pictures", async (_alias, _language, description) => {
    const html = description.replaceAll("{home}", "/spb").replaceAll("{picture}", "/pictures/x.avif");
    const words = (text: string) => load(text, null, false).text();
    const kinds = (text: string) => elementsOf(text).map(({ name }) => name);
    expect(words(await clean(html))).toBe(words(html));
    expect(kinds(await clean(html))).toEqual(kinds(html));
  });

  it.each([
    [
      `<a href="https://partner.example/a?b=1#c">x</a>`,
      `<a href="https://partner.example/a?b=1#c" rel="noopener noreferrer nofollow">x</a>`,
    ],
    [`<a href="shops">x</a>`, `<a href="/spb/shops">x</a>`],
    [`<a href="?group=soups" target="_blank">x</a>`, `<a href="/spb/?group=soups">x</a>`],
    [`<a href="/moscow/">x</a>`, `<a href="/moscow/">x</a>`],
    [`<a href="tel:+78125550012">x</a>`, `<a href="tel:+78125550012">x</a>`],
    [`<a href="mailto:food@nori.example">x</a>`, `<a href="mailto:food@nori.example">x</a>`],
    [`<a href="https://nori.example@evil.example/">x</a>`, `<a>x</a>`],
    [`<h1>x</h1><h5>y</h5>`, `<h2>x</h2><h4>y</h4>`],
    [`<th scope="row" colspan="2">x</th>`, `<th colspan="2" scope="row">x</th>`],
    [`<td colspan="99999" rowspan="0">x</td>`, `<td>x</td>`],
    [`<div><section><p class="a">x</p></section></div>`, `<p>x</p>`],
    [`<b>5 < 6 & 7</b>`, `<b>5 &lt; 6 &amp; 7</b>`],
    [`<img src="https://evil.example/x.png" alt="x">`, ``],
  ])("%s becomes %s", async (html, expected) => {
    expect(await clean(html)).toBe(expected);
  });

  it("a picture comes from the shop, at its own size unless that is no size", async () => {
    const picture = (attributes: string) => clean(`<img src="${UPSTREAM}/roll.png" ${attributes}>`);
    expect(await picture(`alt="A roll" width="480" height="480"`)).toMatch(
      /^<img src="\/pictures\/w480\/[\w-]+\/u\/roll\.png" alt="A roll" loading="lazy" width="480" height="480" \/>$/,
    );
    expect(await picture(`width="99999" height="99999"`)).not.toContain("width");
    expect(await richText(`<p>a<img src="${UPSTREAM}/roll.png"></p>`, { city: "spb", pictures: false })).toBe(
      "<p>a</p>",
    );
  });
});
