import fc from "fast-check";
import { load, type CheerioAPI } from "cheerio";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { PlainVisitor } from "../../support/journeys/plain-visitor";
import { NOON, startSandbox, type RunningSandbox } from "../../support/sandbox/visitor";
import { documentProblems } from "../../support/site/document-problems";
import { doors } from "./addresses";
import { phoneCountries, phones, type Country } from "./phones";
import type { Kind, Spelling } from "./spelling";
import { comments, emails, names, promoCodes, sums } from "./texts";

// The sandbox's clock stands still, and this machine's does not.
vi.mock("../../../server/upstream/clock", () => ({
  upstreamNow: () => NOON,
  readClock: () => undefined,
  clockJumps: () => 0,
}));

/** Any number makes a test; with a fixed one it is the same each time. */
const SEED = Number(process.env.PEOPLE_SEED ?? 37);

let sandbox: RunningSandbox;
let shop: (path: string, init?: RequestInit) => Promise<Response>;
let customer: PlainVisitor;
beforeAll(async () => {
  sandbox = await startSandbox();
  vi.stubEnv("UPSTREAM_URL", sandbox.url);
  vi.stubEnv("SESSION_SECRET", "a secret for tests that is long enough");
  shop = await (await import("../../support/app/whole-shop")).wholeShop();
  customer = visitor();
  await customer.post("/spb/cart/add", { product_key: "set-philadelphia" });
  await customer.post("/spb/address", { intent: "typed", address: "Невский проспект, 28", room: "12" });
  await signIn(customer, "79311234567");
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await sandbox.close();
});

