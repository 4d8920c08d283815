import type { CallName, RequestOf } from "../../../contract/calls";
import { confirmAtBank, sealCard } from "./bank";
import { SPB, tell, toSpb, Visitor } from "./visitor";

/** A customer who notes every good answer. */
export class Customer extends Visitor {
  readonly heard = new Map<CallName, unknown[]>();

  override async ask<Name extends CallName>(name: Name, request: RequestOf<Name>, headers?: Record<string, string>) {
    const told = await super.ask(name, request, headers);
    if (told.status === 200) this.heard.set(name, [...(this.heard.get(name) ?? []), told.body]);
    return told;
  }
}

/** An evening in which everything that the contract names is asked: looking around, a delivery, a takeaway, and going. */
export async function evening(customer: Customer, dish: string) {
  const today = { date: "2026-11-21" };
  const nevsky = { latitude: 59.9359, longitude: 30.3256 };
  await customer.told("cities", {});
  await customer.told("city", { alias: "spb" });
  await customer.told("shops", { city_id: SPB });
  await customer.told("products", toSpb);
  await customer.told("timeSettings", { ...today, ...toSpb });
  await customer.told("paymentTypes", toSpb);
  await customer.told("checkSession", {});
  await customer.told("geocodeAddress", { address: "Санкт-Петербург, Невский 20" });
  await customer.told("geocodeCoordinates", { coordinates: [nevsky.longitude, nevsky.latitude] });
  await customer.told("feedbackUnavailableAddress", { coordinates: nevsky, city_id: SPB, phone: "79120000001" });

  await customer.told("cartAdd", { product_key: dish, count: 4, ...toSpb });
  const { products } = (await customer.told("cart", toSpb)).cart;
  const line = Object.keys(products)[0] ?? "";
  await customer.told("cartRemove", { product_key: line, count: 3, ...toSpb });
  await customer.told("cartPackagesBag", { without_bag: true, ...toSpb });
  await customer.told("addressSetByCoordinates", { city_id: SPB, ...nevsky, room: "7" });
  const { delivery_address } = await customer.told("addressSetByAddress", {
    city_id: SPB,
    address: "Невский 20",
    room: "12",
    entrance: "2",
  });
  await customer.told("addresses", {});
  await customer.told("addressSetById", { delivery_address_id: delivery_address?.id ?? 0 });

  await customer.signIn("79120000001", "Anna");
  await customer.told("checkSession", {});
  await customer.told("user", {});
  const { intervals } = await customer.told("intervals", today);
  const interval_id = intervals.find(({ disabled }) => !disabled)?.id ?? "";
  await customer.told("cartSetInterval", { interval: interval_id });
  const { order_id = 0 } = await customer.told("orderCreate", {
    ...toSpb,
    phone: "79120000001",
    username: "Anna",
    payment_type: "cash",
    cash: 5000,
    interval_id,
  });
  await customer.told("order", { id: order_id ?? 0 });
  await customer.told("orderStatus", { order_id: order_id ?? 0 });
  await customer.told("orders", { page: 1 });
  await customer.told("orderCancel", { order_id: order_id ?? 0 });
  await customer.told("orderStatus", { order_id: order_id ?? 0 });
  await paidOnline(customer, dish);

  const pickup = { city_id: SPB, order_type: "takeaway", shop_id: 101 } as const;
  await customer.told("shopsSet", { shop_id: 101 });
  await customer.told("intervals", today);
  await customer.told("cartAdd", { product_key: dish, count: 1, ...pickup });
  const { order_id: second } = await customer.told("orderCreate", {
    ...pickup,
    phone: "79120000001",
    username: "Anna",
    payment_type: "card",
  });
  await customer.told("order", { id: second ?? 0 });
  await customer.told("cartAdd", { product_key: dish, count: 1, ...pickup });
  await customer.told("cartForget", { product_key: line, ...pickup });
  await customer.told("cartClear", {});
  await customer.told("logout", {});
}

