// Measures, in a process of its own, the CPU of the menu page of a running shop, alternating with a bare React render
// of the same elements. Prints CpuCosts. Each argument after the first three is another running shop as `pid=origin`:
// another build, measured in the same rounds.
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { bare } from "./bare";
import { get, type Headers } from "./get";
import { browserHeaders, cookiesOf, used, visitorWithCart } from "./served";
import { median } from "./table";

export interface Cost {
  ms: number;
  /** The share of the bare render's cost. */
  ratio: number;
  bytes: number;
}

export type CpuCosts = Record<keyof typeof pages, Cost> & { others: Cost[] };

const [path = "", pid = "", origin = "", ...otherShops] = process.argv.slice(2);
const ROUNDS = 9;
const PAGES = 40;
const WARMING_PAGES = 60;

/** The type checker must not read the build. */
const build = "../build/server/index.js";
const handle = createRequestHandler((await import(build)) as ServerBuild, "production");
const render = async () => {
  const response = await handle(new Request(`http://localhost${path}`, { headers: { "Accept-Language": "ru" } }), {});
  return Buffer.from(await response.arrayBuffer());
};
const session = { ...browserHeaders, Cookie: await visitorWithCart(origin, path) };
/** A reverse proxy passes on requests that came over HTTPS, where cookies have other names. */
const proxied = { ...browserHeaders, Host: "shop.example", "X-Forwarded-Proto": "https" };
const https = { ...proxied, Cookie: await cookiesOf(origin + path, proxied) };

/** The milliseconds of `costs` are CPU of all threads: of the shop's process if `pid` is given, else of this one. */
interface Page {
  make: () => Promise<Buffer>;
  pid?: number;
  costs: number[];
}

const page = (make: () => Promise<Buffer>): Page => ({ make, costs: [] });
const served = (headers: Headers, shop = { pid, origin }): Page => ({
  ...page(async () => (await get(shop.origin + path, headers)).body),
  pid: Number(shop.pid),
});

const pages = {
  bare: page(bare((await render()).toString())),
  rendered: page(render),
  cached: served(browserHeaders),
  cachedOverHttps: served(https),
  session: served(session),
};
const others = otherShops.map((other) => {
  const [pid = "", origin = ""] = other.split("=");
  return served(session, { pid, origin });
});
const all = [...Object.values(pages), ...others];

async function cost({ make, pid }: Page): Promise<number> {
  const before = pid ? used(pid) : own();
  for (let count = 0; count < PAGES; count++) await make();
  return ((pid ? used(pid) : own()) - before) / PAGES;
}

function own(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

for (const { make } of all) for (let count = 0; count < WARMING_PAGES; count++) await make();
for (let round = 0; round < ROUNDS; round++) for (const one of all) one.costs.push(await cost(one));

const report = async ({ make, costs }: Page): Promise<Cost> => ({
  ms: median(costs),
  ratio: median(costs.map((value, round) => value / (pages.bare.costs[round] ?? NaN))),
  bytes: (await make()).length,
});
const result: CpuCosts = {
  bare: await report(pages.bare),
  rendered: await report(pages.rendered),
  cached: await report(pages.cached),
  cachedOverHttps: await report(pages.cachedOverHttps),
  session: await report(pages.session),
  others: await Promise.all(others.map(report)),
};
console.log(JSON.stringify(result));
process.exit(0);
