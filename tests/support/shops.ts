export type BrandId = "nori" | "mylavash";

/** The programs that journeys use: a sandbox and a shop for each brand, and a shop whose upstream has bad days in a world of its own. */
export const shops = {
  nori: { shop: 5300, sandbox: "http://127.0.0.1:4300" },
  mylavash: { shop: 5301, sandbox: "http://127.0.0.1:4301" },
  badDays: { shop: 5302, sandbox: "http://127.0.0.1:4300/world/bad-days" },
} as const;

export type ShopName = keyof typeof shops;

export const originOf = (name: ShopName) => `http://localhost:${shops[name].shop}`;
