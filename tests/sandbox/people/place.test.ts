import { describe, expect, it } from "vitest";
import { productGroup } from "../../../contract/menu";
import { list } from "../../../contract/primitives";
import { sandboxForFile, SPB, postToConsole, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const newcomer = (language = "en") => new Visitor(sandbox, language);

const STRANGE = "«двор» — 'left'; DROP TABLE addresses; 🍣\n?";

/** A house in a suburb beyond every zone. */
const outside = "Пушкин, Оранжерейная улица, 21";

describe("an address", () => {
  it("an address found by its text is stored and sets the cart's prices", async () => {
    const visitor = newcomer("ru");
    await visitor.call("cartAdd", { product_key: "miso", count: 1, ...toSpb });
    const answer = await visitor.call("addressSetByAddress", {
      city_id: SPB,
      address: "невский 20",
      room: " 12 ",
      entrance: "2",
      description: STRANGE,
    });
    expect(answer.delivery_address).toMatchObject({
      description: STRANGE,
      address: "Невский проспект, 20",
      full_address: "Санкт-Петербург, Невский проспект, 20",
      street: "Невский проспект",
      house: "20",
      room: "12",
      entrance: "2",
      found: true,
      delivery_possible: true,
      delivery_zone_id: 11,
      delivery_prices: { delivery: 99, minimum_order_amount: 600, has_free_delivery: true, free_delivery_from: 1500 },
    });
    expect(answer.cart?.prices.delivery).toBe(99);
    expect(answer.product_groups).toHaveLength(16);
    expect((await visitor.call("addresses", {})).delivery_addresses).toEqual([answer.delivery_address]);
  });

  it("an address keeps its details until they change, once per room", async () => {
    const visitor = newcomer();
    const set = async (details: object) =>
      (await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20", ...details })).delivery_address;
    const first = await set({ room: "12", floor: "3" });
    expect(await set({})).toMatchObject({ id: first?.id, room: "12", floor: "3" });
    expect(await set({ room: "12", intercom: "12K" })).toMatchObject({ id: first?.id, floor: "3", intercom: "12K" });
    expect(await set({ room: "12", intercom: " " })).not.toHaveProperty("intercom");
    const other = await set({ room: "14" });
    expect(other?.id).not.toBe(first?.id);
    expect(other?.floor).toBeUndefined();
    expect((await visitor.call("addresses", {})).delivery_addresses.map(({ room }) => room)).toEqual(["14", "12"]);
    const { delivery_address, cart } = await visitor.call("addressSetById", { delivery_address_id: first?.id ?? 0 });
    expect(delivery_address).toMatchObject({ id: first?.id, room: "12" });
    expect(cart).toBeDefined();
  });

  it.each(["Невский", "Невский 999", "Невский 0", "Улица, которой нет, 5", "20"])(
    "no address is found by %s",
    async (address) => {
      const visitor = newcomer();
      const { delivery_address, cart } = await visitor.call("addressSetByAddress", { city_id: SPB, address });
      expect(delivery_address).toMatchObject({ found: false, delivery_possible: false, address });
      expect(cart).toBeUndefined();
      expect(visitor.key).toBeUndefined();
    },
  );

  it("a malformed address is refused", async () => {
    const refused = async (address: string) =>
      (await newcomer().attempt("addressSetByAddress", { city_id: SPB, address })).body.errors;
    expect(await refused("  ")).toEqual({ address: "Fill in this field" });
    expect(await refused("<b>Невский</b> 20")).toEqual({
      address: "Only letters, digits, hyphen, dot, comma and slash",
    });
    expect(await refused("Невский ".repeat(50))).toEqual({ address: "At most 250 characters" });
    expect(
      (await newcomer().attempt("addressSetByAddress", { city_id: SPB, address: "Невский 20", room: "x".repeat(201) }))
        .body.errors,
    ).toEqual({ room: "At most 200 characters" });
  });

  it("an address outside every zone is found but not delivered to, and changes nothing", async () => {
    const visitor = newcomer();
    const near = await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20" });
    const far = await visitor.call("addressSetByAddress", { city_id: SPB, address: outside });
    expect(far.delivery_address).toMatchObject({ id: 0, found: true, delivery_possible: false });
    expect(far.cart).toBeUndefined();
    expect(far.delivery_addresses).toEqual([near.delivery_address]);
  });

  it("an address in a city without delivery is not delivered to", async () => {
    const { delivery_address } = await newcomer().call("addressSetByAddress", { city_id: 4, address: "Крепостная 22" });
    expect(delivery_address).toMatchObject({ found: true, delivery_possible: false });
  });

  it("an address is found by its coordinates in any city", async () => {
    const set = async (latitude: number, longitude: number) =>
      (await newcomer().attempt("addressSetByCoordinates", { city_id: SPB, latitude, longitude, room: "12" })).body;
    expect((await set(59.9352, 30.3259)).delivery_address).toMatchObject({
      found: true,
      delivery_possible: true,
      city_id: SPB,
      room: "12",
    });
    expect((await set(52.52, 13.405)).delivery_address).toMatchObject({ city_id: 8 });
    expect((await set(0, 0)).delivery_address).toMatchObject({ found: false });
    expect((await set(91, 0)).errors).toEqual({ latitude: "At most 90" });
  });

  it("another visitor's address is not found", async () => {
    const owner = newcomer();
    const { delivery_address } = await owner.call("addressSetByAddress", { city_id: SPB, address: "Невский 20" });
    const stranger = newcomer("ru");
    await stranger.call("cartAdd", { product_key: "miso", count: 1, ...toSpb });
    const { status, body } = await stranger.attempt("addressSetById", {
      delivery_address_id: delivery_address?.id ?? 0,
    });
    expect([status, body.message]).toEqual([404, "Адрес доставки не найден"]);
    expect((await stranger.call("addresses", {})).delivery_addresses).toEqual([]);
    expect(
      (await newcomer().attempt("addressSetById", { delivery_address_id: delivery_address?.id ?? 0 })).status,
    ).toBe(404);
    expect((await newcomer().call("addresses", {})).delivery_addresses).toEqual([]);
  });
});

describe("a shop", () => {
  it("choosing a takeaway shop sets the cart's prices", async () => {
    const visitor = newcomer();
    await visitor.call("cartAdd", { product_key: "miso", count: 1, ...toSpb });
    const { shop, cart, product_groups } = await visitor.call("shopsSet", { shop_id: 101 });
    expect(shop).toMatchObject({ id: 101, city_id: SPB });
    expect(cart.prices.discount).toBeGreaterThan(0);
    const dishes = list(productGroup)
      .parse(product_groups)
      .flatMap(({ products }) => products);
    expect(dishes.find(({ key }) => key === "baked-volcano")?.type).toBe("default");
  });

  it("choosing a shop of another city moves the visitor there", async () => {
    const visitor = newcomer();
    await visitor.call("cartAdd", { product_key: "philadelphia", count: 1, ...toSpb });
    expect((await visitor.call("shopsSet", { shop_id: 801 })).cart.prices.subtotal).toBe(11.8);
  });

  it("a stopped or unknown shop is refused", async () => {
    expect((await newcomer("uk").attempt("shopsSet", { shop_id: 108 })).body).toEqual({
      message: "Ресторан не приймає замовлень",
      errors: { shop_id: "Ресторан не приймає замовлень" },
    });
    expect((await newcomer().attempt("shopsSet", { shop_id: 1 })).status).toBe(404);
    await postToConsole(sandbox, "shops/102", { type: "stop" });
    expect((await newcomer().attempt("shopsSet", { shop_id: 102 })).status).toBe(422);
    expect((await newcomer().call("shops", { city_id: SPB })).shops.find(({ id }) => id === 102)).toMatchObject({
      type: "stop",
      alert: "This restaurant isn’t taking orders right now",
    });
    await postToConsole(sandbox, "shops/102", { type: "default" });
  });
});

describe("the geocoder", () => {
  const names = async (address: string, language = "ru") =>
    (await newcomer(language).call("geocodeAddress", { address })).response.GeoObjectCollection.featureMember.map(
      ({ GeoObject }) => GeoObject.name,
    );

  it("the geocoder searches the city named first, in any language", async () => {
    const found = await names("Санкт-Петербург, Невский");
    expect(found.length).toBeGreaterThan(3);
    expect(found.length).toBeLessThanOrEqual(10);
    expect(found.every((name) => name.startsWith("Невский"))).toBe(true);
    expect(await names("Saint Petersburg, Невский")).toEqual(found);
    expect(await names("Kazan, Невский")).toEqual([]);
    expect(await names("Казань, ")).toEqual([]);
  });

  it("the geocoder answers in the format of a maps geocoder", async () => {
    const { response } = await newcomer("en").call("geocodeAddress", { address: "Berlin, Friedrichstr 43" });
    const [member] = response.GeoObjectCollection.featureMember;
    expect(member?.GeoObject).toMatchObject({
      name: "Friedrichstraße 43",
      description: "Berlin, Germany",
      Point: { pos: expect.stringMatching(/^13\.\d+ 52\.\d+$/) as string },
    });
  });

  it("every house of a street can be picked on the map, typed and chosen again, also those that the map does not list", async () => {
    const visitor = newcomer("ru");
    const { response } = await visitor.call("geocodeCoordinates", { coordinates: [30.3259, 59.9352] });
    const houses = response.GeoObjectCollection.featureMember.map(({ GeoObject }) => GeoObject);
    expect(new Set(houses.map(({ name }) => name)).size).toBe(houses.length);
    const [longitude = 0, latitude = 0] = (houses[0]?.Point.pos ?? "").split(" ").map(Number);
    const point = { city_id: SPB, latitude, longitude };
    const picked = (await visitor.call("addressSetByCoordinates", { ...point, room: "5" })).delivery_address;
    expect(picked).toMatchObject({ address: houses[0]?.name, delivery_possible: true });
    const again = { delivery_address_id: picked?.id ?? 0 };
    expect((await visitor.call("addressSetById", again)).delivery_address).toMatchObject({ room: "5" });
    const typed = await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 21" });
    expect(typed.delivery_address).toMatchObject({ found: true, house: "21" });
  });

  it("the geocoder finds nothing at sea", async () => {
    expect((await newcomer().attempt("geocodeCoordinates", { coordinates: [181, 0] })).status).toBe(422);
    const atSea = await newcomer().call("geocodeCoordinates", { coordinates: [0, 0] });
    expect(atSea.response.GeoObjectCollection.featureMember).toEqual([]);
  });
});
