import { ports } from "./ports.mjs";

export type BrandId = "nori" | "mylavash";

const sandboxAt = (port: number, path = "") => `http://127.0.0.1:${port}${path}`;

/** The programs that journeys use: a sandbox and a shop for each brand, and a shop whose upstream has bad days in a world of its own. */
export const shops = {
  nori: { shop: ports.nori.shop, sandbox: sandboxAt(ports.nori.sandbox) },
  mylavash: { shop: ports.mylavash.shop, sandbox: sandboxAt(ports.mylavash.sandbox) },
  badDays: { shop: ports.badDays.shop, sandbox: sandboxAt(ports.nori.sandbox, "/world/bad-days") },
} as const;

export type ShopName = keyof typeof shops;

export const originOf = (name: ShopName) => `http://localhost:${shops[name].shop}`;

/** What the shops seal their cookies with. */
export const SESSION_SECRET = "a secret for journeys that is long enough";
