import { existsSync, readdirSync } from "node:fs";

/** @typedef {import("../../../sandbox/seed/catalogues").Brand} BrandId */

const root = new URL("../../../", import.meta.url);

/**
 * The brands that journeys order from: those whose dishes the sandbox knows (docs/adding-a-brand.md).
 * @type {BrandId[]}
 */
export const brandIds = readdirSync(new URL("brands/", root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`sandbox/seed/catalogue/${entry.name}/`, root)))
  .map(({ name }) => /** @type {BrandId} */ (name));

/** Moves every port, so that two checkouts can run their journeys at the same time. */
const offset = Number(process.env.JOURNEY_PORT_OFFSET || 0);

/** @param {number} place */
const portsAt = (place) => ({ shop: 5300 + offset + place, sandbox: 4300 + offset + place });

const brandPorts = /** @type {Record<BrandId, { shop: number; sandbox: number }>} */ (
  Object.fromEntries(brandIds.map((brand, place) => [brand, portsAt(place)]))
);

/** @param {number} place */
const portsAfterBrands = (place) => portsAt(brandIds.length + place);

/** Where the programs that journeys use listen. `spare` is for the programs that a journey starts itself. */
export const ports = {
  ...brandPorts,
  badDays: { shop: portsAfterBrands(0).shop },
  plainStart: { shop: portsAfterBrands(2).shop },
  signIn: { shop: portsAfterBrands(5).shop },
  yandexMaps: { shop: portsAfterBrands(6).shop },
  spare: portsAfterBrands(7),
};
