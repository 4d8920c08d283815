export type BrandId = "nori" | "mylavash";

/** Moves every port, so that two checkouts can run their journeys at the same time. */
const offset = Number(process.env.JOURNEY_PORT_OFFSET ?? 0);

const sandboxAt = (port: number, path = "") => `http://127.0.0.1:${port + offset}${path}`;

/** The programs that journeys use: a sandbox and a shop for each brand, and a shop whose upstream has bad days in a world of its own. */
export const shops = {
  nori: { shop: 5300 + offset, sandbox: sandboxAt(4300) },
  mylavash: { shop: 5301 + offset, sandbox: sandboxAt(4301) },
  badDays: { shop: 5302 + offset, sandbox: sandboxAt(4300, "/world/bad-days") },
} as const;

export type ShopName = keyof typeof shops;

export const originOf = (name: ShopName) => `http://localhost:${shops[name].shop}`;

/** What the shops seal their cookies with. */
export const SESSION_SECRET = "a secret for journeys that is long enough";
