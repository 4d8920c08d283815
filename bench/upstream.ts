// Measures, in a process of its own with the server in another, the CPU of one upstream call with a cart of 7 kB.
// Prints CallCosts.
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { request } from "undici";
import type * as upstreamClient from "../server/upstream/client";
import { median } from "./table";

/** The milliseconds of CPU of all threads for one call, and the size of its answer. */
export type CallCosts = Record<"client" | "nodeFetch" | "undici" | "bytes", number>;

interface Listening {
  port: number;
  bytes: number;
}

const ROUNDS = 9;
const CALLS = 500;

function serve(tell: (listening: Listening) => void) {
  const line = (number: number) => ({
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
  server.listen(0, "127.0.0.1", () => tell({ port: (server.address() as AddressInfo).port, bytes: body.length }));
  process.on("disconnect", () => process.exit());
}

async function measure() {
  const server = fork(import.meta.filename);
  const [{ port, bytes }] = (await once(server, "message")) as [Listening];
  const baseUrl = `http://127.0.0.1:${port}`;
  const fields = { city_id: 1, order_type: "delivery" as const };
  const headers = {
    Accept: "application/json",
    "Accept-Language": "ru",
    "X-Request-Id": "6f1f9c1e-2f5c-4f5e-9d0e-0f8a5a3f7a10",
    "X-Forwarded-For": "192.0.2.7",
    Cookie: "session_key=0123456789abcdef",
  };
  const caller = { baseUrl, language: "ru", requestId: headers["X-Request-Id"], address: "192.0.2.7" };
  const { createUpstream } = await client();
  const calls = {
    /** Each call gets a new client, as in a page, with circuit breaker, cap and checks. */
    client: () => createUpstream({ ...caller, sessionKey: () => "0123456789abcdef" }).cart(fields),
    nodeFetch: async () => {
      const signal = AbortSignal.timeout(4_000);
      const body = JSON.stringify(fields);
      return (await fetch(`${baseUrl}/api/cart`, { method: "PUT", body, headers, signal, redirect: "error" })).json();
    },
    undici: async () => {
      const body = JSON.stringify(fields);
      const withType = { ...headers, "Content-Type": "application/json" };
      return (await request(`${baseUrl}/api/cart`, { method: "PUT", headers: withType, body })).body.json();
    },
  };
  const costs = { client: [] as number[], nodeFetch: [] as number[], undici: [] as number[] };
  const kinds = ["client", "nodeFetch", "undici"] as const;
  for (const kind of kinds) await cost(calls[kind]);
  for (let round = 0; round < ROUNDS; round++) for (const kind of kinds) costs[kind].push(await cost(calls[kind]));
  const result: CallCosts = {
    bytes,
    client: median(costs.client),
    nodeFetch: median(costs.nodeFetch),
    undici: median(costs.undici),
  };
  console.log(JSON.stringify(result));
  server.disconnect();
  process.exit(0);
}

async function cost(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 0; count < CALLS; count++) await call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / CALLS;
}

/** Bundles the client as the build does: tsx adds the names of functions, which cost CPU. */
async function client(): Promise<typeof upstreamClient> {
  const outfile = join("node_modules", ".cache", "bench-upstream.mjs");
  await build({
    entryPoints: ["server/upstream/client.ts"],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    define: { "import.meta.env.BUILD_ID": JSON.stringify("bench") },
    logLevel: "warning",
  });
  return import(pathToFileURL(outfile).href) as Promise<typeof upstreamClient>;
}

if (process.send) serve((listening) => process.send?.(listening));
else await measure();
