import { visitArgs } from "../support/app/route";
import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { readDraft, saveDraft } from "../../app/orders/checkout/draft.server";
import { lastPayment, saveOpenPayment, type OpenPayment } from "../../server/visitor/open-payment";
import { keepContact } from "../../server/visitor/last-order";
import { cookies, personalCookies, phoneCookie, type CookieName } from "../../server/visitor/cookies";
import { keepPlacedOrders } from "../../server/visitor/placed-orders";
import { openVisit, type Visit } from "../../server/visitor/visit";

/** As browsers send them to a shop behind a proxy, whose cookies have the longest names. */
const visitWith = (held: Record<string, string> = {}) =>
  openVisit(
    visitArgs("/moscow/checkout", {
      params: { city: "moscow" },
      form: {},
      cookies: Object.entries(held)
        .map(([name, text]) => `__Host-${name}=${text}`)
        .join("; "),
      headers: { host: "shop.example", accept: "text/html" },
    }),
  );

/** The cookies that the browser has after the answer, by name; an empty text was removed. */
async function after(visit: Visit, path: string): Promise<Record<string, string>> {
  const { headers } = await visit.redirect(path);
  const pairs = headers.getSetCookie().map((line) => /^__Host-([^=]*)=([^;]*)/.exec(line)?.slice(1) ?? []);
  return Object.fromEntries(pairs) as Record<string, string>;
}

const key = (length: number) => randomBytes(length).toString("base64url").slice(0, length);

/** A customer who fills in everything, at lengths that people use. */
const typed = {
  order_key: crypto.randomUUID(),
  username: "Константин Константинопольский-Заозёрный",
  phone: "+7 916 123-45-67",
  email: "konstantin.konstantinopolsky@example.com",
  "delivery_address.street": "Ленинградский проспект, 80к17",
  "delivery_address.room": "1204",
  "delivery_address.entrance": "12",
  "delivery_address.floor": "25",
  "delivery_address.intercom": "1204К7788",
  "delivery_address.description": "Жёлтая дверь под аркой, второй двор, лифт справа",
  payment_type: "cardOnline",
  order_comment:
    "Здравствуйте! Позвоните, пожалуйста, за пятнадцать минут до приезда: домофон не работает, спущусь сам. " +
    "Подъезд со двора, за аркой налево, мимо детской площадки, жёлтая дверь с кодом. Если не отвечу, наберите жене.",
};
const address = {
  id: 4_711_211,
  address: "Ленинградский проспект, 80к17",
  street: "Ленинградский проспект",
  room: "1204",
  entrance: "12",
  floor: "25",
  intercom: "1204К7788",
  description: typed["delivery_address.description"],
  delivery_zone_id: 17,
  prices: { delivery: 199, minimum_order_amount: 900, free_delivery_from: 2_000 },
  at: { latitude: 55.805_431, longitude: 37.513_902 },
};
const payment: OpenPayment = {
  city: "moscow",
  key: crypto.randomUUID(),
  created_at: 1_795_000_000_000,
  pay_until: 1_795_000_600_000,
  payment_type: "cardOnline",
  place: { order_type: "delivery", latitude: 55.805_431, longitude: 37.513_902 },
  cart: "5d41402abc4b2a76",
  total: 1_234_500,
  lines: Array.from({ length: 8 }, (_, at) => ({
    key: key(16),
    name: `Филадельфия с лососем и авокадо № ${at}`,
    count: 3,
    price: "1 234 ₽",
  })),
  email: typed.email,
  order: "7d793037a0760186",
  earlier: [70_001_234, 70_001_235],
};

it("an order that waits for a code keeps all of its form", async () => {
  const visit = await visitWith();
  visit.setOrderType("delivery");
  visit.setSession({
    key: key(64),
    verification: { phone: "79161234567", notify_channel: "sms", sent_at: 1_795_000_000_000, timer: 60 },
  });
  visit.change(phoneCookie, "79161234567");
  visit.setFlash({ tone: "good", text: "Мы отправили код на +7 916 123-45-67" });
  await saveDraft(visit, typed);
  visit.setPlace({ address });
  const held = await after(visit, "/moscow/checkout/code");
  expect(Object.keys(held).sort()).toEqual(["flash", "order_draft", "order_type", "phone", "place", "session"]);
  const next = await visitWith(held);
  expect(next.place.address).toEqual(address);
  expect(await readDraft(next)).toMatchObject({ order_comment: typed.order_comment, username: typed.username });
});

it.each([
  ["of a uuid", 36],
  ["of a JSON Web Token", 600],
  ["of the longest kind", 1_024],
])("an order that is to be paid by card keeps its payment and a new session with a key %s", async (_, length) => {
  const visit = await visitWith();
  visit.setSession({ key: key(length), signed_in: { name: typed.username } });
  saveOpenPayment(visit, payment);
  await keepContact(visit, { phone: "79161234567", username: typed.username, email: typed.email });
  visit.setPlace({ address });
  await saveDraft(visit, typed);
  visit.setFlash({ tone: "info", text: "Заказ ждёт оплаты" });
  const next = await visitWith(await after(visit, `/moscow/order/payment/${payment.key}`));
  expect(next.session?.key).toHaveLength(length);
  expect(await lastPayment(next)).toMatchObject({ key: payment.key, total: payment.total, order: payment.order });
});

it("a payment at the bank keeps the bank's form, beside a placed order and a message", async () => {
  const visit = await visitWith({ session: "unchanged" });
  const step = {
    at: "bank" as const,
    url: "https://acs.bank.example/acs/pareq/2f1c",
    fields: {
      PaReq: key(900),
      MD: key(200),
      TermUrl: `https://shop.example/moscow/order/payment/${payment.key}/post3ds`,
    },
  };
  saveOpenPayment(visit, { ...payment, order_id: 70_001_236, step });
  visit.setFlash({ tone: "info", text: "Банк попросит код" });
  await keepPlacedOrders(visit, [{ order_id: 70_001_236, city: "moscow", order_type: "delivery" }]);
  const next = await visitWith(await after(visit, `/moscow/order/payment/${payment.key}/bank`));
  expect((await lastPayment(next))?.step).toEqual(step);
});

it("a sign-out removes all that is personal", async () => {
  const held = Object.fromEntries(
    personalCookies.map((name: CookieName) => [name, "x".repeat(Math.min(200, cookies[name].maxBytes))]),
  );
  const visit = await visitWith(held);
  visit.forgetPerson();
  visit.setFlash({ tone: "good", text: "Вы вышли" });
  const { flash, ...removed } = await after(visit, "/moscow/");
  expect(flash).not.toBe("");
  expect(Object.entries(removed).filter(([, text]) => text)).toEqual([]);
  expect(Object.keys(removed).sort()).toEqual(personalCookies.filter((name) => name !== "flash").sort());
});
