import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { emptyCart, inShop } from "../../../support/app/in-shop";
import BonusPage from "../../../../app/account/bonus/bonus.route";
import type { BonusView } from "../../../../app/account/bonus/bonus.view";

const linksOf = (view: Partial<BonusView>, count: number) => {
  const shown = { state: "open", questions: [], cart: "/cart", menu: "/menu", ...view };
  const html = renderToStaticMarkup(inShop(<BonusPage />, { cart: { ...emptyCart, count }, page: { view: shown } }));
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to);
};
const balance = { upTo: "300 ₽" } as BonusView["balance"];

it.each<[string, Partial<BonusView>, number, string]>([
  ["the cart that points can pay", { balance }, 2, "/cart"],
  ["the menu, while the cart is empty", { balance }, 0, "/menu"],
  ["the menu, once points are over", { balance, state: "over" }, 2, "/menu"],
])("the bonus page of a customer leads to %s", (_, view, count, to) => expect(linksOf(view, count)).toEqual([to]));
