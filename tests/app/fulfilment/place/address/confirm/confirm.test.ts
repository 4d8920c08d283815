import { beforeEach, describe, expect, test } from "vitest";
import { action as addressForm } from "../../../../../../app/fulfilment/place/address/page/address.route";
import { action, loader } from "../../../../../../app/fulfilment/place/address/confirm/confirm.route";
import type { ConfirmView } from "../../../../../../app/fulfilment/place/address/confirm/confirm.route";
import { action as pick } from "../../../../../../app/fulfilment/place/address/pick/pick.route";
import { toWorld } from "../../../../../../app/fulfilment/maps/view";
import { forgetAnswers } from "../../../../../../server/upstream/stale-while-revalidate";
import {
  addressAnswer,
  cartOf,
  cityOf,
  geocoderAnswer,
  nevsky20,
  placeCalls,
} from "../../../../../support/upstream/places";
import { outcomeOf, placeCookieOf, sessionOf } from "../../../../../support/upstream/visitor";
import { handler, noAnswer, on, useUpstream } from "../../../../../support/upstream/upstream";
import { visitArgs } from "../../../../../support/app/route";

const FAR = 8;
/** What the far zone sells. */
let far = { price: 500, more: [] as object[] };
const dish = (price: number) => ({ id: 1, key: "philadelphia", name: "Philadelphia", price, basic_price: price });

useUpstream(placeCalls, () => {
  far = { price: 500, more: [] };
  const [near] = cityOf("spb").delivery_zones;
  const ring = (near?.map.area ?? []).map(([lon, lat]) => [(lon ?? 0) + 0.2, lat]);
  const zones = [near, { ...near, id: FAR, map: { area: ring }, prices: { ...near?.prices, delivery: 299 } }];
  return [
    handler("city", { city: { ...cityOf("spb"), delivery_zones: zones } }),
    handler("addresses", () => ({
      delivery_addresses: [
        addressAnswer({ id: 601, address: "Zanevsky, 67", room: "12", entrance: "2", delivery_zone_id: FAR })
          .delivery_address,
        addressAnswer({ id: 602, address: "Sadovaya, 5" }).delivery_address,
        addressAnswer({ id: 603, address: "Baumana, 1", city_id: 3 }).delivery_address,
      ],
    })),
    handler("products", ({ body }) => {
      const { delivery_zone_id } = body as { delivery_zone_id?: number };
      const products = delivery_zone_id === FAR ? [dish(far.price), ...far.more] : [dish(500)];
      return { product_groups: [{ id: 1, alias: "rolls", name: "Rolls", products }] };
    }),
    handler("geocodeCoordinates", geocoderAnswer({ ...nevsky20, name: "Zanevsky, 67", lon: 30.5 })),
  ];
});

beforeEach(forgetAnswers);

const here = { city: "spb", address: { id: 501, address: "Nevsky prospekt, 20", delivery_zone_id: 7 } };
const cookiesOf = async (place: Parameters<typeof placeCookieOf>[0] = here) =>
  [await sessionOf({ key: "abc", signed_in: { name: "Anna" } }), await placeCookieOf(place)].join("; ");

async function choose(id: number, cookies?: string, more: Record<string, string> = {}) {
  const form = { intent: "known", delivery_address_id: String(id), ...more };
  const path = "/spb/address?return_to=%2Fspb%2Fcart";
  return outcomeOf(async () => addressForm(visitArgs(path, { form, cookies: cookies ?? (await cookiesOf()) })));
}

async function question(query: string, cookies?: string) {
  const outcome = await outcomeOf(async () =>
    loader(visitArgs(`/spb/address/confirm?${query}`, { cookies: cookies ?? (await cookiesOf()) })),
  );
  return { ...outcome, view: outcome.view as ConfirmView };
}

