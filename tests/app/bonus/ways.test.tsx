import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import BonusPage from "../../../app/bonus/bonus.route";
import type { BonusView } from "../../../app/bonus/bonus.view";

const shown = vi.hoisted(() => ({ count: 0, view: {} }));
vi.mock("../../../app/cart/store/CartProvider", () => ({
  useCartCount: () => shown.count,
  useIsSumOld: () => false,
}));
vi.mock("../../../app/modal/page", () => ({
  usePage: () => ({ view: shown.view, titleId: "title", inModal: true, Back: "a" }),
}));
vi.mock("../../../app/modal/ModalButton", () => ({ ModalButton: "button" }));
vi.mock("../../../app/ui/buttons/Button", () => ({
  ButtonLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const linksOf = (view: Partial<BonusView>, count: number) => {
  Object.assign(shown, { count, view: { state: "open", questions: [], cart: "/cart", menu: "/menu", ...view } });
  return [...renderToStaticMarkup(<BonusPage />).matchAll(/<a href="([^"]*)"/g)].map(([, to]) => to);
};
const balance = { upTo: "300 ₽" } as BonusView["balance"];

it.each<[string, Partial<BonusView>, number, string]>([
  ["the cart that points can pay", { balance }, 2, "/cart"],
  ["the menu, while the cart is empty", { balance }, 0, "/menu"],
  ["the menu, once points are over", { balance, state: "over" }, 2, "/menu"],
])("the bonus page of a customer leads to %s", (_, view, count, to) => expect(linksOf(view, count)).toEqual([to]));
