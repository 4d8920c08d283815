import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { bonusLimit } from "../../../rules/discounts";
import { isSold, receipt, type PricedLine } from "../../../rules/cart";
import { fromMinor, toMinor } from "../../../rules/money";
import { calls, type CallName } from "../../../contract/calls";
import { cartCalls } from "../../../contract/calls/cart";
import type { Cart } from "../../../contract/cart";
import { createClock } from "../../../sandbox/clock";
import { handlers } from "../../../sandbox/handlers";
import type { CallContext } from "../../../sandbox/handlers/handler";
import { Refusal } from "../../../sandbox/respond";
import { brands, catalogues, type Brand } from "../../../sandbox/seed/catalogues";
import { cities, shops, zones } from "../../../sandbox/seed/geography";
import { promocodes } from "../../../sandbox/seed/offers/promocodes";
import type { Session } from "../../../sandbox/store/sessions";
import { openWorld, type World } from "../../../sandbox/world";
import { NOON } from "../../support/sandbox/visitor";

const worldOf = (brand: Brand) =>
  openWorld({ brand, data: ":memory:", clock: createClock(Date.now, { now: NOON, rate: 0 }) });
const worlds = Object.fromEntries(brands.map((brand) => [brand, worldOf(brand)])) as Record<Brand, World>;
afterAll(() => Object.values(worlds).forEach(({ store }) => store.close()));

type Step = { name: CallName; fields: Record<string, unknown> };

/** Somewhere in one of the cities of a currency: delivery, with or without a zone, or takeaway from a shop. */
const currencies = [...new Set(cities.map(({ prices }) => prices.currency_code))];
const whereIn = (currency: string) => {
  const own = cities.filter(({ prices }) => prices.currency_code === currency);
  const at = own.flatMap(({ id, alias, order_types }) => [
    ...(order_types.delivery
      ? [undefined, ...zones.filter(({ city }) => city === alias)].map((zone) => ({
          city_id: id,
          order_type: "delivery",
          delivery_zone_id: zone?.id,
        }))
      : []),
    ...(order_types.takeaway
      ? shops
          .filter(({ city }) => city === alias)
          .map((shop) => ({ city_id: id, order_type: "takeaway", shop_id: shop.id }))
      : []),
  ]);
  return fc.constantFrom(...at);
};

/** Small carts are where limits are met. */
const cheap = (brand: Brand) =>
  [...catalogues[brand].products].sort((one, other) => one.price - other.price).slice(0, 15);

/** A dish, its sauces and extras at random: some choices are allowed, others are refused. */
const dish = (brand: Brand) =>
  fc
    .oneof(fc.constantFrom(...catalogues[brand].products), fc.constantFrom(...cheap(brand)))
    .chain(({ key, modifiers: { single, groups } }) => {
      const ids = [...single, ...groups.flatMap(({ modifiers }) => modifiers)].map(({ id }) => id);
      const choice =
        ids.length > 0
          ? fc.option(
              fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 0, max: 2 }), {
                maxKeys: 3,
                noNullPrototype: true,
              }),
              { nil: undefined },
            )
          : fc.constant(undefined);
      return fc.record({ product_key: fc.constant(key), modifiers: choice });
    });

const count = fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 0, max: 3 }) }, fc.integer({ min: 0, max: 100 }));
const money = fc.oneof(
  fc.integer({ min: 0, max: 500_000 }).map(fromMinor),
  fc.double({ min: 0, max: 1e7, noNaN: true }),
);

/** Times of this evening, at lunch tomorrow and of another week: some can be chosen, and there what is served at lunch only comes and goes. */
const slots = ["2026-11-21T19:00", "2026-11-21T20:30", "2026-11-22T12:00", "2026-11-22T13:30", "2026-12-24T12:00"];

function stepIn(brand: Brand, currency: string): fc.Arbitrary<Step> {
  const place = fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, whereIn(currency));
  const command = (name: CallName, fields: fc.Arbitrary<Record<string, unknown>>) =>
    fc.tuple(fields, place).map(([own, where]): Step => ({ name, fields: { ...own, ...where } }));
  const gift = fc.record({ gift_id: fc.constantFrom(...catalogues[brand].gifts.map(({ id }) => id)) });
  const known = fc.record({ product_key: fc.constantFrom(...catalogues[brand].products.map(({ key }) => key)), count });
  return fc.oneof(
    {
      weight: 6,
      arbitrary: command(
        "cartAdd",
        fc.tuple(dish(brand), count).map(([line, n]) => ({ ...line, count: Math.max(1, n) })),
      ),
    },
    { weight: 2, arbitrary: command("cartRemove", known) },
    command("cartForget", known),
    command("cart", fc.constant({})),
    command("cartPackagesBag", fc.record({ without_bag: fc.boolean() })),
    { weight: 3, arbitrary: command("cartGiftAdd", gift) },
    command("cartGiftRemove", gift),
    command("cartGiftForget", gift),
    {
      weight: 3,
      arbitrary: command(
        "cartApplyPromocode",
        fc.record({ promocode: fc.constantFrom(...promocodes.map(({ code }) => code)) }),
      ),
    },
    command("cartForgetPromocode", fc.constant({})),
    { weight: 3, arbitrary: command("cartApplyBonuses", fc.record({ bonuses: money })) },
    fc
      .record({ interval: fc.constantFrom(...slots, null) })
      .map((fields): Step => ({ name: "cartSetInterval", fields })),
    fc.constant<Step>({ name: "cartClear", fields: {} }),
  );
}

