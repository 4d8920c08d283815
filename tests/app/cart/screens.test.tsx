import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, it } from "vitest";
import { CartBadge, CartButton, CartPill } from "../../../app/cart/panel/CartButton";
import { SummaryLines } from "../../../app/cart/lines/SummaryLines";
import { inShop } from "../../support/app/in-shop";
import { CartPanel } from "../../../app/cart/panel/CartPanel";
import { Gifts } from "../../../app/cart/gifts/Gifts";
import { RelatedDish } from "../../../app/cart/related/RelatedDish";
import { loadLazyParts } from "../../../app/shared/web/hydration/lazy-part";
import type { GiftView } from "../../../app/shared/basket/gifts-view.server";
import type { CartLineView, CartView } from "../../../app/shared/basket/cart.view";
import { languages, type Language } from "../../../rules/languages";

beforeAll(() => loadLazyParts());

const line: CartLineView = {
  line_key: "roll~rice:1",
  product_key: "roll",
  name: "Philadelphia",
  note: "Classic",
  count: 2,
  sale_multiplicity: 1,
  can_add: true,
  price: "589 ₽",
  total: "1 178 ₽",
  basic_total: "1 380 ₽",
};
const lost: CartLineView = {
  ...line,
  line_key: "bonito",
  product_key: "bonito",
  name: "Bonito",
  can_add: false,
  alert: "Sold out a minute ago.",
  lost: { sum: "not in the total", similar: "Similar dishes" },
};
const cart: CartView = {
  state: "ok",
  version: 1,
  whose: "a",
  count: 2,
  lines: [line],
  messages: [
    { position: "top", tone: "info", title: "Note", text: "Prices are those of takeaway." },
    { position: "promocode", tone: "good", icon: "gift", text: "The code takes nothing off." },
  ],
  packages: [{ alias: "bag", name: "Bag", count: 2, text: "18 ₽", refused: false, can_refuse: true }],
  gifts: [],
  receipt: [
    { name: "subtotal", label: "Subtotal", text: "1 178 ₽" },
    { name: "packages", label: "Packaging", text: "18 ₽" },
    { name: "delivery", label: "Delivery fee", text: "Free", tone: "good" },
  ],
  total: "1 196 ₽",
};
const sauce: GiftView = {
  id: 1,
  name: "Spicy sauce",
  state: "available",
  count: 0,
  most: 2,
  can_add: true,
  conditions: [{ text: "Dishes for 800 ₽", met: true }],
};
const lemonade: GiftView = {
  ...sauce,
  id: 2,
  name: "Lemonade",
  state: "missing",
  most: 1,
  can_add: false,
  conditions: [{ text: "Dishes for 1500 ₽", met: false }],
};
const empty: CartView = {
  state: "ok",
  version: 0,
  whose: "",
  count: 0,
  lines: [],
  packages: [],
  gifts: [],
  messages: [],
  receipt: [],
  total: "",
  block: "empty",
};

function draw(view: CartView, element = <CartPanel />, language: Language = "en") {
  const frame = { order_type: "delivery", city: { alias: "spb", country: "RU" } };
  return renderToStaticMarkup(inShop(element, { at: "/spb/?search=roll", language, frame, cart: view }));
}

/** The fields that a form of the page would send with one of its buttons. */
const fieldsOf = (html: string) =>
  [...html.matchAll(/<(?:input|button)[^>]* name="([^"]+)"(?:[^>]* value="([^"]*)")?/g)].map(([, name = "", value]) =>
    value === undefined ? name : `${name}=${value}`,
  );

