import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { CardView } from "../../../app/menu/grid/cards.view";
import type { CardState } from "../../../rules/menu";
import { Grid } from "../../../app/menu/grid/Grid";
import {
  fillCounterSlots as fillSlots,
  findCounterSlots,
  withoutCardIds,
  type CounterSlots,
} from "../../../app/menu/grid/grid-markup.server";

const fillCounterSlots = (html: string, slots: CounterSlots, counters: ReadonlyMap<string, string>) =>
  fillSlots(Buffer.from(html), slots, counters).toString();

const words = { add: "Add", choose: "Choose", out: "Sold out", soon: "Soon", was: "was" };

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

/** A grid with these groups of cards, as Grid.tsx writes it. */
function gridOf(...groups: CardView[][]) {
  const html = renderToStaticMarkup(
    createElement(Grid, {
      city: "spb",
      lite: false,
      words,
      groups: groups.map((cards, at) => ({ alias: `g${at}`, name: `G${at}`, luxe: false, cards })),
    }),
  );
  const keys = groups.flat().map(({ key }) => key);
  return { html, slots: findCounterSlots(Buffer.from(html), keys) };
}

const listItem = (html: string, at: number) => html.split("<li").at(at + 1) ?? "";

describe("the counter slots of the grid", () => {
  it("are one empty <i> per card that can be ordered, whatever the texts of the cards contain", () => {
    const { slots } = gridOf([card("roll"), card("soup", "choose"), card("eel", "out"), card("tea", "soon")]);
    expect([...slots.keys()]).toEqual(["roll", "soup"]);
  });

  it("are filled with the counters of their own cards, in any order of the counters", () => {
    const { html, slots } = gridOf([card("roll"), card("soup")], [card("tea")]);
    const filled = fillCounterSlots(
      html,
      slots,
      new Map([
        ["tea", "<b>3</b>"],
        ["roll", "<b>1</b>"],
      ]),
    );
    expect(listItem(filled, 0)).toContain("<i><b>1</b></i>");
    expect(listItem(filled, 1)).toContain("<i></i>");
    expect(listItem(filled, 2)).toContain("<i><b>3</b></i>");
    const [roll, tea] = ["roll", "tea"].map(
      (key) => new RegExp(`<button name="product_key" value="${key}">.*?</button>`),
    );
    const withoutTheirButtons = html.replace(roll ?? "", "").replace(tea ?? "", "");
    expect(filled.replaceAll(/<b>\d<\/b>/g, "")).toBe(withoutTheirButtons.replaceAll(/<b>\d<\/b>/g, ""));
  });

  it("are found under keys that HTML has to escape", () => {
    const key = `a"b'<c>&d`;
    const { html, slots } = gridOf([card(key)]);
    expect(fillCounterSlots(html, slots, new Map([[key, "2"]]))).toContain("<i>2</i>");
  });

  it("of a product in two groups is the one on its first card", () => {
    const { html, slots } = gridOf([card("roll")], [card("roll")]);
    const filled = fillCounterSlots(html, slots, new Map([["roll", "2"]]));
    expect(listItem(filled, 0)).toContain("<i>2</i>");
    expect(listItem(filled, 1)).toContain("<i></i>");
  });

  it("leave the HTML as it is for counters of products that are not in the grid", () => {
    const { html, slots } = gridOf([card("roll"), card("eel", "out")]);
    expect(
      fillCounterSlots(
        html,
        slots,
        new Map([
          ["pizza", "1"],
          ["eel", "1"],
        ]),
      ),
    ).toBe(html);
    expect(fillCounterSlots(html, slots, new Map())).toBe(html);
  });
});

it("withoutCardIds removes the id of each card and nothing else", () => {
  const { html } = gridOf([card("roll"), card("eel", "out")]);
  const bare = withoutCardIds(html);
  expect(bare).not.toMatch(/<li id=/);
  expect(bare.match(/<li/g)).toHaveLength(2);
  expect(bare).toContain(`<section id="group-g0"`);
  expect(html.length - bare.length).toBe(` id="roll"`.length + ` id="eel"`.length);
});
