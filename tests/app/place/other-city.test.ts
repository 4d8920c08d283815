import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { action } from "../../../app/place/address/address.route";
import { loader as askWhere } from "../../../app/place/order-type.route";
import type { OrderTypeView } from "../../../app/place/place.view";
import { addressAnswer, geocoderAnswer, placeCalls } from "../../support/upstream/places";
import { cookiesAfter, outcomeOf } from "../../support/upstream/visitor";
import { upstream, useUpstream } from "../../support/upstream/upstream";
import { UPSTREAM, visitArgs } from "../../support/app/route";

useUpstream(placeCalls);

const honest = { address: "Nevsky prospekt, 20", room: "5", entrance: "2", floor: "", intercom: "", description: "" };

const cityIn = (path: string) => ({ city: path.split("/")[1] ?? "" });
const submit = (
  form: Record<string, string>,
  { path = "/spb/address", cookies }: { path?: string; cookies?: string } = {},
) => outcomeOf(() => action(visitArgs(path, { form: { ...form, intent: "typed" }, cookies, params: cityIn(path) })));
const on = (path: string, answer: () => Response) => upstream.use(http.post(`${UPSTREAM}/api/${path}`, answer));

describe("an address of another city", () => {
  const inKazan = () => {
    on("user/addresses/set-by-coordinates", () => HttpResponse.json(addressAnswer({ city_id: 3 })));
    on("user/addresses/set-by-address", () => HttpResponse.json(addressAnswer({ city_id: 3 })));
  };
  const formAt = async (path: string, cookies: string) => {
    const { view } = await outcomeOf(async () => askWhere(visitArgs(path, { cookies, params: cityIn(path) })));
    const { filled, carried } = view as OrderTypeView;
    return carried ?? filled;
  };
  const carriedBy = (cookies: readonly string[]) =>
    cookiesAfter(
      "",
      cookies.filter((cookie) => cookie.startsWith("address_typed=")),
    );

  test("leads there, says so, and keeps what was typed out of the address bar", async () => {
    inKazan();
    const { status, location, flash, place, cookies } = await submit({
      ...honest,
      floor: "3",
      latitude: "59.9",
      longitude: "30.3",
      picked: honest.address,
    });
    expect([status, location, place]).toEqual([303, "/kazan/order-type?order_type=delivery", undefined]);
    expect(flash?.text).toBe(
      "This address is in another city: Kazan. We’ve switched the city. Your address is still here: check it and tap “Deliver here”.",
    );
    expect(cookies.join()).not.toContain("Nevsky");
    expect(await formAt("/kazan/order-type?order_type=delivery", carriedBy(cookies))).toEqual({
      address: honest.address,
      room: "5",
      entrance: "2",
      floor: "3",
      latitude: "59.9",
      longitude: "30.3",
      picked: honest.address,
    });
  });

  test("is reached by its words: what is not in this city is looked for without its name", async () => {
    upstream.use(
      http.post(`${UPSTREAM}/api/geocoder/searchByAddress`, async ({ request }) => {
        const { address } = (await request.json()) as { address: string };
        return HttpResponse.json(
          address.includes("Saint Petersburg")
            ? geocoderAnswer()
            : geocoderAnswer({ name: "Kazan, ulitsa Baumana, 12", lon: 49.11, lat: 55.79 }),
        );
      }),
      http.post(`${UPSTREAM}/api/user/addresses/set-by-address`, async ({ request }) => {
        const { address } = (await request.json()) as { address: string };
        return HttpResponse.json({ delivery_address: { id: 0, address, found: false } });
      }),
    );
    on("user/addresses/set-by-coordinates", () => HttpResponse.error());
    const { status, location } = await submit({ ...honest, address: "Kazan, ulitsa Baumana, 12" });
    expect([status, location]).toEqual([303, "/kazan/order-type?order_type=delivery"]);
  });

  test("tells a script the same", async () => {
    inKazan();
    const { view, flash, cookies } = await submit({ ...honest, answer: "data" });
    expect([view, Boolean(flash)]).toEqual([{ done: true, to: "/kazan/order-type?order_type=delivery" }, true]);
    expect(await formAt("/kazan/order-type", carriedBy(cookies))).toMatchObject({ address: honest.address, room: "5" });
  });

  test("is no matter in a third city, and forgotten once it is set", async () => {
    inKazan();
    const cookies = carriedBy((await submit(honest)).cookies);
    expect(await formAt("/moscow/order-type", cookies)).toEqual({});
    const set = await submit(honest, { path: "/kazan/address", cookies });
    expect([set.status, carriedBy(set.cookies)]).toEqual([303, ""]);
    expect(set.cookies.some((cookie) => /^address_typed=;.*Max-Age=0/i.test(cookie))).toBe(true);
  });

  test("without delivery there promises none", async () => {
    on("user/addresses/set-by-address", () => HttpResponse.json(addressAnswer({ city_id: 4 })));
    expect((await submit(honest)).flash?.text).toBe(
      "This address is in another city: Vyborg. We’ve switched the city.",
    );
  });
});