describe("the panel", () => {
  it("has the way to the times, in words that come with the cart", () => {
    const html = draw({ ...cart, when: { label: "When", words: "Tomorrow, 10:30–11:00" } });
    expect(html).toMatch(/When:<\/span> <a [^>]*\/intervals\?[^>]*>Tomorrow, 10:30–11:00<\/a>/);
    expect(draw(cart)).not.toContain("/intervals");
    const closed = draw({ ...cart, when: { label: "When", words: "Choose a time", note: "Closed, opens at 10:00" } });
    expect(closed).toMatch(/Closed, opens at 10:00\.<\/span> <a [^>]*\/intervals\?[^>]*>Choose a time<\/a>/);
    expect(closed).not.toContain("When:");
  });

  it("is a form per line whose buttons carry the counts that they lead to", () => {
    const html = draw(cart);
    const [form = ""] = html.match(/<form[\s\S]*?<\/form>/) ?? [];
    expect(form).toContain('method="post"');
    expect(form).toContain('action="/spb/cart"');
    expect(fieldsOf(form)).toEqual([
      "line_key=roll~rice:1",
      "return_to=/spb/?search=roll#line-roll~rice%3A1",
      "?count=1",
      "?count=3",
    ]);
    expect(html).toContain('id="line-roll~rice:1"');
    expect(form.replace(/<[^>]+>/g, "")).toContain("One fewer: Philadelphia 2 One more: Philadelphia");
  });

  it("has a head with the number of dishes and the way to empty the cart", () => {
    const [head = ""] = /<h2[^>]*>(?:(?!<h2)[\s\S])*?cart\/clear/.exec(draw({ ...cart, count: 3 })) ?? [];
    expect(head.replace(/<[^>]+>/g, "")).toContain("Your order 3 items ");
  });

  it("shows messages where they belong, the packages, the receipt and the way to checkout", () => {
    const html = draw(cart);
    expect(html).toContain("Prices are those of takeaway.");
    expect(html).toMatch(/icons\.svg#gift[\s\S]*The code takes nothing off\./);
    expect(html).toContain("2 × Bag");
    expect(html).toMatch(/name="\?without_bag=1"/);
    expect(html).toMatch(/<dt>Delivery fee<\/dt><dd[^>]*>Free</);
    expect(html).toMatch(/href="\/spb\/checkout"[^>]*>[\s\S]*Go to checkout/);
    expect(html).toContain('href="/spb/cart/clear?return_to=%2Fspb%2F%3Fsearch%3Droll"');
  });

  it("leaves out by name what cannot be had, and goes on", () => {
    const html = draw({
      ...cart,
      lines: [line, lost, { ...lost, line_key: "eel", name: "Eel" }],
      block: "unavailable_line",
    });
    const form = html.match(/<form[^>]*>(?:(?!<\/form>)[\s\S])*without them/)?.[0] ?? "";
    expect(form).toContain('action="/spb/cart"');
    expect(form).toContain("These won’t be in your order: Bonito, Eel.");
    expect(fieldsOf(form).slice(-3)).toEqual(["count.bonito=0", "count.eel=0", "return_to=/spb/checkout"]);
  });

  it("says of what cannot be had that it is not in the total, with a way to dishes like it", () => {
    const html = draw({ ...cart, lines: [lost] });
    expect(html.replace(/<[^>]+>/g, "")).toContain(
      "Sold out a minute ago.Remove: Bonito Similar dishes: Bonito not in the total",
    );
    expect(html).toMatch(/href="\/spb\/product\/bonito\?return_to=[^"]*"[^>]*>Similar dishes/);
    expect(html.match(/1 178 ₽/g), "the sum of the receipt alone").toHaveLength(1);
  });

  it("says that a price has changed, and leads from the choice to changing it", () => {
    const html = draw({
      ...cart,
      lines: [{ ...line, edit: "Change", repriced: "The price has changed: it was 599 ₽" }],
    });
    expect(html.replace(/<[^>]+>/g, "")).toContain("Classic Change: PhiladelphiaThe price has changed: it was 599 ₽");
    expect(html.match(/href="\/spb\/product\/roll\?line_key=roll%7Erice%3A1/g)).toHaveLength(2);
  });

  it("shows a gift's conditions one by one, even in the same words", () => {
    const [condition] = sauce.conditions;
    const html = draw({
      ...cart,
      gifts: [{ ...sauce, conditions: [condition, condition].flatMap((one) => one ?? []) }],
    });
    expect(html.match(/Dishes for 800 ₽/g)).toHaveLength(2);
  });

  it("offers only removal where nothing can be had", () => {
    const html = draw({ ...cart, lines: [lost], packages: [], block: "nothing_left" });
    expect(html).toContain("Sold out a minute ago.");
    expect(fieldsOf(html).filter((field) => field.startsWith("?count"))).toEqual(["?count=0"]);
    expect(html).toMatch(/aria-disabled="true"[^>]*>[\s\S]*Remove what’s sold out/);
  });

  it("says what is missing to the minimum, and first that", () => {
    const html = draw({
      ...cart,
      block: "below_minimum",
      minimum: {
        missing: "210 ₽",
        amount: "700 ₽",
        counted: "490 ₽",
        share: 0.7,
        dishes: "/spb/?from=210&to=438#dishes",
      },
      free_delivery: { missing: "900 ₽", share: 0.4 },
    });
    expect(html).toContain("490 ₽ of the minimum 700 ₽, delivery not counted: 210 ₽ to go");
    expect(html).not.toContain("900 ₽");
    // A button that cannot be pressed would leave people there.
    expect(html).toMatch(/<a [^>]*href="[^"]*#dishes"[^>]*><span[^>]*>Add 210 ₽ more/);
  });

  it("offers the first gift that can be had, and the way to all", () => {
    const html = draw({ ...cart, gifts: [sauce, lemonade] });
    expect(fieldsOf(html)).toEqual(expect.arrayContaining(["gift_id=1", "?gift_count=1"]));
    expect(html).toContain('action="/spb/cart/gifts"');
    expect(html).toContain('href="/spb/cart#gifts"');
    expect(html).toContain("Dishes for 800 ₽");
    expect(html).not.toContain("Lemonade");
  });

  it("says what is missing for a gift that cannot be had yet, and that a taken one is in the order", () => {
    const missing = draw({ ...cart, gifts: [lemonade] }).replace(/<[^>]+>/g, "");
    expect(missing).toContain("Lemonade Dishes for 1500 ₽: not yet");
    const taken = draw({ ...cart, gifts: [{ ...sauce, state: "taken", count: 1 }, lemonade] });
    expect(taken).toContain("Gift in your order");
    expect(fieldsOf(taken).filter((field) => field.startsWith("?gift_count"))).toEqual([]);
  });

  it("shows no gifts where the cart has none", () => {
    expect(draw(cart)).not.toContain("/cart/gifts");
  });

  it("cannot order where the city takes none, and says so", () => {
    const html = draw({ ...cart, block: "city_stopped" });
    expect(html).toMatch(/aria-disabled="true"[^>]*>[\s\S]*This city isn’t taking orders right now/);
    expect(html).not.toContain('href="/spb/checkout"');
  });

  it("says how far it is to free delivery", () => {
    expect(draw({ ...cart, free_delivery: { missing: "900 ₽", share: 0.4 } })).toContain("Add 900 ₽ for free delivery");
  });

  it.each([
    ["no_address", "/spb/checkout", "Enter your address"],
    ["no_shop", "/spb/order-type?order_type=takeaway&amp;return_to=", "Choose a restaurant"],
    ["closed", "/spb/order-type?order_type=takeaway&amp;return_to=", "Choose another restaurant"],
    ["sign_in", "/spb/checkout", "Sign in and check out"],
  ] as const)("leads to what is missing: %s", (block, href, words) => {
    const html = draw({ ...cart, block });
    expect(html).toContain(`href="${href}`);
    expect(html).toContain(words);
    if (href !== "/spb/checkout") expect(html).not.toContain('href="/spb/checkout"');
  });

  it("does not take an outage for an empty cart", () => {
    expect(draw(empty)).toContain("Your basket is empty");
    const html = draw({ ...empty, state: "unknown", block: undefined });
    expect(html).toContain("We couldn’t load your basket");
    expect(html).not.toContain("Your basket is empty");
    expect(html).toMatch(/<form action="\/spb\/"><input type="hidden" name="search" value="roll"\/>/);
  });

  it.each(languages)("has words for everything in %s", (language) => {
    for (const block of [
      undefined,
      "no_address",
      "no_shop",
      "closed",
      "unavailable_line",
      "nothing_left",
      "below_minimum",
      "sign_in",
    ] as const) {
      const html = draw(
        {
          ...cart,
          lines: [line, lost],
          gifts: [sauce, lemonade],
          block,
          minimum: {
            missing: "210 ₽",
            amount: "700 ₽",
            counted: "490 ₽",
            share: 0.7,
            dishes: "/spb/?from=210&to=438#dishes",
          },
        },
        <CartPanel />,
        language,
      );
      expect(html.replace(/<[^>]+>/g, " ")).not.toMatch(/\{\{|\b(go|line|receipt|packages|steps|gifts)\.\w/);
    }
  });
});

describe("the header's and the phone's ways to the cart", () => {
  it("tell sum and count", () => {
    const html = draw(
      cart,
      <>
        <CartButton />
        <CartBadge />
        <CartPill />
      </>,
      "ru",
    );
    const links = [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, link = ""]) => link.replace(/<[^>]+>/g, ""));
    expect(links).toEqual(["Корзина: 1 196 ₽, 2 товара", "Корзина: 1 196 ₽, 2 товара"]);
    expect(html).toMatch(/<span [^>]*>: <\/span>2<\/span>/);
    expect(html.match(/href="\/spb\/cart["?]/g)).toHaveLength(2);
  });

  it("have a name without a hole while the first addition is not answered and there is no sum", () => {
    const ways = (
      <>
        <CartButton />
        <CartPill />
      </>
    );
    const html = draw({ ...cart, total: "" }, ways);
    const links = [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, link = ""]) => link.replace(/<[^>]+>/g, ""));
    expect(links).toEqual(["Basket, 2 items", "Basket, 2 items"]);
  });

  it("are an outline or nothing for an empty cart", () => {
    expect(draw(empty, <CartButton />, "de")).toContain("Warenkorb");
    expect(
      draw(
        empty,
        <>
          <CartBadge />
          <CartPill />
        </>,
      ).replace(/<div[^>]*role="status"><\/div>/, ""),
    ).toBe("");
  });
});

