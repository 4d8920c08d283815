import { visitArgs } from "../../../../support/app/route";
import { expect, it } from "vitest";
import { headerPlace } from "../../../../../app/shell/frame/header/header-place.server";
import { zoneWords } from "../../../../../app/fulfilment/place/address/zone-words.server";
import { openVisit } from "../../../../../server/visitor/visit";
import { cityOf, placeCalls } from "../../../../support/upstream/places";
import { on, useUpstream } from "../../../../support/upstream/upstream";
import { placeCookieOf } from "../../../../support/upstream/visitor";

useUpstream(placeCalls);

/** What the header and the place's own words say of a zone with these prices. */
async function wordsFor(change: object) {
  const city = cityOf("spb");
  const zones = city.delivery_zones.map((zone) => ({ ...zone, prices: { ...zone.prices, ...change } }));
  on("city", { city: { ...city, schedule: undefined, delivery_zones: zones } });
  const address = { id: 1, address: "Nevsky prospekt, 20", delivery_zone_id: 7 };
  const cookies = ["order_type=delivery", await placeCookieOf({ city: "spb", address })].join("; ");
  const visit = await openVisit(visitArgs("/spb/", { cookies }));
  const { place_note = "" } = await headerPlace(visit, await visit.city(), "delivery");
  return [place_note, zoneWords(visit, await visit.city(), 7)].map((text) => text.replace(/\s/g, " "));
}

it.each([
  [
    "free from a sum",
    {},
    "free delivery over 1 500 ₽",
    "delivery fee 149 ₽, free delivery over 1 500 ₽, minimum order 700 ₽",
  ],
  [
    "a sum without free delivery",
    { has_free_delivery: false },
    "delivery fee 149 ₽",
    "delivery fee 149 ₽, minimum order 700 ₽",
  ],
  ["free for any sum", { free_delivery_from: null }, "free delivery", "free delivery, minimum order 700 ₽"],
  [
    "a fee of 0",
    { delivery: 0, has_free_delivery: false, free_delivery_from: null },
    "free delivery",
    "free delivery, minimum order 700 ₽",
  ],
  ["a fee of 0, and a sum", { delivery: 0 }, "free delivery", "free delivery, minimum order 700 ₽"],
  [
    "a fee only",
    { has_free_delivery: false, free_delivery_from: null, minimum_order_amount: 0 },
    "delivery fee 149 ₽",
    "delivery fee 149 ₽",
  ],
])(
  "the header and the notice about a place promise what the receipt charges: %s",
  async (_, change, header, notice) => {
    expect(await wordsFor(change)).toEqual([header, notice]);
  },
);
