import type { BrandId } from "../../brands";
import { wireName } from "../../server/visitor/cookie-header";
import { PlainVisitor } from "../../tests/support/journeys/plain-visitor";
import { plainDishes } from "../../tests/support/sandbox/seed";
import type { RunningSandbox } from "../../tests/support/sandbox/visitor";

export type Who = "newcomer" | "stranger" | "buyer" | "at the code" | "customer" | "payer" | "host" | "guest";

export interface Visitors {
  /** The cookies of each, by their names. */
  cookies: Record<Who, Record<string, string>>;
  /** The values of a path's parameters. */
  values: Record<string, string>;
}

const ADDRESS = "Невский проспект, 28";
/** So many of the menu's plain dishes make an order that is large enough. */
const DISHES = 4;

/**
 * Visitors at several points of an order. They do the same in the same sequence each time, so that an empty sandbox
 * gives their orders the same numbers.
 */
export async function prepareVisitors(origin: string, sandbox: RunningSandbox, brand: BrandId): Promise<Visitors> {
  const dishes = plainDishes(brand).slice(0, DISHES);
  const open = () => {
    const visitor = new PlainVisitor(origin, "ru", fetch, () => []);
    visitor.setCookie(wireName("accept-cookies", true), "1");
    return visitor;
  };
  const withCart = async (visitor = open()) => {
    for (const product_key of dishes) await visitor.post("/spb/cart/add", { product_key });
    await visitor.post("/spb/address", { intent: "typed", address: ADDRESS, room: "12" });
    return visitor;
  };
  const askForCode = (visitor: PlainVisitor, phone: string) =>
    visitor.post("/spb/login", { intent: "phone", phone: `+${phone}`, notify_channel: "sms", privacy_policy: "1" });
  const signIn = async (visitor: PlainVisitor, phone: string) => {
    await askForCode(visitor, phone);
    const outbox = (await (await fetch(`${sandbox.url}/console/outbox.json`)).json()) as Sent[];
    await visitor.post("/spb/login", { intent: "code", code: outbox.find((sent) => sent.phone === phone)?.code ?? "" });
  };
  const order = async (visitor: PlainVisitor, payment_type: string) => {
    await visitor.open("/spb/checkout");
    await visitor.send("intent", { username: "Анна", payment_type }, "order");
  };

  const buyer = await withCart();
  for (const like of dishes.slice(0, 2)) await buyer.post("/spb/cart/add", { like });

  const atTheCode = await withCart();
  await askForCode(atTheCode, "79311234501");

  const customer = await withCart();
  await signIn(customer, "79311234502");
  await order(customer, "cash");
  const number = partOf(customer.path, /\/order\/(\d+)\//);
  await withCart(customer);
  await customer.open("/spb/cart/keep");
  await customer.send("name", { name: "Пятница" });

  const payer = await withCart();
  await signIn(payer, "79311234503");
  await order(payer, "cardOnline");
  const payment = partOf(payer.path, /\/order\/payment\/([^/?]+)/);

  const host = await withCart();
  await host.post("/spb/together", { intent: "open", name: "Анна" });
  await host.open("/spb/together");
  const link = partOf(host.html, /\/together\/([\w-]{10,})/);
  const guest = open();
  await guest.post(`/spb/together/${link}`, { name: "Борис" });
  await guest.post("/spb/cart/add", { product_key: dishes[0] ?? "" });

  const newcomer = new PlainVisitor(origin, "ru", fetch, () => []);
  const visitors: Record<Who, PlainVisitor> = {
    ...{ newcomer, stranger: open(), buyer, customer, payer, host, guest },
    "at the code": atTheCode,
  };
  const cookies = {} as Visitors["cookies"];
  for (const [who, visitor] of Object.entries(visitors)) {
    // A message for the next page would be in the pictures of all pages, one with a random code among them.
    if (who !== "newcomer") await visitor.open("/spb/");
    const pairs = visitor.cookieHeader.split("; ").filter(Boolean);
    cookies[who as Who] = Object.fromEntries(pairs.map((pair) => pair.split(/=(.*)/).slice(0, 2)));
  }
  return { cookies, values: { dish: dishOf(brand), order: number, payment, link } };
}

type Sent = { phone: string; code: string };

/** A dish with choices, where the brand has one that is known. */
const dishOf = (brand: BrandId) => (brand === "nori" ? "philadelphia" : "ml-classic");

function partOf(text: string, pattern: RegExp): string {
  const [, part] = pattern.exec(text) ?? [];
  if (!part) throw new Error(`${String(pattern)} is not in ${text.slice(0, 300)}`);
  return part;
}
