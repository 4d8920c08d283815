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
import { CITY, customerWithOrders, DISHES, orderDinner, Console, guestWithAddress } from "./visitor";
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
export type PagesReport = { pages: PageCost[]; forms: Cost[]; order: Cost & { requests: number } };

const { upstream, shop, reference, other } = JSON.parse(process.argv[2] ?? "") as PagesInput;
const sandbox = new Console(upstream);
const ROUNDS = 5;
const PAGES = 25;
const FORMS = 15;
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

async function page(name: string, path: string, cookie: string): Promise<PageCost> {
  const headers = { Accept: "text/html", ...browserHeaders, ...(cookie && { Cookie: cookie }) };
  const open = (origin: string) => get(origin + path, headers);
  const calls = await sandbox.callsOf(() => open(shop.origin));
  const { status, body, headers: answered } = await open(shop.origin);
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  const html = (answered["content-encoding"] === "br" ? brotliDecompressSync(body) : body).toString();
  const sheets = await Promise.all(sheetsOf(html.replace(/<noscript>.*?<\/noscript>/gs, "")).map(sizeOf));
  const like = reference.origin + pageLike(html);
  const costs = await inTurns({
    bare: { times: PAGES, action: bare(html) },
    stock: { pid: reference.pid, times: PAGES, action: () => get(like, headers) },
    ...ofBoth(PAGES, open),
  });
  return {
    ...cost(name, costs),
    ofStock: ratio(costs.shop, costs.stock),
    ofBare: ratio(costs.shop, costs.bare),
    html: body.length,
    styles: sheets.reduce((sum, size) => sum + size, 0),
    calls,
  };
}

async function pages(): Promise<PageCost[]> {
  const { visitor, tracking, payment } = await customerWithOrders(shop.origin, sandbox);
  const customer = visitor.cookieHeader;
  const guest = (await guestWithAddress(shop.origin)).cookieHeader;
  const kinds: [name: string, path: string, cookie: string][] = [
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
  const measured: PageCost[] = [];
  for (const kind of kinds) measured.push(await page(...kind));
  return measured;
}

/** The five commonest forms, each with the page that it leads to. */
async function forms(): Promise<Cost[]> {
  const visitors = new Map([[shop.origin, await guestWithAddress(shop.origin)]]);
  if (other) visitors.set(other.origin, await guestWithAddress(other.origin));
  const [dish = ""] = DISHES;
  let count = 0;
  const kinds: [name: string, path: string, fields: () => Record<string, string>][] = [
    ["add a dish", "cart/add", () => ({ product_key: "soup-tom-yum" })],
    ["change a count in the cart", "cart", () => ({ [`count.${dish}`]: String(1 + (count++ % 3)) })],
    ["like a dish", "favourites", () => ({ like: dish })],
    ["choose a restaurant", "order-type/takeaway", () => ({ shop_id: "102" })],
    ["choose an address", "address", () => ({ intent: "typed", address: "Невский проспект, 28", room: "12" })],
  ];
  const costs: Cost[] = [];
  for (const [name, path, fields] of kinds) {
    const post = async (origin: string) => visitors.get(origin)?.post(`/${CITY}/${path}`, fields());
    costs.push(cost(name, await inTurns(ofBoth(FORMS, post))));
  }
  return costs;
}

async function order() {
  const requests = await orderDinner(shop.origin, sandbox);
  return { requests, ...cost("order", await inTurns(ofBoth(ORDERS, (origin) => orderDinner(origin, sandbox)))) };
}

const report: PagesReport = { pages: await pages(), forms: await forms(), order: await order() };
console.log(JSON.stringify(report));
process.exit(0);
