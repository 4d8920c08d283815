import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Card, Group } from "../../../../app/browse/grid/Grid";
import { groupViews } from "../../../../app/browse/grid/cards-view.server";
import { gridHtml, gridWords } from "../../../../app/browse/grid/grid-html.server";
import { readQuery } from "../../../../app/browse/grid/menu-query";
import type { AnswerOf } from "../../../../contract/calls";
import { translate } from "../../../../server/words/translations";

const dish = (key: string, place: number) => ({
  id: place + 1,
  key,
  name: `Roll ${key}`,
  price: 100 + (place % 7),
  weight: { value: 200 + (place % 9), unit: "g" },
  quantity: 1 + (place % 3),
});

/** A menu of so many dishes in groups of fifty. */
const menuOf = (count: number) =>
  ({
    product_groups: Array.from({ length: count / 50 }, (_, group) => ({
      id: group + 1,
      alias: `g${group}`,
      name: `Group ${group}`,
      sort: count - group,
      products: Array.from({ length: 50 }, (_, place) => dish(`d${group}-${place}`, place)),
    })),
  }) as unknown as AnswerOf<"products">;

const context = {
  money: { currency: "₽" },
  pathOf: (source?: string | null) => source ?? undefined,
};

const ask = (answer: AnswerOf<"products">, query = "") =>
  gridHtml({
    ...context,
    answer,
    variant: { language: "en", order_type: "delivery" },
    city: "spb",
    query: readQuery(new URLSearchParams(query)),
  });

/** How many turns of the event loop others had while something was made. */
async function turnsDuring<Made>(work: () => Promise<Made>): Promise<[Made, number]> {
  let turns = 0;
  let isOver = false;
  const others = () => {
    if (isOver) return;
    turns++;
    setImmediate(others);
  };
  setImmediate(others);
  const made = await work();
  isOver = true;
  return [made, turns];
}

describe("the grid of a menu", () => {
  it("of 2,000 dishes is rendered in turns, so that nobody waits for all of it", async () => {
    const answer = menuOf(2_000);
    const [grid, turns] = await turnsDuring(() => ask(answer));
    expect(turns).toBeGreaterThanOrEqual(9);
    const t = translate("en");
    const groups = groupViews(answer.product_groups, { ...context, t, lastHour: false });
    const cards = { words: gridWords(t), city: "spb", lite: false };
    const whole = groups.map((group) => {
      const own = group.cards.map((card, place) => createElement(Card, { key: card.key, card, place, ...cards }));
      return renderToStaticMarkup(createElement(Group, { group }, own));
    });
    expect(grid.html.toString()).toBe(whole.join(""));
    expect(grid.found).toBe(2_000);
    expect(grid.categories.map(({ alias }) => alias)).toEqual(groups.map(({ alias }) => alias));
    expect(Buffer.concat(grid.pieces.map(({ html }) => html)).equals(grid.html)).toBe(true);
  });

  it("of 200 dishes is rendered in one", async () => {
    const [grid, turns] = await turnsDuring(() => ask(menuOf(200)));
    expect([grid.found, turns]).toEqual([200, 0]);
  });

  it("is rendered once for all who ask for it meanwhile", async () => {
    const answer = menuOf(400);
    const [one, other] = await Promise.all([ask(answer), ask(answer)]);
    expect(one).toBe(other);
    expect(await ask(answer)).toBe(one);
  });

  it("of a search is its own", async () => {
    const answer = menuOf(400);
    expect((await ask(answer, "search=d0-7")).found).toBeLessThan(400);
  });
});
