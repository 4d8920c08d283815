// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from "vitest";
import type { CardView } from "../../../../app/browse/grid/cards.view";
import { groupPieces } from "../../../../app/browse/grid/grid-pieces.server";
import { cardOf } from "../../../../app/browse/product/card-of";

const card = (key: string, more: Partial<CardView> = {}): CardView => ({
  key,
  name: `Dish ${key}`,
  note: "250 g",
  text: "",
  price: "529 ₽",
  state: "add",
  step: 1,
  picture: `u/${key}.avif`,
  ...more,
});
const words = { add: "Add", choose: "Choose", out: "Out", soon: "Soon", was: "was", like: "Like", unlike: "Unlike" };

function show(...cards: CardView[]) {
  const group = { alias: "rolls", name: "Rolls", luxe: false, cards };
  const pieces = groupPieces(group, { words, city: "spb", lite: false });
  document.body.innerHTML = pieces.map(({ html }) => html.toString()).join("");
}

const arrives = (key: string) => {
  const picture = document.querySelector(`[id="${key}"] img`);
  for (const [name, value] of Object.entries({
    complete: true,
    naturalWidth: 400,
    currentSrc: `https://nori.example/${key}`,
  }))
    Object.defineProperty(picture, name, { value });
};

describe("what a dish's card says of it", () => {
  beforeEach(() =>
    show(
      card("roll"),
      card("a/b"),
      card("new", { tag: { text: "New", tone: "new" } }),
      card("cheap", { old: "600 ₽", percent: "−10%", price: "540 ₽" }),
    ),
  );

  it.each([
    ["its name and price", "roll", { name: "Dish roll", price: "529 ₽", isTagged: false, picture: undefined }],
    ["that it has a tag", "new", { name: "Dish new", price: "529 ₽", isTagged: true, picture: undefined }],
    ["a key that an address encodes", "a/b", { name: "Dish a/b", price: "529 ₽", isTagged: false, picture: undefined }],
    [
      "the price of now, not that of before",
      "cheap",
      { name: "Dish cheap", price: "540 ₽", isTagged: true, picture: undefined },
    ],
    ["nothing of a dish that the page does not show", "soup", undefined],
  ])("%s", (_, key, said) => expect(cardOf("spb", key)).toEqual(said));

  it("its picture, once the browser has it", () => {
    arrives("roll");
    expect(cardOf("spb", "roll")?.picture).toBe("https://nori.example/roll");
  });
});
