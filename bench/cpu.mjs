// Measures, in a process of its own, the CPU of the menu page of a running shop, alternating with a bare React render
// of the same elements. Prints JSON. Each argument after the first three is another running shop as `pid=origin`:
// another build, measured in the same rounds.
import { createRequestHandler } from "@remix-run/node";
import { bare } from "./bare.mjs";
import { get } from "./get.mjs";
import { cookiesOf, used, visitorWithCart } from "./served.mjs";
import { median } from "./table.mjs";

const [path, pid, origin, ...others] = process.argv.slice(2);
const ROUNDS = 9;
const PAGES = 40;

const visitor = { "Accept-Encoding": "br", "Accept-Language": "ru" };
const handle = createRequestHandler(await import("../build/server/index.js"), "production");
const render = async () => {
  const response = await handle(new Request(`http://localhost${path}`, { headers: { "Accept-Language": "ru" } }), {});
  return Buffer.from(await response.arrayBuffer());
};
const html = (await render()).toString();
const session = { ...visitor, Cookie: await visitorWithCart(origin, path) };
/** A reverse proxy passes on requests that came over HTTPS, where cookies have other names. */
const https = { ...visitor, Host: "shop.example", "X-Forwarded-Proto": "https" };
https.Cookie = await cookiesOf(origin + path, https);
const served = (origin, headers) => async () => (await get(origin + path, headers)).body;

const kinds = {
  bare: { make: bare(html) },
  rendered: { make: render },
  cached: { make: served(origin, visitor), pid },
  cachedOverHttps: { make: served(origin, https), pid },
  session: { make: served(origin, session), pid },
};
for (const other of others) {
  const [pid, origin] = other.split("=");
  kinds[`session at ${origin}`] = { make: served(origin, session), pid };
}

/**
 * Returns the milliseconds of CPU of all threads for one page: of the shop's process if `pid` is given, else of this
 * one.
 */
async function cost({ make, pid }) {
  const before = pid ? used(pid) : own();
  for (let count = 0; count < PAGES; count++) await make();
  return ((pid ? used(pid) : own()) - before) / PAGES;
}

function own() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

for (const { make } of Object.values(kinds)) for (let count = 0; count < 60; count++) await make();
const costs = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
for (let round = 0; round < ROUNDS; round++)
  for (const [kind, page] of Object.entries(kinds)) costs[kind].push(await cost(page));

const report = async (kind) => ({
  ms: median(costs[kind]),
  ratio: median(costs[kind].map((value, round) => value / costs.bare[round])),
  bytes: (await kinds[kind].make()).length,
});
const reports = {};
for (const kind of Object.keys(kinds)) reports[kind] = await report(kind);
console.log(JSON.stringify(reports));
process.exit(0);
