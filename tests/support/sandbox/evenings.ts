import type { CallName, RequestOf } from "../../../contract/calls";
import { confirmAtBank, sealCard } from "./bank";
import { SPB, postToConsole, toSpb, Visitor } from "./visitor";

/** A customer who notes every good answer. */
export class Customer extends Visitor {
  readonly answers = new Map<CallName, unknown[]>();

  override async attempt<Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    headers?: Record<string, string>,
  ) {
    const result = await super.attempt(name, request, headers);
    if (result.status === 200) this.answers.set(name, [...(this.answers.get(name) ?? []), result.body]);
    return result;
  }
}

/** An evening in which everything that the contract names is asked: looking around, a delivery, a takeaway, and going. */
export async function evening(customer: Customer, dish: string) {
  const today = { date: "2026-11-21" };
  const nevsky = { latitude: 59.9359, longitude: 30.3256 };
  await customer.call("cities", {});
  await customer.call("city", { alias: "spb" });
  await customer.call("shops", { city_id: SPB });
  await customer.call("products", toSpb);
  await customer.call("timeSettings", { ...today, ...toSpb });
  await customer.call("paymentTypes", toSpb);
  await customer.call("checkSession", {});
  await customer.call("geocodeAddress", { address: "Санкт-Петербург, Невский 20" });
  await customer.call("geocodeCoordinates", { coordinates: [nevsky.longitude, nevsky.latitude] });
  await customer.call("feedbackUnavailableAddress", { coordinates: nevsky, city_id: SPB, phone: "79120000001" });

  await customer.call("cartAdd", { product_key: dish, count: 4, ...toSpb });
  const { products } = (await customer.call("cart", toSpb)).cart;
  const line = Object.keys(products)[0] ?? "";
  await customer.call("cartRemove", { product_key: line, count: 3, ...toSpb });
  await customer.call("cartPackagesBag", { without_bag: true, ...toSpb });
  await customer.call("addressSetByCoordinates", { city_id: SPB, ...nevsky, room: "7" });
  const { delivery_address } = await customer.call("addressSetByAddress", {
    city_id: SPB,
    address: "Невский 20",
    room: "12",
    entrance: "2",
  });
  await customer.call("addresses", {});
  await customer.call("addressSetById", { delivery_address_id: delivery_address?.id ?? 0 });

  await customer.signIn("79120000001", "Anna");
  await customer.call("checkSession", {});
  await customer.call("user", {});
  const { intervals } = await customer.call("intervals", today);
  const interval_id = intervals.find(({ disabled }) => !disabled)?.id ?? "";
  await customer.call("cartSetInterval", { interval: interval_id });
  const { order_id = 0 } = await customer.call("orderCreate", {
    ...toSpb,
    phone: "79120000001",
    username: "Anna",
    payment_type: "cash",
    cash: 5000,
    interval_id,
  });
  await customer.call("order", { id: order_id ?? 0 });
  await customer.call("orderStatus", { order_id: order_id ?? 0 });
  await customer.call("orders", { page: 1 });
  await customer.call("orderCancel", { order_id: order_id ?? 0 });
  await customer.call("orderStatus", { order_id: order_id ?? 0 });
  await paidOnline(customer, dish);

  const pickup = { city_id: SPB, order_type: "takeaway", shop_id: 101 } as const;
  await customer.call("shopsSet", { shop_id: 101 });
  await customer.call("intervals", today);
  await customer.call("cartAdd", { product_key: dish, count: 1, ...pickup });
  const { order_id: second } = await customer.call("orderCreate", {
    ...pickup,
    phone: "79120000001",
    username: "Anna",
    payment_type: "card",
  });
  await customer.call("order", { id: second ?? 0 });
  await customer.call("cartAdd", { product_key: dish, count: 1, ...pickup });
  await customer.call("cartForget", { product_key: line, ...pickup });
  await customer.call("cartClear", {});
  await customer.call("logout", {});
}

/** Another day, of somebody who knows the shop: gifts, a promo code, points, their own data, the forms, and goodbye for good. */
export async function regular(customer: Customer, dish: string) {
  const phone = "79120000002";
  await customer.call("cartAdd", { product_key: dish, count: 4, ...toSpb });
  await customer.signIn(phone, "Olga");
  const { cart } = await customer.call("cart", toSpb);
  const gift = { gift_id: cart.gifts?.find(({ is_available }) => is_available)?.id ?? 0, ...toSpb };
  await customer.call("cartGiftAdd", gift);
  await customer.call("cartGiftRemove", gift);
  await customer.call("cartGiftAdd", gift);
  await customer.call("cartGiftForget", gift);
  await customer.call("cartApplyBonuses", { bonuses: 0, ...toSpb });
  await customer.call("cartApplyPromocode", { promocode: "dessert", ...toSpb });
  await customer.call("cartApplyPromocode", { promocode: "tasty10", ...toSpb });
  await customer.call("cartForgetPromocode", toSpb);
  const { product_groups } = await customer.call("products", toSpb);
  await customer.call("relatedProducts", { product_groups_ids: product_groups.map(({ id }) => id), ...toSpb });
  await customer.call("balance", {});
  const { delivery_address } = await customer.call("addressSetByAddress", {
    city_id: SPB,
    address: "Невский 20",
    room: "3",
  });
  await customer.call("addressRemove", { id: delivery_address?.id ?? 0 });
  await customer.call("userUpdate", {
    city_id: SPB,
    name: "Olga",
    phone,
    sex: "female",
    birthday: "31.12.1990",
    email: "olga@example.com",
    is_subscribed: true,
    is_print_fiscal_receipt: true,
  });
  const contact = { name: "Olga", phone, city_id: SPB };
  await customer.call("feedbackQuestion", {
    ...contact,
    email: "olga@example.com",
    message: "Do you have brown rice?",
  });
  await customer.call("feedbackCallMeBack", contact);
  await customer.call("feedbackLandlord", { ...contact, city_name: "Pskov", shop: "On the main square", square: 80 });
  await customer.call("feedbackSupplier", {
    ...contact,
    city_name: "Pskov",
    company: "Rice and sons",
    product_category: "Rice",
  });
  await customer.call("userRemove", {});
}

