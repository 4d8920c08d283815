import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { action as confirm } from "../../../../../../app/fulfilment/place/address/confirm/confirm.route";
import {
  action as addressAction,
  loader as addressForm,
} from "../../../../../../app/fulfilment/place/address/page/address.route";
import { action, loader } from "../../../../../../app/fulfilment/place/address/pick/pick.route";
import type { PickView } from "../../../../../../app/fulfilment/place/address/pick/pick.view";
import type { AddressAnswer } from "../../../../../../app/fulfilment/place/place.view";
import { addressAnswer, cityOf, geocoderAnswer, nevsky20, placeCalls } from "../../../../../support/upstream/places";
import { cookiesAfter, outcomeOf, placeCookieOf, sessionOf } from "../../../../../support/upstream/visitor";
import { noAnswer, on, useUpstream } from "../../../../../support/upstream/upstream";
import { UPSTREAM, visitArgs } from "../../../../../support/app/route";

const FAR = 8;
const at = "59.936,30.32";
const farAt = "59.936,30.5";
const sent: unknown[] = [];

useUpstream(placeCalls, () => {
  sent.length = 0;
  const [near] = cityOf("spb").delivery_zones;
  const ring = (near?.map.area ?? []).map(([lon, lat]) => [(lon ?? 0) + 0.2, lat]);
  const zones = [near, { ...near, id: FAR, map: { area: ring }, prices: { ...near?.prices, delivery: 299 } }];
  return [
    http.get(`${UPSTREAM}/api/cities/:alias`, () =>
      HttpResponse.json({ city: { ...cityOf("spb"), delivery_zones: zones } }),
    ),
    http.post(`${UPSTREAM}/api/geocoder/searchByCoordinates`, async ({ request }) => {
      const { coordinates } = (await request.json()) as { coordinates: [number, number] };
      return HttpResponse.json(geocoderAnswer({ ...nevsky20, lon: coordinates[0], lat: coordinates[1] }));
    }),
    http.post(`${UPSTREAM}/api/products`, () => HttpResponse.json({ product_groups: [] })),
    http.post(`${UPSTREAM}/api/user/addresses/set-by-coordinates`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(addressAnswer());
    }),
  ];
});

const CART = "return_to=%2Fspb%2Fcart";
const here = { city: "spb", address: { id: 501, address: "Sadovaya, 5", delivery_zone_id: 7, room: "3" } };
const cookiesOf = async () =>
  [await sessionOf({ key: "abc", signed_in: { name: "Anna" } }), await placeCookieOf(here)].join("; ");

async function pick(form: Record<string, string>, { cookies = "", point = at } = {}) {
  const path = `/spb/address/map?map=${point},17&${CART}`;
  const outcome = await outcomeOf(() => action(visitArgs(path, { form: { at: point, ...form }, cookies })));
  return { ...outcome, view: outcome.view as AddressAnswer };
}

async function open(cookies: string, point = at): Promise<PickView> {
  const { view } = await outcomeOf(async () => loader(visitArgs(`/spb/address/map?map=${point},17`, { cookies })));
  return view as PickView;
}

/** Phones send the fields that they do not show, too. */
const nothing = { room: "", entrance: "", floor: "", intercom: "", description: "" };

