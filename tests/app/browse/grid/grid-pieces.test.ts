import { createElement } from "react";
import { describe, expect, it } from "vitest";
import type { CardView } from "../../../../app/browse/grid/cards.view";
import type { CardState } from "../../../../rules/menu";
import {
  groupPieces,
  personalGrid,
  shelfHtml,
  type GridPieces,
  type Personal,
} from "../../../../app/browse/grid/grid-pieces.server";

const words = { add: "Add", choose: "Pick", out: "Out", soon: "Soon", was: "was", like: "Like $& it", unlike: "No $&" };

function card(key: string, state: CardState = "add"): CardView {
  return {
    key,
    name: `<i></i> ${key}`,
    note: "",
    text: `<li id="fake"> ёжик 🍣`,
    price: "1",
    tag: { tone: "hit", text: "Hit" },
    state,
  };
}

/** A grid with these groups of cards. */
function gridOf(...cards: CardView[][]): GridPieces {
  const groups = cards.map((group, at) => ({
    alias: `g${at}`,
    name: "<children></children>",
    luxe: false,
    cards: group,
  }));
  const context = { city: "spb", lite: false, words };
  const pieces = groups.flatMap((group) => groupPieces(group, context));
  return { html: Buffer.concat(pieces.map(({ html }) => html)), pieces, context };
}

const whose = (counters: [string, string][], favourites: string[] = []): Personal => ({
  counters: new Map(counters.map(([key, count]) => [key, () => createElement("b", null, count)])),
  favourites: new Set(favourites),
});
const withCounters = (grid: GridPieces, ...counters: [string, string][]) =>
  personalGrid(grid, whose(counters)).toString();
const withFavourites = (grid: GridPieces, ...keys: string[]) => personalGrid(grid, whose([], keys)).toString();

const listItem = (html: string, at: number) => html.split("<li").at(at + 1) ?? "";
const hearts = (html: string) =>
  [...html.matchAll(/name="\?(like|unlike)=([^"]*)" aria-pressed="(\w+)"/g)].map(
    ([, name, key, pressed]) => `${key} ${name} ${pressed}`,
  );

describe("the counters of the grid", () => {
  it("stand in their own cards, in any order of the counters, whatever the texts of the cards contain", () => {
    const grid = gridOf([card("roll"), card("soup")], [card("tea")]);
    const filled = withCounters(grid, ["tea", "3"], ["roll", "1"]);
    expect(listItem(filled, 0)).toContain("<i><b>1</b></i>");
    expect(listItem(filled, 1)).toContain("<i></i>");
    expect(listItem(filled, 2)).toContain("<i><b>3</b></i>");
    const [roll, tea] = ["roll", "tea"].map((key) => new RegExp(`<button name="\\?product_key=${key}">.*?</button>`));
    const withoutTheirButtons = grid.html
      .toString()
      .replace(roll ?? "", "")
      .replace(tea ?? "", "");
    expect(filled.replaceAll(/<b>\d<\/b>/g, "")).toBe(withoutTheirButtons.replaceAll(/<b>\d<\/b>/g, ""));
  });

  it("are found under keys that HTML has to escape", () => {
    const key = `a"b'<c>&d`;
    expect(withCounters(gridOf([card(key)]), [key, "2"])).toContain("<i><b>2</b></i>");
  });

  it("of a product in two groups stand on both its cards", () => {
    const filled = withCounters(gridOf([card("roll")], [card("roll")]), ["roll", "2"]);
    expect([listItem(filled, 0), listItem(filled, 1)].every((item) => item.includes("<i><b>2</b></i>"))).toBe(true);
  });

  it("leave the HTML as it is for products that are not in the grid or cannot be ordered", () => {
    const grid = gridOf([card("roll"), card("eel", "out"), card("tea", "soon")]);
    expect(withCounters(grid, ["pizza", "1"], ["eel", "1"], ["tea", "1"])).toBe(grid.html.toString());
    expect(withCounters(grid)).toBe(grid.html.toString());
  });
});

describe("the hearts of the grid", () => {
  it("are outlines that add the dish, one on each card, what cannot be had included", () => {
    const html = gridOf([card("roll"), card("soup", "choose")], [card("eel", "out")]).html.toString();
    expect(hearts(html)).toEqual(["roll like false", "soup like false", "eel like false"]);
    expect(html).toMatch(
      /formaction="\/spb\/favourites"[^>]*><span>&lt;i&gt;&lt;\/i&gt; roll: <\/span>Like \$&amp; it<\/button>/,
    );
  });

  it("of favourites are full on all their cards, and remove them", () => {
    const filled = withFavourites(gridOf([card("roll"), card("soup")], [card("soup")]), "soup", "pizza");
    expect(hearts(filled)).toEqual(["roll like false", "soup unlike true", "soup unlike true"]);
    expect(filled).toContain("No $&amp;</button>");
  });

  it("stand beside the counter of the same card", () => {
    const filled = personalGrid(gridOf([card("roll")]), whose([["roll", "2"]], ["roll"])).toString();
    expect(filled).toContain("<i><b>2</b></i>");
    expect(hearts(filled)).toEqual(["roll unlike true"]);
  });
});

describe("the cards of the shelf of favourites", () => {
  it("are those of the menu in the order of the favourites, once each, and what left the menu is left out", () => {
    const grid = gridOf([card("roll"), card("soup")], [card("soup"), card("eel", "out")]);
    const shelf = shelfHtml(grid, whose([], ["eel", "gone", "soup"]), String);
    expect(hearts(shelf)).toEqual(["eel unlike true", "soup unlike true"]);
    expect(listItem(shelf, 0)).toMatch(/^ class="[^"]*gone/);
    expect(shelfHtml(grid, whose([], ["gone"]), String)).toBe("");
  });

  it("have buttons that lead back to the shelf, and no id of their own", () => {
    const roll = shelfHtml(gridOf([card("roll")]), whose([], ["roll"]), String);
    const back = "?back=%2Fspb%2F%23group-favourites";
    expect(roll).toContain(`<button formaction="/spb/cart/add${back}" name="?product_key=roll">`);
    expect(roll).toContain(`formaction="/spb/favourites${back}"`);
    expect(roll).not.toContain(`id="roll"`);
  });
});
