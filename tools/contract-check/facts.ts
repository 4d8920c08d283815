import type { AnswerOf, CallName } from "../../contract/calls";
import { cleanAddress } from "../../rules/address";

/** Values for request fields, by the field's name. */
export type Facts = Record<string, unknown>;

/** Values of the check's visitor. An upstream may refuse them, but must understand them. */
export function firstFacts(today: string): Facts {
  return {
    order_type: "delivery",
    date: today,
    page: 1,
    name: "Contract Check",
    username: "Contract Check",
    email: "contract-check@example.com",
    sex: "female",
    birthday: "01.02.1990",
    is_subscribed: false,
    is_print_fiscal_receipt: false,
    message: "A trial of the API. Nobody needs to answer.",
    city_name: "Contract Check",
    shop: "Contract Check",
    square: "100",
    company: "Contract Check",
    product_category: "Contract Check",
    notify_channel: "sms",
    without_bag: true,
    interval: null,
    bonuses: 0,
    is_delivery: true,
    last_attempt: false,
    promocode: "CONTRACT-CHECK",
  };
}

type Lessons = { [Name in CallName]?: (answer: AnswerOf<Name>, facts: Facts) => void };

/** Collects the values of an answer for later calls. */
export const lessons: Lessons = {
  cities({ cities, big_cities }, facts) {
    const all = [...big_cities, ...cities];
    const city = all.find(({ alias }) => alias === facts.wanted_city) ?? all[0];
    Object.assign(facts, { alias: city?.alias, city_id: city?.id, city_name: city?.name });
  },
  shops({ shops }, facts) {
    const shop = shops.find(({ type }) => type !== "stop") ?? shops[0];
    if (!shop) return;
    const { latitude, longitude } = shop;
    Object.assign(facts, {
      shop_id: shop.id,
      latitude,
      longitude,
      coordinates: { latitude, longitude },
      address: `${String(facts.city_name)}, ${shop.address.street}`,
    });
  },
  products({ product_groups }, facts) {
    const offered = product_groups
      .flatMap(({ products }) => products)
      .filter(
        ({ type, modifiers }) => (type ?? "default") === "default" && !modifiers?.groups.some(({ min }) => min > 0),
      );
    const dish = offered.sort((a, b) => b.price - a.price)[0];
    const step = Math.max(dish?.sale_multiplicity ?? 1, dish?.sale_multiplicity_last_hour ?? 1);
    Object.assign(facts, {
      product_key: dish?.key,
      count: 2 * step,
      product_groups_ids: product_groups.slice(0, 3).map(({ id }) => id),
    });
  },
  paymentTypes({ payment_types }, facts) {
    const offline =
      payment_types.find(({ alias }) => alias === "cash") ?? payment_types.find(({ is_online }) => !is_online);
    facts.payment_type = (offline ?? payment_types[0])?.alias;
    facts.online_payment_type = payment_types.find(({ is_online }) => is_online)?.alias;
  },
  /** If the day has no free interval, the next day is used. */
  intervals({ intervals, dates }, facts) {
    facts.interval_id = intervals.find(({ disabled }) => !disabled)?.id;
    if (!facts.interval_id)
      facts.date = dates.find(({ date_string }) => date_string > String(facts.date))?.date_string ?? facts.date;
  },
  checkVerificationCode(_, facts) {
    facts.signed_in = true;
  },
  cartAdd({ cart }, facts) {
    facts.line_key = Object.keys(cart.products)[0];
  },
  /** An address of the upstream may contain characters that a visitor may not type. */
  addressSetByCoordinates({ delivery_address }, facts) {
    if (delivery_address?.address) facts.street_address = cleanAddress(delivery_address.address);
  },
  addressSetByAddress({ delivery_address }, facts) {
    facts.delivery_address_id = delivery_address?.id ?? facts.delivery_address_id;
  },
  addresses({ delivery_addresses }, facts) {
    facts.delivery_address_id ??= delivery_addresses[0]?.id;
  },
  orderCreate({ order_id }, facts) {
    facts.order_id = order_id ?? undefined;
  },
};

/** Collects values that any answer may contain, by their field name. */
export function learnByName(answer: unknown, facts: Facts) {
  const { order_cache_key, cart } = answer as {
    order_cache_key?: unknown;
    cart?: { gifts?: { id?: unknown }[] | null } | null;
  };
  facts.order_cache_key = order_cache_key ?? facts.order_cache_key;
  facts.gift_id = cart?.gifts?.[0]?.id ?? facts.gift_id;
}