describe("the door beside the map: one form, one POST", () => {
  test("the coordinates and the door are set together, and nothing is asked for next", async () => {
    const door = { room: "12", entrance: "2", floor: "5", description: "Green door" };
    const { status, location, place } = await pick({ ...nothing, ...door });
    expect([status, location]).toEqual([303, "/spb/cart"]);
    expect(sent).toEqual([{ city_id: 1, latitude: 59.936, longitude: 30.32, ...door }]);
    expect(place?.address).toMatchObject({ address: nevsky20.name, ...door });
  });

  test("a private house needs no flat", async () => {
    const { location, place } = await pick({ ...nothing, private_house: "1" });
    expect([location, place?.address?.private_house]).toEqual(["/spb/cart", true]);
  });

  test("fields that nobody filled in, as on phones, where they are not shown: the next page asks for the door", async () => {
    const { location } = await pick(nothing);
    expect(location).toBe(`/spb/address?door=1&${CART}`);
    expect(sent).toEqual([{ city_id: 1, latitude: 59.936, longitude: 30.32 }]);
  });

  test.each<[string, Record<string, string>, string]>([
    ["a door without its flat", { entrance: "2" }, "room"],
    ["a comment that is too long", { room: "1", description: "x".repeat(300) }, "description"],
  ])("%s: the field says so, what was typed stays, and nothing is set", async (_, typed, field) => {
    const { status, view, place } = await pick({ ...nothing, ...typed });
    expect([status, place, sent]).toEqual([422, undefined, []]);
    expect(view.errors?.[field]).toBeTruthy();
    expect(view.typed).toMatchObject(typed);
  });

  test("what was typed stays when the upstream fails or delivers elsewhere", async () => {
    const typed = { ...nothing, room: "12", floor: "5" };
    on("addressSetByCoordinates", noAnswer);
    expect((await pick(typed)).view.typed).toMatchObject({ room: "12", floor: "5" });
    on("addressSetByCoordinates", addressAnswer({ delivery_possible: false }));
    const { view } = await pick(typed);
    expect(view.typed).toMatchObject({ room: "12", latitude: "59.936", longitude: "30.32" });
    expect(view.unserved?.address).toBe(nevsky20.name);
  });

  test("the question about a point that changes something keeps the door: yes sets both, no has it on the map again", async () => {
    const cookies = await cookiesOf();
    const asked = await pick({ ...nothing, room: "12", entrance: "2" }, { cookies, point: farAt });
    expect([asked.location, sent]).toEqual([expect.stringContaining("ConfirmSelectAddressModal"), []]);
    const after = cookiesAfter(cookies, asked.cookies);
    expect((await open(after, farAt)).door).toMatchObject({
      address: nevsky20.name,
      values: { room: "12", entrance: "2" },
    });
    const answered = await outcomeOf(() =>
      confirm(visitArgs(`/spb/address/confirm?at=${farAt}&${CART}`, { form: {}, cookies: after })),
    );
    expect([answered.location, answered.place?.address?.room]).toEqual(["/spb/cart", "12"]);
    expect(sent).toEqual([{ city_id: 1, latitude: 59.936, longitude: 30.5, room: "12", entrance: "2" }]);
  });

  test("the door of one point is not another's", async () => {
    const cookies = await cookiesOf();
    const asked = await pick({ ...nothing, room: "12" }, { cookies, point: farAt });
    const after = cookiesAfter(cookies, asked.cookies);
    await outcomeOf(() =>
      confirm(visitArgs(`/spb/address/confirm?at=59.936,30.51&${CART}`, { form: {}, cookies: after })),
    );
    expect(sent).toEqual([{ city_id: 1, latitude: 59.936, longitude: 30.51 }]);
  });

  test("the door of the chosen address is known while the pin stands on it", async () => {
    expect((await open(await cookiesOf())).door).toMatchObject({ address: "Sadovaya, 5", values: { room: "3" } });
    expect((await open("")).door).toBeUndefined();
  });

  test("whoever goes on by typing has the address that was picked, with its door", async () => {
    const cookies = await cookiesOf();
    const asked = await pick({ ...nothing, room: "12" }, { cookies, point: farAt });
    const after = cookiesAfter(cookies, asked.cookies);
    const { view } = await outcomeOf(() => addressForm(visitArgs(`/spb/address?${CART}`, { cookies: after })));
    const { filled } = view as { filled: Record<string, string> };
    expect(filled).toMatchObject({ address: nevsky20.name, picked: nevsky20.name, room: "12" });
    const form = { ...filled, intent: "typed" };
    await outcomeOf(() => addressAction(visitArgs(`/spb/address?${CART}`, { form, cookies: after })));
    expect(sent).toEqual([{ city_id: 1, latitude: 59.936, longitude: 30.5, room: "12" }]);
  });
});
