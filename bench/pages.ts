// Measures, in a process of its own, the pages and forms of an order: CPU of the shop's process, in turns with a bare
// React render of the same elements, a page of the reference app of the same size and, if there is one, another build
// of the shop. Prints JSON. The only argument has the servers as JSON.
import { brotliDecompressSync } from "node:zlib";
import { bare } from "./bare";
import { get } from "./get";
import { pageLike } from "./reference/page-like";
import { browserHeaders, used } from "./served";
import type { Server } from "./servers";
import { median } from "./table";
import {
  CITY,
  Console,
  customerWithOrders,
  DISHES,
  guestWithAddress,
  orderDinner,
  orderDinnerByScript,
} from "./visitor";
import { sheetsOf } from "./weight";

type Address = Pick<Server, "pid"> & { origin: string };
export type PagesInput = { upstream: string; shop: Address; reference: Address; other?: Address };

/** Milliseconds of CPU; `other` is the other build's. */
type Cost = { name: string; ms: number; other?: number };
export type PageCost = Cost & {
  ofStock: number;
  ofBare: number;
  /** Bytes as served to a first visitor: the HTML, and the style sheets that it links. */
  html: number;
  styles: number;
  calls: string[];
};
type OrderCost = Cost & { requests: number };
export type PagesReport = { pages: PageCost[]; forms: Cost[]; presses: Cost[]; orders: OrderCost[] };

const { upstream, shop, reference, other } = JSON.parse(process.argv[2] ?? "") as PagesInput;
const sandbox = new Console(upstream);
const ROUNDS = 5;
const PAGES = 25;
/**
 * Each page is opened so many times before the first is measured. V8 compiles during the first 2,000 pages of a process,
 * which is up to half of their CPU.
 */
const WARMING_PAGES = 100;
const FORMS = 15;
/** Each visitor presses once in a round, so that the carts stay as large as they are. */
const PRESSING_VISITORS = 25;
const ORDERS = 5;

const own = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** An action, and the process whose CPU it costs; without `pid` this one. */
type Measured = { pid?: number; times: number; action: () => Promise<unknown> };

/** Measures the kinds in turns. Returns milliseconds for one action by kind and round; the first round warms up. */
async function inTurns<K extends string>(kinds: Record<K, Measured | undefined>): Promise<Record<K, number[]>> {
  const names = Object.keys(kinds) as K[];
  const costs = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  for (let round = -1; round < ROUNDS; round++)
    for (const name of names) {
      const kind = kinds[name];
      if (!kind) continue;
      const { pid, times, action } = kind;
      const before = pid ? used(pid) : own();
      for (let count = 0; count < times; count++) await action();
      if (round >= 0) costs[name].push(((pid ? used(pid) : own()) - before) / times);
    }
  return costs;
}

const ratio = (costs: number[], of: number[]) => median(costs.map((cost, round) => cost / (of[round] ?? NaN)));

/** The same action at both builds. */
function ofBoth(times: number, action: (origin: string) => Promise<unknown>) {
  const at = ({ pid, origin }: Address) => ({ pid, times, action: () => action(origin) });
  return { shop: at(shop), other: other && at(other) };
}

const cost = (name: string, costs: { shop: number[]; other: number[] }): Cost => ({
  name,
  ms: median(costs.shop),
  other: costs.other.length > 0 ? median(costs.other) : undefined,
});

const sizes = new Map<string, number>();

async function sizeOf(href: string): Promise<number> {
  const size = sizes.get(href) ?? (await get(shop.origin + href, browserHeaders)).body.length;
  sizes.set(href, size);
  return size;
}

type Kind = [name: string, path: string, cookie: string];
type Page = Omit<PageCost, keyof Cost | "ofStock" | "ofBare"> & {
  name: string;
  path: string;
  headers: Record<string, string>;
  text: string;
  /** The reference's page of the same size. */
  like: string;
};

/** Opens a page for the first time. */
async function openPage(...[name, path, cookie]: Kind): Promise<Page> {
  const headers = { Accept: "text/html", ...browserHeaders, ...(cookie && { Cookie: cookie }) };
  const open = () => get(shop.origin + path, headers);
  const calls = await sandbox.callsOf(open);
  const { status, body, headers: answered } = await open();
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  const text = (answered["content-encoding"] === "br" ? brotliDecompressSync(body) : body).toString();
  const sheets = await Promise.all(sheetsOf(text.replace(/<noscript>.*?<\/noscript>/gs, "")).map(sizeOf));
  const styles = sheets.reduce((sum, size) => sum + size, 0);
  return { name, path, headers, text, like: reference.origin + pageLike(text), html: body.length, styles, calls };
}

async function warmUp(pages: readonly Page[]) {
  for (let count = 0; count < WARMING_PAGES; count++)
    for (const { path, headers, like } of pages) {
      await get(shop.origin + path, headers);
      if (other) await get(other.origin + path, headers);
      await get(like, headers);
    }
}

async function pageCost({ name, path, headers, text, like, html, styles, calls }: Page): Promise<PageCost> {
  const costs = await inTurns({
    bare: { times: PAGES, action: bare(text) },
    stock: { pid: reference.pid, times: PAGES, action: () => get(like, headers) },
    ...ofBoth(PAGES, (origin) => get(origin + path, headers)),
  });
  const ofStock = ratio(costs.shop, costs.stock);
  return { ...cost(name, costs), ofStock, ofBare: ratio(costs.shop, costs.bare), html, styles, calls };
}

