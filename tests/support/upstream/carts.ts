import { http, HttpResponse } from "msw";
import type { Cart, CartLine } from "../../../contract/cart";
import type { Product } from "../../../contract/menu";
import { defaultSelection, lineKey } from "../../../rules/modifiers";
import { cityOf, shops } from "./places";
import { UPSTREAM } from "../app/route";
import { handler } from "./answers";

const rice = {
  id: "rice",
  name: "Rice",
  min: 1,
  max: 1,
  modifiers: [
    { id: "classic", name: "Classic", price: 0, min: 0, max: 1 },
    { id: "no-sugar", name: "No sugar", price: 0, min: 0, max: 1 },
  ],
};
const extra = {
  id: "extra",
  name: "Extra",
  min: 0,
  max: 3,
  modifiers: [
    { id: "cheese", name: "Cheese", price: 69, min: 0, max: 2 },
    { id: "roe", name: "Roe", price: 79, min: 0, max: 1, type: "stop" },
  ],
};

export const products: Product[] = [
  {
    id: 1,
    key: "roll",
    name: "Philadelphia",
    price: 589,
    basic_price: 690,
    weight: { value: 285, unit: "g" },
    quantity: 8,
    images: { small: "/pictures/roll.avif" },
    modifiers: { single: [], groups: [rice, extra] },
  },
  { id: 2, key: "soup", name: "Tom yum", price: 429, weight: { value: 380, unit: "g" } },
  { id: 3, key: "water", name: "Water", price: 99.5, sale_multiplicity: 6, sale_multiplicity_last_hour: 2 },
  { id: 4, key: "bonito", name: "Bonito", price: 459, type: "stop", alert: "Bonito is off today." },
];

/** The cart that every call about it is answered with: nothing that is sent changes it. */
export const heldCart = {
  counts: new Map<string, number>(),
  version: 0,
  /** The differences from the usual cart. */
  change: (cart: Cart): Cart => cart,
  /** Sets counts of dishes, with the choice that a dish has by default. */
  fill(counts: Record<string, number>) {
    for (const [key, count] of Object.entries(counts)) this.counts.set(key, count);
    this.version += 1;
  },
};

export function cartAnswer(): { cart: Cart } {
  const lines = [...heldCart.counts].map(([key, count], added_at): CartLine => {
    const product = products.find((one) => one.key === key) as Product;
    const chosen_modifiers = product.modifiers ? defaultSelection(product.modifiers) : {};
    const line_key = lineKey(key, chosen_modifiers);
    const price_with_modifiers = product.price;
    return { ...product, key: line_key, product_key: key, count, price_with_modifiers, chosen_modifiers, added_at };
  });
  const subtotal = lines.reduce((sum, { price, count }) => sum + price * count, 0);
  const bag = { alias: "bag", name: "Bag", price: 9, count: 1, can_refuse: true, refused: false };
  const bags = lines.length > 0 ? [bag] : [];
  const cart = {
    count: lines.reduce((sum, { count }) => sum + count, 0),
    products: Object.fromEntries(lines.map((line) => [line.key, line])),
    packages: bags,
    gifts: [],
    messages: [],
    prices: { subtotal, delivery: 0, packages: bags.length * 9, discount: 0, total: subtotal + bags.length * 9 },
    version: heldCart.version,
  };
  return { cart: heldCart.change(cart) };
}

const answerCart = ({ request }: { request: Request }) => {
  const isKnown = request.headers.get("cookie")?.includes("session_key=");
  const headers: HeadersInit = isKnown ? {} : { "Set-Cookie": "session_key=new; Path=/; HttpOnly" };
  return HttpResponse.json(cartAnswer(), { headers });
};

/** Calls about one city, its menu, and a cart. */
export const cartCalls = () => {
  heldCart.counts.clear();
  heldCart.version = 0;
  heldCart.change = (cart) => cart;
  return [
    handler("city", ({ params }) =>
      params.alias === "spb" ? { city: cityOf("spb") } : HttpResponse.json({}, { status: 404 }),
    ),
    handler("shops", { shops }),
    handler("products", { product_groups: [{ id: 1, alias: "all", name: "All", products }] }),
    handler("cart", answerCart),
    http.all(`${UPSTREAM}/api/cart/*`, answerCart),
  ];
};
