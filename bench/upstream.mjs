// Measures, in a process of its own with the server in another, the CPU of one upstream call with a cart of 7 kB.
// Prints JSON.
import { fork } from "node:child_process";
import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { request } from "undici";
import { median } from "./table.mjs";

const ROUNDS = 9;
const CALLS = 500;

function serve() {
  const line = (number) => ({
    id: number + 1,
    key: `roll-${number}~ginger.2~wasabi`,
    product_key: `roll-${number}`,
    name: `Филадельфия с лососем ${number}`,
    description: "Лосось, сливочный сыр, огурец, авокадо, икра тобико, рис, нори. ".repeat(2),
    picture: `/pictures/roll-${number}.avif`,
    price: 590 + number,
    price_with_modifiers: 690 + number,
    count: 2,
  });
  const products = Object.fromEntries(Array.from({ length: 16 }, (_, number) => [`roll-${number}`, line(number)]));
  const prices = { subtotal: 18_000, delivery: 0, packages: 0, discount: 0, total: 18_000 };
  const body = Buffer.from(JSON.stringify({ cart: { count: 32, products, prices } }));
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": body.length }).end(body);
    });
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port, bytes: body.length }));
  process.on("disconnect", () => process.exit());
}

async function measure() {
  const server = fork(process.argv[1]);
  const { port, bytes } = await new Promise((resolve) => server.once("message", resolve));
  const baseUrl = `http://127.0.0.1:${port}`;
  const fields = { city_id: 1, order_type: "delivery" };
  const headers = {
    Accept: "application/json",
    "Accept-Language": "ru",
    "X-Request-Id": "6f1f9c1e-2f5c-4f5e-9d0e-0f8a5a3f7a10",
    "X-Forwarded-For": "192.0.2.7",
    Cookie: "session_key=0123456789abcdef",
  };
  const caller = { baseUrl, language: "ru", requestId: headers["X-Request-Id"], address: "192.0.2.7" };
  const { createUpstream } = await client();
  const kinds = {
    /** Each call gets a new client, as in a page, with circuit breaker, cap and checks. */
    client: () => createUpstream({ ...caller, sessionKey: () => "0123456789abcdef" }).cart(fields),
    nodeFetch: async () => {
      const signal = AbortSignal.timeout(4_000);
      const options = { method: "PUT", body: JSON.stringify(fields), headers, signal, redirect: "error" };
      return (await fetch(`${baseUrl}/api/cart`, options)).json();
    },
    undici: async () => {
      const body = JSON.stringify(fields);
      const options = { method: "PUT", headers: { ...headers, "Content-Type": "application/json" }, body };
      return (await request(`${baseUrl}/api/cart`, options)).body.json();
    },
  };
  for (const call of Object.values(kinds)) for (let count = 0; count < CALLS; count++) await call();
  const costs = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [kind, call] of Object.entries(kinds)) costs[kind].push(await cost(call));
  const medians = Object.entries(costs).map(([kind, values]) => [kind, median(values)]);
  console.log(JSON.stringify({ bytes, ...Object.fromEntries(medians) }));
  server.disconnect();
  process.exit(0);
}

/** Returns the milliseconds of CPU of all threads for one call. */
async function cost(call) {
  const before = process.cpuUsage();
  for (let count = 0; count < CALLS; count++) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / CALLS;
}

/** Bundles the client as the build does. */
async function client() {
  const outfile = join("node_modules", ".cache", "bench-upstream.mjs");
  const options = { bundle: true, platform: "node", format: "esm", target: "node20", packages: "external" };
  await build({ ...options, entryPoints: ["server/upstream/client.ts"], outfile, logLevel: "warning" });
  return import(pathToFileURL(outfile).href);
}

if (process.send) serve();
else await measure();
