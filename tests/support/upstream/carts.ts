import { http, HttpResponse } from "msw";
import type { Cart, CartLine, Gift } from "../../../contract/cart";
import type { Product } from "../../../contract/menu";
import { defaultSelection, lineKey } from "../../../rules/modifiers";
import { cityOf, shops } from "./places";
import { UPSTREAM } from "../app/route";

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

type Line = { product_key: string; modifiers: Record<string, number>; count: number };

/** An upstream with one menu, which keeps carts by session as the contract says; what it heard is in `heard`. */
export const kitchen = {
  carts: new Map<
    string,
    { lines: Map<string, Line>; version: number; without_bag: boolean; taken: Map<number, number> }
  >(),
  heard: [] as { call: string; session?: string; body: unknown }[],
  /** Lines of these keys come back as unavailable. */
  lost: new Set<string>(),
  discount: 0,
  /** The promo code's part of it, where the upstream tells. */
  ofCode: undefined as number | undefined,
  /** The gifts that are offered: from a subtotal on, up to `max_count`. */
  gifts: [] as { id: number; name: string; from: number; max_count: number }[],
  reset() {
    this.gifts = [];
    this.carts.clear();
    this.heard = [];
    this.lost.clear();
    this.discount = 0;
    this.ofCode = undefined;
  },
  /** A cart that is there before the test begins. Line keys as the upstream makes them. */
  fill(session: string, counts: Record<string, number>) {
    for (const [product_key, count] of Object.entries(counts)) put(session, product_key, count);
  },
  counts(session: string): Record<string, number> {
    return Object.fromEntries([...(this.carts.get(session)?.lines ?? [])].map(([key, { count }]) => [key, count]));
  },
};

function cartFor(session: string) {
  let cart = kitchen.carts.get(session);
  if (!cart)
    kitchen.carts.set(session, (cart = { lines: new Map(), version: 0, without_bag: false, taken: new Map() }));
  return cart;
}

function put(session: string, product_key: string, count: number, chosen?: Record<string, number>) {
  const cart = cartFor(session);
  const product = products.find(({ key }) => key === product_key);
  const modifiers = chosen ?? { ...(product?.modifiers ? defaultSelection(product.modifiers) : {}) };
  cart.lines.set(lineKey(product_key, modifiers), { product_key, modifiers, count });
  cart.version += 1;
}

export function cartAnswer(session: string): { cart: Cart } {
  const { lines, version, without_bag, taken } = cartFor(session);
  const entries = [...lines].map(([key, line], place): [string, CartLine] => {
    const product = products.find((one) => one.key === line.product_key) as Product;
    const extras = (line.modifiers.cheese ?? 0) * 69;
    const lost = kitchen.lost.has(key);
    return [
      key,
      {
        ...product,
        key,
        product_key: line.product_key,
        count: line.count,
        price_with_modifiers: product.price + extras,
        chosen_modifiers: line.modifiers,
        added_at: place,
        ...(lost ? { type: "unavailable" as const, alert: "Sold out a minute ago." } : {}),
      },
    ];
  });
  const subtotal = entries.reduce(
    (sum, [, line]) => sum + (line.type === "unavailable" ? 0 : line.price_with_modifiers * line.count),
    0,
  );
  const messages: Cart["messages"] = [];
  const gifts = kitchen.gifts.map((gift): Gift => {
    const isMet = subtotal >= gift.from;
    // Said once, as the contract wants it.
    if (!isMet && taken.delete(gift.id))
      messages.push({ position: "top", icon: "gift", text: `${gift.name} is gone.` });
    return {
      id: gift.id,
      name: gift.name,
      price: 0,
      count: taken.get(gift.id) ?? 0,
      max_count: gift.max_count,
      is_available: isMet,
      conditions: [{ message: `Dishes for ${gift.from} ₽`, validated: isMet }],
    };
  });
  const bag =
    entries.length > 0
      ? [{ alias: "bag", name: "Bag", price: 9, count: 1, can_refuse: true, refused: without_bag }]
      : [];
  const packages = bag.length > 0 && !without_bag ? 9 : 0;
  const prices = {
    subtotal,
    delivery: 0,
    packages,
    discount: kitchen.discount,
    promocode: kitchen.ofCode,
    total: subtotal + packages - kitchen.discount,
  };
  return {
    cart: {
      count: entries.reduce((sum, [, line]) => sum + line.count, 0),
      products: Object.fromEntries(entries),
      packages: bag,
      gifts,
      messages,
      prices,
      version,
    },
  };
}

type Body = {
  product_key: string;
  count: number;
  modifiers?: Record<string, number>;
  without_bag: boolean;
  gift_id: number;
};

/** A stateful call: notes what it was asked and answers the cart; makes a session for one who has none. */
function call(method: "put" | "delete", path: string, change: (session: string, body: Body) => void) {
  return http[method](`${UPSTREAM}/api/cart${path}`, async ({ request }) => {
    const text = await request.text();
    const body = (text ? JSON.parse(text) : {}) as Body;
    const known = /session_key=([^;]+)/.exec(request.headers.get("cookie") ?? "")?.[1];
    kitchen.heard.push({ call: path || "/", session: known, body });
    const session = known ?? "new";
    change(session, body);
    return HttpResponse.json(cartAnswer(session), {
      headers: known ? {} : { "Set-Cookie": `session_key=${session}; Path=/; HttpOnly` },
    });
  });
}

/** Calls about one city, its menu, and carts that are stored by session. */
export const cartCalls = () => {
  kitchen.reset();
  return [
    http.get(`${UPSTREAM}/api/cities/:alias`, ({ params }) =>
      params.alias === "spb" ? HttpResponse.json({ city: cityOf("spb") }) : HttpResponse.json({}, { status: 404 }),
    ),
    http.get(`${UPSTREAM}/api/shops`, () => HttpResponse.json({ shops })),
    http.post(`${UPSTREAM}/api/products`, () =>
      HttpResponse.json({ product_groups: [{ id: 1, alias: "all", name: "All", products }] }),
    ),
    call("put", "", () => undefined),
    call("put", "/add", (session, { product_key, count, modifiers }) => put(session, product_key, count, modifiers)),
    call("put", "/remove", (session, { product_key, count }) => {
      const line = cartFor(session).lines.get(product_key);
      if (line) line.count = count;
      cartFor(session).version += 1;
    }),
    call("put", "/forget", (session, { product_key }) => {
      cartFor(session).lines.delete(product_key);
      cartFor(session).version += 1;
    }),
    call("put", "/packages/bag", (session, { without_bag }) => {
      cartFor(session).without_bag = without_bag;
      cartFor(session).version += 1;
    }),
    call("put", "/gift/add", (session, { gift_id }) => takeGift(session, gift_id, 1)),
    call("put", "/gift/remove", (session, { gift_id }) => takeGift(session, gift_id, -1)),
    call("put", "/gift/forget", (session, { gift_id }) => takeGift(session, gift_id, -Infinity)),
    call("delete", "/clear", (session) => {
      cartFor(session).lines.clear();
      cartFor(session).version += 1;
    }),
  ];
};

function takeGift(session: string, id: number, difference: number) {
  const cart = cartFor(session);
  cart.taken.set(id, Math.max(0, (cart.taken.get(id) ?? 0) + difference));
  cart.version += 1;
}

/** Calls that change something, as they were heard. */
export const writes = () => kitchen.heard.filter(({ call: name }) => name !== "/");
