import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AboveMenu } from "../../../../app/browse/menu/AboveMenu";
import type { CartView } from "../../../../app/shared/basket/cart.view";
import { emptyCart, inShop } from "../../../support/app/in-shop";

const soon = { label: "Time", words: "as soon as possible" };
const later = { label: "Time", words: "today at 20:30" };

const words = (ofCart: CartView["when"], ofPage: CartView["when"], place?: object) =>
  renderToStaticMarkup(
    inShop(<AboveMenu when={ofPage} />, { cart: { ...emptyCart, when: ofCart }, frame: { place } }),
  ).replace(/<[^>]*>/g, "");

it.each([
  ["as the cart beside it says, which may have been loaded later", later, soon, later.words],
  ["as the page says, until the cart is known", undefined, soon, soon.words],
])("the time of the order is told %s", (_, ofCart, ofPage, told) => {
  expect(words(ofCart, ofPage, { words: "Nevsky 28" })).toContain(told);
});

it("no time is told without a place, which it depends on, or if neither knows one", () => {
  expect(words(later, soon)).not.toContain("Time");
  expect(words(undefined, undefined, { words: "Nevsky 28" })).not.toContain("Time");
});