/** Another day, of somebody who knows the shop: gifts, a promo code, points, their own data, the forms, and goodbye for good. */
export async function regular(customer: Customer, dish: string) {
  const phone = "79120000002";
  await customer.told("cartAdd", { product_key: dish, count: 4, ...toSpb });
  await customer.signIn(phone, "Olga");
  const { cart } = await customer.told("cart", toSpb);
  const gift = { gift_id: cart.gifts?.find(({ is_available }) => is_available)?.id ?? 0, ...toSpb };
  await customer.told("cartGiftAdd", gift);
  await customer.told("cartGiftRemove", gift);
  await customer.told("cartGiftAdd", gift);
  await customer.told("cartGiftForget", gift);
  await customer.told("cartApplyBonuses", { bonuses: 0, ...toSpb });
  await customer.told("cartApplyPromocode", { promocode: "dessert", ...toSpb });
  await customer.told("cartApplyPromocode", { promocode: "tasty10", ...toSpb });
  await customer.told("cartForgetPromocode", toSpb);
  const { product_groups } = await customer.told("products", toSpb);
  await customer.told("relatedProducts", { product_groups_ids: product_groups.map(({ id }) => id), ...toSpb });
  await customer.told("balance", {});
  const { delivery_address } = await customer.told("addressSetByAddress", {
    city_id: SPB,
    address: "Невский 20",
    room: "3",
  });
  await customer.told("addressRemove", { id: delivery_address?.id ?? 0 });
  await customer.told("userUpdate", {
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
  await customer.told("feedbackQuestion", {
    ...contact,
    email: "olga@example.com",
    message: "Do you have brown rice?",
  });
  await customer.told("feedbackCallMeBack", contact);
  await customer.told("feedbackLandlord", { ...contact, city_name: "Pskov", shop: "On the main square", square: 80 });
  await customer.told("feedbackSupplier", {
    ...contact,
    city_name: "Pskov",
    company: "Rice and sons",
    product_category: "Rice",
  });
  await customer.told("userRemove", {});
}

/** A delivery by 3-D Secure: kept, made, paid, on its way, eaten and ordered again. */
async function paidOnline(customer: Customer, dish: string) {
  await customer.told("cartAdd", { product_key: dish, count: 4, ...toSpb });
  const nevsky = { latitude: 59.9359, longitude: 30.3256 };
  const { public_key = "" } = await customer.told("orderPaymentSettings", {
    payment_type: "cardOnline",
    is_delivery: true,
    city_id: SPB,
    ...nevsky,
  });
  const payload = { ...toSpb, phone: "79120000001", username: "Anna", payment_type: "cardOnline" };
  const { order_cache_key } = await customer.told("orderCreateCache", payload);
  await customer.told("orderCreate", { ...payload, order_cache_key });
  await customer.told("orderPay", { order_cache_key, is_new_acquiring: true });
  await customer.told("orderPay", { order_cache_key, payment_type: "sbp" });
  await customer.told("orderPay", { order_cache_key, cryptogram: sealCard(public_key ?? "", "4000000000005001") });
  const { order_id, MD, PaReq } = await customer.told("orderPay", {
    order_cache_key,
    cryptogram: sealCard(public_key ?? "", "4000000000001000"),
  });
  await customer.told("orderPost3ds", { TransactionId: MD, PaRes: await confirmAtBank(customer.url, { MD, PaReq }) });
  const order = { order_id: order_id ?? 0 };
  await tell(customer, `orders/${order.order_id}/status`, { alias: "sent" });
  await customer.told("courierLocation", order);
  await tell(customer, `orders/${order.order_id}/status`, { alias: "done" });
  await customer.told("orderRepeat", order);
  await customer.told("cartClear", {});
}

/** What the other two leave out: a stopped city, a day without times, another acquirer, a challenge of the bank, an order for the counter that is wanted once more. */
export async function odds(customer: Customer, dish: string) {
  const phone = "79120000003";
  customer.key = undefined;
  await tell(customer, "cities/kazan", { type: "stop" });
  await customer.told("city", { alias: "kazan" });
  await tell(customer, "cities/kazan", { type: "default" });
  await customer.told("cartAdd", { product_key: dish, count: 4, ...toSpb });
  await customer.signIn(phone, "Vera");
  const details = { room: "3", entrance: "1", floor: "2", intercom: "3К", description: "Звонок не работает" };
  const kept = await customer.told("addressSetByAddress", { city_id: SPB, address: "Невский 28", ...details });
  await customer.told("addressSetByAddress", { city_id: SPB, address: "Невский 20", ...details });
  await customer.told("addressRemove", { id: kept.delivery_address?.id ?? 0 });
  await customer.told("intervals", { date: "2026-12-24" });

  const payload = { ...toSpb, phone, username: "Vera", payment_type: "cardOnline", order_comment: "Побольше имбиря" };
  const { public_key } = await customer.told("orderPaymentSettings", {
    payment_type: "cardOnline",
    is_delivery: true,
    city_id: SPB,
    latitude: 59.9359,
    longitude: 30.3256,
  });
  const { order_cache_key } = await customer.told("orderCreateCache", payload);
  const pay = (card: string) =>
    customer.told("orderPay", {
      order_cache_key,
      cryptogram: sealCard(public_key ?? "", card),
      success_url: "https://shop.example/",
    });
  const { threeDSServerTransId } = await pay("4000000000006009");
  await customer.told("orderPay", { order_cache_key, threeDSServerTransId });
  const { order_id } = await pay("4111111111111111");
  await customer.told("order", { id: order_id ?? 0 });

  const pickup = { city_id: SPB, order_type: "takeaway", shop_id: 101 } as const;
  await customer.told("cartAdd", { product_key: dish, count: 1, ...pickup });
  const counter = await customer.told("orderCreate", { ...pickup, phone, username: "Vera", payment_type: "card" });
  await tell(customer, `orders/${counter.order_id ?? 0}/status`, { alias: "done" });
  await customer.told("orderRepeat", { order_id: counter.order_id ?? 0 });

  const istanbul = { city_id: 6, order_type: "takeaway", shop_id: 601 } as const;
  await customer.told("cartAdd", { product_key: dish, count: 1, ...istanbul });
  const { verify_param } = await customer.told("orderPaymentSettings", {
    payment_type: "cardOnline",
    is_delivery: false,
    city_id: 6,
    shop_id: 601,
  });
  const there = await customer.told("orderCreateCache", {
    ...istanbul,
    phone: "905321234567",
    username: "Vera",
    email: "vera@example.com",
    payment_type: "cardOnline",
  });
  await customer.told("orderPay", { order_cache_key: there.order_cache_key, is_new_acquiring: true, verify_param });
}