/** A delivery by 3-D Secure: kept, made, paid, on its way, eaten and ordered again. */
async function paidOnline(customer: Customer, dish: string) {
  await customer.call("cartAdd", { product_key: dish, count: 4, ...toSpb });
  const nevsky = { latitude: 59.9359, longitude: 30.3256 };
  const { public_key = "" } = await customer.call("orderPaymentSettings", {
    payment_type: "cardOnline",
    is_delivery: true,
    city_id: SPB,
    ...nevsky,
  });
  const payload = { ...toSpb, phone: "79120000001", username: "Anna", payment_type: "cardOnline" };
  const { order_cache_key } = await customer.call("orderCreateCache", payload);
  await customer.call("orderCreate", { ...payload, order_cache_key });
  await customer.call("orderPay", { order_cache_key, is_new_acquiring: true });
  await customer.call("orderPay", { order_cache_key, payment_type: "sbp" });
  const byCard = { order_cache_key, payment_type: "cardOnline" };
  await customer.call("orderPay", { ...byCard, cryptogram: sealCard(public_key ?? "", "4000000000005001") });
  const { order_id, MD, PaReq } = await customer.call("orderPay", {
    ...byCard,
    cryptogram: sealCard(public_key ?? "", "4000000000001000"),
  });
  await customer.call("orderPost3ds", { TransactionId: MD, PaRes: await confirmAtBank(customer.url, { MD, PaReq }) });
  const order = { order_id: order_id ?? 0 };
  await postToConsole(customer, `orders/${order.order_id}/status`, { alias: "sent" });
  await customer.call("courierLocation", order);
  await postToConsole(customer, `orders/${order.order_id}/status`, { alias: "done" });
  await customer.call("orderRepeat", order);
  await customer.call("cartClear", {});
}

/** What the other two leave out: a stopped city, a day without times, another acquirer, a challenge of the bank, an order for the counter that is wanted once more. */
export async function odds(customer: Customer, dish: string) {
  const phone = "79120000003";
  customer.key = undefined;
  await postToConsole(customer, "cities/kazan", { type: "stop" });
  await customer.call("city", { alias: "kazan" });
  await postToConsole(customer, "cities/kazan", { type: "default" });
  await customer.call("cartAdd", { product_key: dish, count: 4, ...toSpb });
  await customer.signIn(phone, "Vera");
  const details = { room: "3", entrance: "1", floor: "2", intercom: "3К", description: "Звонок не работает" };
  const kept = await customer.call("addressSetByAddress", { city_id: SPB, address: "Невский 28", ...details });
  await customer.call("addressSetByAddress", { city_id: SPB, address: "Невский 20", ...details });
  await customer.call("addressRemove", { id: kept.delivery_address?.id ?? 0 });
  await customer.call("intervals", { date: "2026-12-24" });

  const payload = { ...toSpb, phone, username: "Vera", payment_type: "cardOnline", order_comment: "Побольше имбиря" };
  const { public_key } = await customer.call("orderPaymentSettings", {
    payment_type: "cardOnline",
    is_delivery: true,
    city_id: SPB,
    latitude: 59.9359,
    longitude: 30.3256,
  });
  const { order_cache_key } = await customer.call("orderCreateCache", payload);
  const pay = (card: string) =>
    customer.call("orderPay", {
      order_cache_key,
      cryptogram: sealCard(public_key ?? "", card),
      success_url: "https://shop.example/",
    });
  const { threeDSServerTransId } = await pay("4000000000006009");
  await customer.call("orderPay", { order_cache_key, threeDSServerTransId });
  const { order_id } = await pay("4111111111111111");
  await customer.call("order", { id: order_id ?? 0 });
  await customer.call("orderStatus", { order_id: order_id ?? 0 });

  const pickup = { city_id: SPB, order_type: "takeaway", shop_id: 101 } as const;
  await customer.call("cartAdd", { product_key: dish, count: 1, ...pickup });
  const counter = await customer.call("orderCreate", { ...pickup, phone, username: "Vera", payment_type: "card" });
  await postToConsole(customer, `orders/${counter.order_id ?? 0}/status`, { alias: "done" });
  await customer.call("orderRepeat", { order_id: counter.order_id ?? 0 });

  const istanbul = { city_id: 6, order_type: "takeaway", shop_id: 601 } as const;
  await customer.call("cartAdd", { product_key: dish, count: 1, ...istanbul });
  const { verify_param } = await customer.call("orderPaymentSettings", {
    payment_type: "cardOnline",
    is_delivery: false,
    city_id: 6,
    shop_id: 601,
  });
  const there = await customer.call("orderCreateCache", {
    ...istanbul,
    phone: "905321234567",
    username: "Vera",
    email: "vera@example.com",
    payment_type: "cardOnline",
  });
  await customer.call("orderPay", { order_cache_key: there.order_cache_key, is_new_acquiring: true, verify_param });
  await customer.call("orders", { page: 1 });
  await customer.call("orderPaymentSettings", { payment_type: "cardOnline", is_delivery: false, city_id: 8 });
}
