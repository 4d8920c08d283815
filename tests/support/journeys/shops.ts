import type { Brand as BrandId } from "../../../sandbox/seed/catalogues";
import { brandIds, ports } from "./ports.mjs";

export type { BrandId };

/** A shop and the sandbox that is its upstream. */
export type ShopPrograms = {
  brand: BrandId;
  shop: number;
  sandbox: string;
  settings?: string;
  env?: Record<string, string>;
};

const sandboxOf = (brand: BrandId, path = "") => `http://127.0.0.1:${ports[brand].sandbox}${path}`;

const brandShops = Object.fromEntries(
  brandIds.map((brand) => [brand, { brand, shop: ports[brand].shop, sandbox: sandboxOf(brand) }]),
) as Record<BrandId, ShopPrograms>;

/**
 * The programs that journeys use: a sandbox and a shop for each brand, and a shop whose upstream has bad days, in
 * a world of its own. The shop of `signIn` has every way of signing in: VK, and a
 * captcha, which its upstream wants for codes by SMS; its maps are Google's, those of `yandexMaps` Yandex's.
 */
export const shops = {
  ...brandShops,
  badDays: { brand: "nori", shop: ports.badDays.shop, sandbox: sandboxOf("nori", "/world/bad-days") },
  signIn: {
    brand: "nori",
    shop: ports.signIn.shop,
    sandbox: sandboxOf("nori", "/world/sign-in"),
    settings: "tests/support/journeys/sign-in-settings.json",
    env: { MAPS_KEY: "a-key-of-the-journeys" },
  },
  yandexMaps: {
    brand: "mylavash",
    shop: ports.yandexMaps.shop,
    sandbox: sandboxOf("mylavash"),
    settings: "tests/support/journeys/yandex-maps-settings.json",
    env: { MAPS_KEY: "a-key-of-the-journeys" },
  },
} satisfies Record<string, ShopPrograms>;

export type ShopName = keyof typeof shops;

export const shopNames = Object.keys(shops) as ShopName[];

export const originOf = (name: ShopName) => `http://localhost:${shops[name].shop}`;

/** What the shops seal their cookies with. */
export const SESSION_SECRET = "a secret for journeys that is long enough";