describe("a saved address is asked about where it would change something", () => {
  test("the price, the menu and the cart: each is said, and nothing is set before the answer", async () => {
    far = { price: 600, more: [{ ...dish(300), id: 2, key: "maki", name: "Maki" }] };
    const asked = await choose(601);
    expect([asked.status, asked.location, asked.place]).toEqual([
      303,
      "/spb/cart?modal=ConfirmSelectAddressModal&address_id=601",
      undefined,
    ]);
    const { view } = await question("address_id=601&return_to=%2Fspb%2Fcart");
    expect(view).toMatchObject({
      heading: "Deliver to this address?",
      address: "Zanevsky, 67",
      return_to: "/spb/cart",
    });
    expect(view.door).toContain("12");
    const [price, menu, cart] = view.changes;
    expect(price).toContain("299");
    expect(menu).toContain("will change");
    expect(cart).toContain("Philadelphia");
  });

  test("what stays the same is said too", async () => {
    const { view } = await question("address_id=601");
    expect(view.changes).toEqual([
      expect.stringContaining("299"),
      "The menu stays the same.",
      "Your basket stays as it is.",
    ]);
  });

  test("a small map shows the saved address from near, under a pin", async () => {
    const { map } = (await question("address_id=601")).view;
    const place = { latitude: 59.936, longitude: 30.32 };
    expect(map).toMatchObject({ view: { ...toWorld(place), zoom: 15 }, description: "“Zanevsky, 67” on the map" });
  });

  test("an address of which nobody knows where it is has no map", async () => {
    const { delivery_address } = addressAnswer({ id: 601, delivery_zone_id: FAR, map: null });
    on("addresses", { delivery_addresses: [delivery_address] });
    expect((await question("address_id=601")).view).toMatchObject({ address: "Nevsky prospekt, 20", map: undefined });
  });

  test("a script opens the question over its page", async () => {
    const { view } = await choose(601, undefined, { answer: "data" });
    expect(view).toMatchObject({ done: true, to: "/spb/cart?modal=ConfirmSelectAddressModal&address_id=601" });
  });

  test("the answer sets it by its id, and leads back", async () => {
    let sent: unknown;
    on("addressSetById", ({ body }) => {
      sent = body;
      return addressAnswer({ id: 601, address: "Zanevsky, 67", room: "12" });
    });
    const path = "/spb/address/confirm?address_id=601&return_to=%2Fspb%2Fcart";
    const set = await outcomeOf(async () => action(visitArgs(path, { form: {}, cookies: await cookiesOf() })));
    expect([set.status, set.location, set.place?.address?.id, sent]).toEqual([
      303,
      "/spb/cart",
      601,
      { delivery_address_id: 601 },
    ]);
  });

  test("where nothing would change, it is set at once", async () => {
    const { location, place } = await choose(602);
    expect([location, place?.address?.id]).toEqual(["/spb/cart", 501]);
  });

  test("and so it is for somebody without a cart and a place, and for the address that is chosen already", async () => {
    on("cart", { cart: cartOf(0, 0) });
    expect((await choose(601, await cookiesOf({ city: "spb" }))).location).toBe("/spb/cart");
    expect((await choose(501)).location).toBe("/spb/cart");
  });

  test("a menu that does not answer is asked about all the same", async () => {
    on("products", noAnswer);
    expect((await choose(601)).location).toContain("ConfirmSelectAddressModal");
    expect((await question("address_id=601")).view.changes).toHaveLength(1);
  });

  test.each(["address_id=999", "address_id=603", "address_id=x", "at=0,0", "at=x", ""])(
    "an address of nobody, of another city or of nowhere is chosen anew: %s",
    async (query) => {
      const { status, location } = await question(`${query}&return_to=%2Fspb%2Fcart`);
      expect([status, location]).toEqual([302, "/spb/order-type?order_type=delivery&return_to=%2Fspb%2Fcart"]);
    },
  );
});

describe("a point of the map is asked about where it would change something", () => {
  const at = "59.936,30.5";

  test("over the map; the answer sets its coordinates and asks for the door", async () => {
    const cookies = await cookiesOf();
    const path = "/spb/address/map?return_to=%2Fspb%2Fcart&map=59.936,30.5,17";
    const asked = await outcomeOf(() => pick(visitArgs(path, { form: { at }, cookies })));
    const over = new URL(asked.location ?? "", "http://localhost");
    expect([over.pathname, over.searchParams.get("modal"), over.searchParams.get("at"), asked.place]).toEqual([
      "/spb/address/map",
      "ConfirmSelectAddressModal",
      at,
      undefined,
    ]);
    const { view } = await question(`at=${at}`);
    expect(view).toMatchObject({
      address: "Zanevsky, 67",
      changes: [expect.stringContaining("299"), expect.anything(), expect.anything()],
      map: { view: { ...toWorld({ latitude: 59.936, longitude: 30.5 }), zoom: 15 } },
    });
    const back = new URLSearchParams({ at, return_to: "/spb/address/map?return_to=%2Fspb%2Fcart" });
    const set = await outcomeOf(() => action(visitArgs(`/spb/address/confirm?${back}`, { form: {}, cookies })));
    expect([set.status, set.location]).toEqual([303, "/spb/address?door=1&return_to=%2Fspb%2Fcart"]);
  });

  test("with words of its own where the geocoder does not answer", async () => {
    on("geocodeCoordinates", noAnswer);
    expect((await question("at=59.937,30.5")).view.address).toBe("The point on the map");
  });
});