/** What a call answers; undefined when it is refused. Anything else that it throws fails the test. */
function play(world: World, session: Session, { name, fields }: Step): Cart | undefined {
  const request = calls[name].request.parse(fields);
  const known = world.store.sessions.find(session.key) ?? session;
  const handler = handlers[name] as (context: CallContext<unknown>) => { cart: Cart };
  try {
    return handler({
      request,
      world,
      language: "en",
      session: known,
      openSession: () => known,
      isFormerKey: false,
      sendKey: () => undefined,
      idempotencyKey: undefined,
      base: "http://sandbox.test",
    }).cart;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    expect(error.status).toBeLessThan(500);
    return undefined;
  }
}

/** The cart's own words about its parts, added up by hand in minor units. */
function expectToAddUp(cart: Cart, balance: number) {
  expect(calls.cart.answer.parse({ cart })).toEqual({ cart });
  const pieces = [
    ...Object.values(cart.products).map(({ price_with_modifiers }) => price_with_modifiers),
    ...(cart.packages ?? []).map(({ price }) => price),
  ];
  const amounts = [...Object.values(cart.prices), ...pieces];
  for (const amount of amounts) {
    expect(amount).toBeGreaterThanOrEqual(0);
    expect(fromMinor(toMinor(amount ?? 0))).toBe(amount);
  }
  const part = (name: keyof Cart["prices"]) => toMinor(cart.prices[name] ?? 0);
  const lines = Object.values(cart.products).map((line) => ({
    price: toMinor(line.price_with_modifiers),
    count: line.count,
    type: line.type,
  }));
  const bags = (cart.packages ?? []).map(({ price, ...rest }) => ({ ...rest, price: toMinor(price) }));
  const sum = (parts: PricedLine[]) => parts.filter(isSold).reduce((all, { price, count: n }) => all + price * n, 0);
  expect(part("subtotal")).toBe(sum(lines));
  expect(part("packages")).toBe(sum(bags));
  expect(part("total")).toBe(
    part("subtotal") + part("packages") + part("delivery") - part("discount") - part("bonuses"),
  );
  expect(part("discount")).toBeLessThanOrEqual(part("subtotal"));
  expect(part("bonuses")).toBeLessThanOrEqual(bonusLimit([...lines, ...bags], part("delivery"), balance));
  expect(part("discount") === 0 || part("bonuses") === 0).toBe(true);
  expect(cart.count).toBe(lines.reduce((all, { count: n }) => all + n, 0));
  for (const { count: taken, max_count, is_available, price } of cart.gifts ?? []) {
    expect([price, taken <= (max_count ?? 0), taken === 0 || is_available]).toEqual([0, true, true]);
  }
}

let last = 79130000000;

it("the random steps use every cart call", () => {
  const tried = new Set(fc.sample(stepIn("nori", "RUB"), 1_000).map(({ name }) => name));
  expect([...tried].sort()).toEqual(Object.keys(cartCalls).sort());
});

describe.each(brands)("any sequence of cart calls to %s", (brand) => {
  it.each(currencies)("adds up in %s, never below zero, in whole minor units", (currency) => {
    const world = worlds[brand];
    fc.assert(
      fc.property(
        whereIn(currency),
        fc.array(stepIn(brand, currency), { minLength: 5, maxLength: 30 }),
        fc.boolean(),
        (home, steps, signedIn) => {
          const anonymous = world.store.sessions.open(NOON);
          const customer = world.store.users.findOrCreate(String(++last), "Anna", NOON);
          const session = signedIn ? world.store.sessionKeys.signIn(anonymous, customer.id, NOON) : anonymous;
          for (const { name, fields } of steps) {
            const cart = play(world, session, { name, fields: { ...home, ...fields } });
            const known = world.store.sessions.find(session.key) ?? session;
            if (cart) expectToAddUp(cart, signedIn ? toMinor(balanceIn(world, known)) : 0);
          }
        },
      ),
      { numRuns: 50 },
    );
  });
});

function balanceIn(world: World, session: Session): number {
  return handlers.balance({
    request: {},
    world,
    language: "en",
    session,
    openSession: () => session,
    isFormerKey: false,
    sendKey: () => undefined,
    idempotencyKey: undefined,
    base: "http://sandbox.test",
  }).balance;
}

describe("any receipt", () => {
  const line = fc.record({
    price: fc.nat(10_000_000),
    count: fc.nat(100),
    type: fc.constantFrom("default", "stop", "unavailable", "related", undefined),
    refused: fc.boolean(),
  });
  const sum = fc.integer({ min: -10_000, max: 1_000_000_000 });

  it("a receipt is the sum of its parts and never negative", () => {
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 100 }),
        fc.array(line, { maxLength: 5 }),
        fc.nat(1_000_000),
        sum,
        sum,
        (lines, packages, delivery, discount, bonuses) => {
          const { subtotal, full, total, ...taken } = receipt({ lines, packages, delivery, discount, bonuses });
          expect(full).toBe(subtotal + taken.packages + delivery);
          expect(total).toBe(full - taken.discount - taken.bonuses);
          for (const part of [subtotal, full, total, ...Object.values(taken)])
            expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
        },
      ),
    );
  });

  it("bonuses leave one unit of currency to pay for every piece, whatever the balance", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 100 }), fc.nat(1_000_000), sum, (lines, delivery, balance) => {
        const limit = bonusLimit(lines, delivery, balance);
        const left = receipt({ lines, packages: [], delivery, discount: 0, bonuses: limit }).total;
        const least = lines.filter(isSold).reduce((all, { price, count: n }) => all + Math.min(price, 100) * n, 0);
        expect(limit).toBeGreaterThanOrEqual(0);
        expect(limit).toBeLessThanOrEqual(Math.max(0, balance));
        expect(left).toBeGreaterThanOrEqual(least);
      }),
    );
  });
});