it("lists the lines to read for checkout", () => {
  const html = draw(cart, <SummaryLines lines={[line, lost]} />);
  expect(html).toContain("2 portions at 589 ₽ each · Classic");
  expect(html).toContain("Sold out a minute ago.");
  expect(html).toContain("1 178 ₽");
  expect(html).toContain("not in the total");
  expect(html).not.toContain("<button");
});

describe("the shelf of gifts", () => {
  const shelf = (count: number) => {
    const gifts = Array.from({ length: count }, (_, n) => ({ ...lemonade, id: n + 1, name: `Gift ${n + 1}` }));
    const html = draw({ ...cart, gifts }, <Gifts gifts={gifts} return_to="/spb/cart" look="card" />);
    const [open = "", rest = ""] = html.split("<details");
    const names = (part: string) => part.match(/Gift \d/g) ?? [];
    return { open: names(open), rest: names(rest), summary: /<summary>(.*?)<\/summary>/.exec(rest)?.[1] };
  };

  it.each([
    [3, 3, undefined],
    [4, 3, "1 more gift"],
  ])("of %i shows three on phones, the rest on demand", (count, open, summary) => {
    const seen = shelf(count);
    expect([seen.open.length, seen.rest.length]).toEqual([open, count - open]);
    expect(seen.summary?.replace(/<[^>]+>/g, "")).toBe(summary);
  });

  it("lets an available gift be taken, and counts one whose max_count exceeds 1", () => {
    const taken: GiftView = { ...sauce, state: "taken", count: 1 };
    const one: GiftView = { ...taken, id: 3, name: "Mochi", most: 1, can_add: false };
    const html = draw(cart, <Gifts gifts={[taken, one, sauce]} return_to="/spb/cart" look="card" />);
    const [counted = "", single = "", available = ""] = html.split("<li>").slice(1);
    expect(fieldsOf(counted)).toContain("?gift_count=2");
    expect(counted).toContain("One more: Spicy sauce");
    expect([single.includes("One more"), single.includes("Remove")]).toEqual([false, true]);
    expect(fieldsOf(available)).toContain("?gift_count=1");
  });

  it("says of a gift what it is, on the gifts' own page", () => {
    const gift: GiftView = { ...sauce, description: "Chilli, garlic, mayonnaise" };
    const html = (look: "card" | "row") => draw(cart, <Gifts gifts={[gift]} return_to="/spb/cart" look={look} />);
    expect(html("card")).toContain("Chilli, garlic, mayonnaise");
    expect(html("row")).not.toContain("Chilli");
  });

  it("of more than four fills two columns with the fourth: one fewer is on demand there", () => {
    expect(shelf(6).summary?.match(/>[^<]*\w[^<]*</g)).toEqual([">3 more gifts<", ">2 more gifts<"]);
  });
});

describe("a suggested dish that is in the cart", () => {
  const dish = { key: "roll", name: "Philadelphia", note: "", price: "589 ₽", state: "add" as const };
  const suggested = (...lines: CartLineView[]) =>
    draw({ ...cart, lines }, <RelatedDish dish={dish} look="small" return_to="/spb/" />);

  it("has a counter while there is one choice of it", () => {
    const html = suggested(line);
    expect(html).toContain("One more: Philadelphia");
    expect(html).not.toContain("589 ₽");
  });

  it("leads to its choices where there are several, as nobody can tell which of them is meant", () => {
    const html = suggested(line, { ...line, line_key: "roll~rice:2", note: "Brown rice" });
    expect(html).not.toContain("One more: Philadelphia");
    expect(html).toContain('href="/spb/product/roll');
    expect(html).toContain("589 ₽");
  });
});
