// A process of its own: CPU of the built menu page beside a bare React render of the same elements, in turns. Prints JSON.
import { createRequestHandler } from "@remix-run/node";
import { bare } from "./bare.mjs";
import { median } from "./table.mjs";

const [path = "/", cookie = ""] = process.argv.slice(2);
const ROUNDS = 9;
const PAGES = 30;

const build = await import("../build/server/index.js");
const handle = createRequestHandler(build, "production");
const headers = { "Accept-Language": "ru", ...(cookie ? { Cookie: cookie } : {}) };

async function page() {
  const answer = await handle(new Request(`http://localhost${path}`, { headers }), {});
  return Buffer.from(await answer.arrayBuffer());
}

/** Milliseconds of CPU, all threads, for one page. */
async function cost(make) {
  const before = process.cpuUsage();
  for (let count = 0; count < PAGES; count++) await make();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / PAGES;
}

const first = await page();
const kinds = { page, bare: bare(first.toString()) };
for (const make of Object.values(kinds)) for (let count = 0; count < 60; count++) await make();
const costs = { page: [], bare: [] };
for (let round = 0; round < ROUNDS; round++)
  for (const [kind, make] of Object.entries(kinds)) costs[kind].push(await cost(make));

const ratio = (kind) => median(costs[kind].map((value, round) => value / costs.bare[round]));
console.log(
  JSON.stringify({
    bare: median(costs.bare),
    page: median(costs.page),
    ratio: ratio("page"),
    bareBytes: (await kinds.bare()).length,
    pageBytes: first.length,
  }),
);
process.exit(0);