/** People may write in any language, and "undefined" or "<b>". */
const problemsOf = (page: CheerioAPI) => documentProblems(page).filter((problem) => !/^not en|^"/.test(problem));
const visitor = () => new PlainVisitor("http://localhost", "en", (url, init) => shop(url.href, init), problemsOf);

async function signIn(who: PlainVisitor, phone: string) {
  const consent = { notify_channel: "sms", privacy_policy: "1" };
  await who.post("/spb/login", { intent: "phone", phone: `+${phone}`, ...consent });
  const outbox = await (await fetch(`${sandbox.url}/console/outbox.json`)).json();
  const { code = "" } = (outbox as { phone: string; code: string }[]).find((sent) => sent.phone === phone) ?? {};
  await who.post("/spb/login", { intent: "code", code });
}

type Form = {
  path: string;
  kinds: Record<string, Kind>;
  /** Values of other fields. Without `wrong` they make a form that is right. */
  others?: Record<string, string>;
  wrong: Record<string, string>;
  /** The fields that the form opens with have to be sent, too. */
  opens?: true;
  rows?: number;
};

const cities: Record<Country, string> = {
  RU: "spb",
  KZ: "almaty",
  BY: "minsk",
  TR: "istanbul",
  DE: "berlin",
  UA: "kyiv",
};
const noConsent = { privacy_policy: "" };
const contact = { name: names(), phone: phones("RU"), email: emails };

const orderForm: Form = {
  path: "/spb/checkout",
  kinds: {
    username: names(),
    recipient_name: names(60),
    recipient_phone: phones("RU"),
    "delivery_address.room": doors,
    "delivery_address.entrance": doors,
    "delivery_address.description": doors,
    cash: sums(4000),
    order_comment: { ...comments(500), anyGood: comments(400).anyGood },
  },
  others: { intent: "order", payment_type: "cash" },
  wrong: { interval_id: "no such time" },
  opens: true,
  rows: 12,
};

const forms: [name: string, form: Form][] = [
  ...phoneCountries.map((country): [string, Form] => [
    `sign-in in ${cities[country]}`,
    {
      path: `/${cities[country]}/login`,
      kinds: { phone: phones(country) },
      others: { intent: "phone", notify_channel: "sms" },
      wrong: noConsent,
    },
  ]),
  ["a question", { path: "/spb/feedback", kinds: { ...contact, message: comments(1_500) }, wrong: noConsent }],
  [
    "a return",
    { path: "/spb/return-request", kinds: contact, wrong: noConsent, others: { order_id: "№ 12345", reason: "other" } },
  ],
  [
    "a landlord's offer",
    {
      path: "/spb/rent",
      kinds: { ...contact, city_name: names() },
      wrong: noConsent,
      others: { square: "120 м²" },
    },
  ],
  ["the look-up of an order", { path: "/spb/order-status", kinds: { phone: phones("RU") }, wrong: { order_id: "" } }],
  [
    "the profile",
    { path: "/spb/profile", kinds: { name: names(), email: emails }, wrong: { birthday_day: "32" }, opens: true },
  ],
  ["the order form", orderForm],
];

type Row = Record<string, Spelling>;

/** Each row has a spelling of every field; readers.test.ts tries all of them. */
function rowsOf({ kinds, rows = 6 }: Form, quality: "anyGood" | "anyBad"): Row[] {
  const fields = Object.entries(kinds).map(([field, kind]) => [field, kind[quality]] as const);
  return fc.sample(fc.record(Object.fromEntries(fields)), { numRuns: rows, seed: SEED });
}

/** The shop shows a text again without invisible marks, because its reader of forms leaves them out. */
const shown = (text: string) =>
  text
    .replace(/[\p{Cf}\u3164\u2800\ufe0f]/gu, "")
    .replace(/\r\n?|\n/g, "\n")
    .trim();

async function send({ path, others, wrong, opens }: Form, row: Row) {
  const who = opens ? customer : visitor();
  const texts = Object.fromEntries(Object.entries(row).map(([field, { text }]) => [field, text]));
  const values = { ...others, ...wrong, ...texts };
  if (opens) await who.open(path);
  if (opens) await who.send(Object.keys(row)[0] ?? "", values);
  else await who.post(path, values);
  const $ = load(who.html, { scriptingEnabled: false });
  const faults = who.status === 422 ? [] : [`${who.status} ${who.path} ${JSON.stringify(texts)}`];
  for (const [field, { text, normal, source }] of faults.length ? [] : Object.entries(row)) {
    const control = $(`[name="${field}"]`).first();
    const says = `${field} ${JSON.stringify(text.slice(0, 80))} (${source})`;
    const isWrong = control.attr("aria-invalid") === "true";
    if (isWrong && normal !== undefined) faults.push(`${says} is refused: ${who.errorOf(field)}`);
    if (normal === undefined && (!isWrong || !who.errorOf(field))) faults.push(`${says} is taken`);
    if (shown(String(control.val() ?? "")) !== shown(text)) faults.push(`${says} comes back as ${who.valueOf(field)}`);
  }
  return faults;
}

describe.each(forms)("%s", (_, form) => {
  it.each(["anyGood", "anyBad"] as const)(
    "says what is wrong of bad spellings only, and keeps all as typed: %s",
    async (quality) => {
      const faults: string[] = [];
      for (const row of rowsOf(form, quality)) faults.push(...(await send(form, row)));
      expect(faults).toEqual([]);
    },
  );
});

it("an order has all texts in their normal form", async () => {
  const form = { ...orderForm, rows: 4 };
  for (const row of rowsOf(form, "anyGood")) {
    await customer.post("/spb/cart/add", { product_key: "set-philadelphia" });
    await customer.open("/spb/checkout");
    const texts = Object.entries(row).map(([field, { text }]) => [field, text]);
    await customer.send("username", { ...form.others, ...Object.fromEntries(texts) });
    const says = JSON.stringify(row);
    expect(customer.path, `${says} ${customer.text}`).toMatch(/order\/\d+/);
    const { username, cash, comment, address } = sandbox.world.store.orders.latest(1)[0]?.document ?? {};
    const normal = (field: string) => row[field]?.normal ?? "";
    expect({ username, cash, room: address?.details.room, entrance: address?.details.entrance }, says).toEqual({
      username: normal("username"),
      cash: Number(normal("cash")),
      room: normal("delivery_address.room"),
      entrance: normal("delivery_address.entrance"),
    });
    expect(comment).toContain(normal("recipient_name"));
    expect(comment?.replace(/\D/g, ""), says).toContain(normal("recipient_phone"));
    expect(comment?.endsWith(`\n${normal("order_comment")}`), says).toBe(true);
  }
});

it("a promo code is taken in every spelling", async () => {
  const { good } = promoCodes("TASTY10");
  for (const [at, { text, source }] of good.entries()) {
    // Another session: guesses are limited.
    if (at % 10 === 0) {
      customer = visitor();
      await customer.post("/spb/cart/add", { product_key: "set-philadelphia" });
    }
    await customer.open("/spb/cart");
    await customer.send("promocode", { promocode: text });
    expect(customer.has("forget_promocode"), `${JSON.stringify(text)} (${source}): ${customer.text}`).toBe(true);
    await customer.post("/spb/cart", { forget_promocode: "1" });
  }
});
