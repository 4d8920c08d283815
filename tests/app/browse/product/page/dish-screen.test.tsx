// @vitest-environment jsdom
import { act, type ReactElement } from "react";
import type { FormProps } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Product } from "../../../../../app/browse/product/page/Product";
import type { ModifierView, ProductView } from "../../../../../app/browse/product/product.view";
import { wordsOf } from "../../../../support/app/words";
import { inEnglish } from "../../../../support/app/in-shop";
import { reactRoot } from "../../../../support/app/react-root";

const cart = vi.hoisted(() => ({ setLineCount: vi.fn(), add: vi.fn() }));
const navigate = vi.hoisted(() => vi.fn());
vi.mock("../../../../../app/cart/store/CartProvider", () => ({ useCart: () => cart }));
vi.mock("@remix-run/react", () => ({
  Form: "form",
  Link: "a",
  useLoaderData: () => undefined,
  useActionData: () => undefined,
  useNavigation: () => ({ state: "idle" }),
  useLocation: () => ({ pathname: "/spb/product/roll", search: "", state: null }),
  useNavigate: () => navigate,
  useParams: () => ({ city: "spb" }),
  useMatches: () => [],
  useRouteLoaderData: () => undefined,
}));
const en = wordsOf("en") as (key: string, values?: object) => string;

const modifier = (id: string, more: Partial<ModifierView> = {}): ModifierView => ({
  id,
  name: id,
  price: 0,
  min: 0,
  max: 1,
  ...more,
});
const cheese = modifier("cheese", { price: 69, text: "+69 ₽", picture: "p/cheese" });
const avocado = modifier("avocado", { price: 59, max: 2, text: "+59 ₽", picture: "p/avocado" });
const roe = modifier("roe", { price: 79, type: "stop", picture: "p/roe" });

const dish = (more: Partial<ProductView> = {}): ProductView => ({
  title: "",
  error_title: "",
  canonical: "https://nori.example/spb/product/roll",
  return_to: "/spb/",
  back: "/spb/#roll",
  here: "/spb/product/roll",
  favourites: [],
  key: "roll",
  name: "Philadelphia",
  note: "",
  text: "",
  nutrition: [],
  per: "",
  price: 52_900,
  money: { currency: "₽" },
  currency_code: "RUB",
  brand: "Nori",
  modifiers: {
    single: [],
    groups: [{ id: "extra", name: "Extra", min: 0, max: 3, limit: "up to 3", modifiers: [cheese, avocado, roe] }],
  },
  sale_multiplicity: 1,
  state: "add",
  has_related: false,
  in_cart: {},
  ...more,
});

const PageForm = (props: FormProps) => <form {...props} />;
const screen = (view: ProductView): ReactElement => (
  <Product
    view={view}
    answer={undefined}
    errors={{}}
    sending={false}
    titleId="title"
    inModal={false}
    Form={PageForm}
    Back={() => null}
  />
);

const root = reactRoot();
beforeEach(() => {
  vi.useFakeTimers();
  cart.setLineCount.mockReset();
});

const show = (view: ProductView) => act(() => root.render(inEnglish(screen(view))));
const press = (name: string) => {
  const buttons = [...document.querySelectorAll<HTMLElement>("button, input")];
  const found = buttons.find((one) => one.textContent.trim() === name || one.id === `modifiers.${name}`);
  if (!found) throw new Error(`No ${name}`);
  act(() => found.click());
};
const text = () => document.querySelector("article")?.textContent.replaceAll("\u00a0", " ") ?? "";
const news = () => document.querySelector('[data-foot] [role="status"]')?.textContent.replaceAll("\u00a0", " ");
const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const limit = () => document.querySelector("legend")?.textContent;

describe("the price that follows", () => {
  it("is not there while nothing is added and one is wanted", () => {
    show(dish());
    expect(text()).not.toMatch(/per portion|for extras/);
    expect(text()).toContain("Add to basket 529 ₽");
  });

  it("is said for a portion and in all", () => {
    show(dish());
    press("cheese");
    press("More: avocado");
    press("More: avocado");
    press(en("menu:more", { name: "Philadelphia" }));
    expect(text()).toContain("529 ₽ + 187 ₽ for extras 716 ₽ per portion");
    expect(text()).toContain("Add to basket 1 432 ₽");
    expect(limit()).toContain("up to 3, 3 chosen");
  });

  it("is exact where prices have fractions, with as many decimals in all of them", () => {
    const third = modifier("third", { price: 0.1, text: "+0,10 €" });
    const groups = [{ id: "extra", name: "Extra", min: 0, max: 3, limit: "up to 3", modifiers: [third] }];
    show(dish({ price: 20, money: { currency: "€" }, modifiers: { single: [], groups } }));
    press("third");
    expect(text()).toContain("0,20 € + 0,10 € for extras 0,30 € per portion");
  });

  it("is announced once the choice rests, not at each press, and not when the page opens", () => {
    show(dish());
    wait(5_000);
    expect(news()).toBe("");
    press("cheese");
    wait(300);
    press(en("menu:more", { name: "Philadelphia" }));
    wait(300);
    expect(news()).toBe("");
    wait(800);
    expect(news()).toBe("598 ₽ per portion, 1 196 ₽ in total");
  });
});

describe("modifiers with pictures", () => {
  it("are tiles with their names and prices, and one that ran out cannot be chosen", () => {
    show(dish());
    const pictures = [...document.querySelectorAll("fieldset img")].map((image) => image.getAttribute("src"));
    expect(pictures).toEqual(
      ["cheese", "avocado", "roe"].map((name) => expect.stringContaining(`p/${name}`) as string),
    );
    expect(document.querySelector<HTMLInputElement>("#modifiers\\.roe")?.disabled).toBe(true);
    expect(text()).toContain("sold out");
  });

  it("without scripts say their limit and prices alone: nothing there could follow the choice", () => {
    const html = renderToStaticMarkup(inEnglish(screen(dish())));
    expect(html).toContain("up to 3");
    expect(html).not.toContain("0 chosen");
    expect(html).toContain("+69 ₽");
  });
});

describe("a line of the cart", () => {
  const line = { key: "roll~a", count: 1, chosen: {}, was: "Classic rice, 529 ₽" };
  const nutrition = [{ name: "kcal", value: "139" }];

  it("says what it was, and leaves out what concerns a dish that is not chosen yet", () => {
    show(dish({ line, nutrition }));
    expect(text()).toContain("Already in your basket");
    expect(text()).toContain("In your basket until now: Classic rice, 529 ₽");
    expect(text()).not.toContain("kcal");
    expect(text()).toContain("Save 529 ₽");
  });

  it("can be taken out: by a button of the form, and with scripts at once", () => {
    show(dish({ line, back: "/spb/cart" }));
    const button = [...document.querySelectorAll("button")].find(({ name }) => name === "?intent=remove");
    expect(button?.form?.querySelector<HTMLInputElement>("[name=line_key]")?.value).toBe("roll~a");
    press("Remove from basket");
    expect(cart.setLineCount).toHaveBeenCalledExactlyOnceWith("roll~a", 0);
    expect(navigate).toHaveBeenCalledWith("/spb/cart");
  });
});
