import { describe, expect, test } from "vitest";
import { action } from "../../../../../app/fulfilment/place/address/page/address.route";
import { loader as askWhere } from "../../../../../app/fulfilment/place/order-type/order-type.route";
import type { AddressAnswer, OrderTypeView } from "../../../../../app/fulfilment/place/place.view";
import { addressAnswer, cartOf, geocoderAnswer, placeCalls } from "../../../../support/upstream/places";
import { cookiesAfter, outcomeOf, sessionOf } from "../../../../support/upstream/visitor";
import { noAnswer, on, useUpstream } from "../../../../support/upstream/upstream";
import { visitArgs } from "../../../../support/app/route";

useUpstream(placeCalls);

const honest = { address: "Nevsky prospekt, 20", room: "5", entrance: "2", floor: "", intercom: "", description: "" };

const cityIn = (path: string) => ({ city: path.split("/")[1] ?? "" });
const submit = (
  form: Record<string, string>,
  { path = "/spb/address", cookies }: { path?: string; cookies?: string } = {},
) => outcomeOf(() => action(visitArgs(path, { form: { intent: "typed", ...form }, cookies, params: cityIn(path) })));

describe("an address of another city", () => {
  const inKazan = () => {
    on("addressSetByCoordinates", addressAnswer({ city_id: 3 }));
    on("addressSetByAddress", addressAnswer({ city_id: 3 }));
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
    on("geocodeAddress", ({ body }) => {
      const { address } = body as { address: string };
      return address.includes("Saint Petersburg")
        ? geocoderAnswer()
        : geocoderAnswer({ name: "Kazan, ulitsa Baumana, 12", lon: 49.11, lat: 55.79 });
    });
    on("addressSetByAddress", ({ body }) => {
      const { address } = body as { address: string };
      return { delivery_address: { id: 0, address, found: false } };
    });
    on("addressSetByCoordinates", noAnswer);
    const { status, location } = await submit({ ...honest, address: "Kazan, ulitsa Baumana, 12" });
    expect([status, location]).toEqual([303, "/kazan/order-type?order_type=delivery"]);
  });

  test.each([
    ["Казань, ulitsa Baumana, 12", "/kazan/order-type?order_type=delivery"],
    ["Kazan, ulitsa Baumana, 12", "/kazan/order-type?order_type=delivery"],
    ["ulitsa Baumana, 12", null],
    ["Казань, ulitsa Bauman, 12", null],
  ])("is one of several that are found, named with its town in any language: %s leads to %s", async (address, path) => {
    const [exact, other] = ["ulitsa Baumana, 12", "Baumanskaya ulitsa, 12"].map((name, at) => ({
      name,
      lon: 49.11 + at / 100,
      lat: 55.79,
      description: "Kazan, Russia",
    }));
    on("geocodeAddress", ({ body }) => {
      const asked = body as { address: string };
      const isHere = asked.address.includes("Saint Petersburg");
      return isHere || !exact || !other ? geocoderAnswer() : geocoderAnswer(exact, other);
    });
    on("addressSetByAddress", { delivery_address: { id: 0, address, found: false } });
    expect((await submit({ ...honest, address })).location).toBe(path);
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
    on("addressSetByAddress", addressAnswer({ city_id: 4 }));
    expect((await submit(honest)).flash?.text).toBe(
      "This address is in another city: Vyborg. We’ve switched the city.",
    );
  });

  describe("with a cart", () => {
    const withCart = () => sessionOf({ key: "abc" });
    const answerTo = async (cookies: string) => {
      inKazan();
      const { view, ...rest } = await submit(honest, { cookies });
      return { ...rest, view: view as AddressAnswer };
    };
    const go = ({ elsewhere }: AddressAnswer, cookies: string, more: Record<string, string> = {}) =>
      submit({ ...elsewhere?.kept, city: elsewhere?.alias ?? "", ...more, intent: "move" }, { cookies });

    test("is asked about first: what happens to the cart is said, and nothing has changed", async () => {
      const { status, location, view, cookies } = await answerTo(await withCart());
      expect([status, location, cookies]).toEqual([422, null, []]);
      expect(view.elsewhere).toMatchObject({
        alias: "kazan",
        title: "This is Kazan, and Nori is there too",
        notes: [expect.stringContaining("we’ll update your basket")],
        kept: { address: honest.address, room: "5", entrance: "2" },
      });
      expect(view.typed).toMatchObject({ address: honest.address });
    });

    test("goes there with the address once that is wanted, and stores the city", async () => {
      const session = await withCart();
      const { view } = await answerTo(session);
      const { status, location, cookies } = await go(view, session);
      expect([status, location]).toEqual([303, "/kazan/order-type?order_type=delivery"]);
      expect(cookies.find((cookie) => cookie.startsWith("city_alias="))).toMatch(
        /^city_alias=kazan; .*Max-Age=22118400/,
      );
      expect(await formAt("/kazan/order-type?order_type=delivery", carriedBy(cookies))).toMatchObject({ room: "5" });
    });

    test("that is empty asks nothing", async () => {
      on("cart", { cart: { ...cartOf(500, 0), products: {} } });
      expect((await answerTo(await withCart())).location).toBe("/kazan/order-type?order_type=delivery");
    });

    test("that cannot be looked at asks: it may hold something", async () => {
      on("cart", noAnswer);
      expect((await answerTo(await withCart())).view.elsewhere?.alias).toBe("kazan");
    });

    test.each(["atlantis", "", "spb", "//evil.example"])(
      "never leads to a city that is not in the list: %s",
      async (city) => {
        const session = await withCart();
        const { view } = await answerTo(session);
        expect((await go(view, session, { city })).status).toBe(422);
      },
    );
  });

  test("of a signed-in customer is chosen in their profile there, by its id", async () => {
    inKazan();
    const cookies = await sessionOf({ key: "abc", signed_in: { name: "Anna" } });
    on("cart", { cart: cartOf(500, 0) });
    const there = "/kazan/profile?tab=addresses&delivery_address_id=501";
    const typed = await submit(honest, { cookies });
    expect([typed.location, carriedBy(typed.cookies)]).toEqual([there, ""]);
    on("addressSetById", addressAnswer({ city_id: 3 }));
    expect((await submit({ intent: "known", delivery_address_id: "501" }, { cookies })).location).toBe(there);
    on("addressSetByAddress", addressAnswer({ city_id: 3, id: 0 }));
    expect((await submit(honest, { cookies })).location).toBe("/kazan/order-type?order_type=delivery");
  });
});