async function pages(): Promise<PageCost[]> {
  const { visitor, tracking, payment } = await customerWithOrders(shop.origin, sandbox);
  const customer = visitor.cookieHeader;
  const guest = (await guestWithAddress(shop.origin)).cookieHeader;
  const kinds: Kind[] = [
    ["menu", `/${CITY}/`, guest],
    ["dish", `/${CITY}/product/set-maki`, guest],
    ["cart", `/${CITY}/cart`, guest],
    ["order type", `/${CITY}/order-type`, guest],
    ["address", `/${CITY}/address`, guest],
    ["restaurants", `/${CITY}/shops`, guest],
    ["restaurant", `/${CITY}/shops/102`, guest],
    ["times", `/${CITY}/intervals`, guest],
    ["sign-in", `/${CITY}/login`, guest],
    ["question form", `/${CITY}/feedback`, guest],
    ["about", `/${CITY}/about`, guest],
    ["promotions", `/${CITY}/promotions`, guest],
    ["order form, signed in", `/${CITY}/checkout`, customer],
    ["profile", `/${CITY}/profile`, customer],
    ["payment", payment, customer],
    ["tracking", tracking, customer],
    ["menu without a session", `/${CITY}/`, ""],
    ["dish without a session", `/${CITY}/product/set-maki`, ""],
    ["restaurants without a session", `/${CITY}/shops`, ""],
    ["question form without a session", `/${CITY}/feedback`, ""],
  ];
  const opened: Page[] = [];
  for (const kind of kinds) opened.push(await openPage(...kind));
  await warmUp(opened);
  const measured: PageCost[] = [];
  for (const page of opened) measured.push(await pageCost(page));
  return measured;
}

/** The five commonest forms, each with the page that it leads to. */
async function forms(): Promise<Cost[]> {
  const visitors = new Map([[shop.origin, await guestWithAddress(shop.origin)]]);
  if (other) visitors.set(other.origin, await guestWithAddress(other.origin));
  const [dish = ""] = DISHES;
  let count = 0;
  const kinds: [name: string, path: string, fields: () => Record<string, string>][] = [
    ["add a dish that is in the cart", "cart/add", () => ({ product_key: dish })],
    ["change a count in the cart", "cart", () => ({ [`count.${dish}`]: String(1 + (count++ % 3)) })],
    ["like a dish", "favourites", () => ({ like: dish })],
    ["choose a restaurant", "order-type/takeaway", () => ({ shop_id: "102" })],
    ["choose an address", "address", () => ({ intent: "typed", address: "Невский проспект, 28", room: "12" })],
  ];
  const costs: Cost[] = [];
  for (const [name, path, fields] of kinds) {
    const post = async (origin: string) => {
      const visitor = visitors.get(origin);
      await visitor?.post(`/${CITY}/${path}`, fields());
      if (visitor?.status !== 200) throw new Error(`${path} answers ${visitor?.status}`);
    };
    costs.push(cost(name, await inTurns(ofBoth(FORMS, post))));
  }
  return costs;
}

/** The requests that a press of a menu's button sends by script: Add, one more, and away again. */
async function presses(): Promise<Cost[]> {
  const visitors = new Map<string, Awaited<ReturnType<typeof guestWithAddress>>[]>();
  for (const { origin } of other ? [shop, other] : [shop]) {
    const all = [];
    for (let count = 0; count < PRESSING_VISITORS; count++) all.push(await guestWithAddress(origin));
    visitors.set(origin, all);
  }
  const press = (fields: Record<string, string>) => {
    let turn = 0;
    return ofBoth(PRESSING_VISITORS, async (origin) => {
      const visitor = visitors.get(origin)?.[turn++ % PRESSING_VISITORS];
      await visitor?.post(`/${CITY}/cart/data`, { answer: "data", ...fields });
      if (visitor?.status !== 200) throw new Error(`a press is answered with ${visitor?.status}`);
    });
  };
  const kinds = {
    Add: press({ product_key: "tom-yum", new_line: "1" }),
    "one more": press({ "count.tom-yum": "2" }),
    "away again": press({ "count.tom-yum": "0" }),
  };
  const costs = await inTurns(
    Object.fromEntries(
      Object.entries(kinds).flatMap(([name, { shop, other }]) => [
        [`${name} shop`, shop],
        [`${name} other`, other],
      ]),
    ),
  );
  return Object.keys(kinds).map((name) =>
    cost(name, { shop: costs[`${name} shop`] ?? [], other: costs[`${name} other`] ?? [] }),
  );
}

/** A whole order to collect, without scripts and with them. */
async function orders(): Promise<OrderCost[]> {
  const kinds = { "without scripts": orderDinner, "with scripts": orderDinnerByScript };
  const costs: OrderCost[] = [];
  for (const [name, make] of Object.entries(kinds)) {
    const requests = await make(shop.origin, sandbox);
    costs.push({ requests, ...cost(name, await inTurns(ofBoth(ORDERS, (origin) => make(origin, sandbox)))) });
  }
  return costs;
}

const report: PagesReport = {
  pages: await pages(),
  forms: await forms(),
  presses: await presses(),
  orders: await orders(),
};
console.log(JSON.stringify(report));
process.exit(0);
