import { describe, expect, it } from "vitest";
import { productGroup } from "../../../contract/menu";
import { list } from "../../../contract/primitives";
import { NOON, sandboxForFile, SPB, postToConsole, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const somebody = (language = "en") => new Visitor(sandbox, language);
const pickup = { city_id: SPB, order_type: "takeaway", shop_id: 101 } as const;

it("unavailable dishes are not popular", async () => {
  const liked = async () =>
    (await somebody().call("city", { alias: "spb" })).city.popular_products?.map(({ key }) => key) ?? [];
  const [first = "", ...others] = await liked();
  await postToConsole(sandbox, `products/${first}`, { type: "stop" });
  expect((await liked()).slice(0, 3)).toEqual(others);
  await postToConsole(sandbox, `products/${first}`, { type: "default" });
});

describe("an address", () => {
  it("an address has its district and the shop that cooks for it", async () => {
    const visitor = somebody();
    const { delivery_address } = await visitor.call("addressSetByAddress", { city_id: SPB, address: "Невский 20" });
    const { shops: listed } = await visitor.call("shops", { city_id: SPB });
    const cook = listed.find(({ address }) => address.street === delivery_address?.shop_address);
    expect(delivery_address).toMatchObject({
      district: "Адмиралтейский район",
      type: "house",
      company_name: cook?.company_name,
      inn: cook?.inn,
      ogrn: cook?.ogrn,
    });
    await postToConsole(sandbox, `shops/${cook?.id ?? 0}`, { type: "stop" });
    const [next] = (await visitor.call("addresses", {})).delivery_addresses;
    expect(listed.map(({ address }) => address.street)).toContain(next?.shop_address);
    expect(next?.shop_address).not.toBe(delivery_address?.shop_address);
    await postToConsole(sandbox, `shops/${cook?.id ?? 0}`, { type: "default" });
  });

  it("an address outside the zones has no shop that cooks for it", async () => {
    const { delivery_address } = await somebody().call("addressSetByAddress", {
      city_id: SPB,
      address: "Пушкин, Оранжерейная улица, 21",
    });
    expect(delivery_address).toMatchObject({ delivery_possible: false });
    expect([delivery_address?.shop_address, delivery_address?.company_name]).toEqual([undefined, undefined]);
    expect(delivery_address?.district, "a suburb far outside").toBeUndefined();
  });
});

describe("a dish", () => {
  it("a dish has its price with default modifiers, and modifiers that are dishes have a picture", async () => {
    const { product_groups } = await somebody().call("products", toSpb);
    const products = product_groups.flatMap((group) => group.products);
    const halves = products.find(({ key }) => key === "set-choice");
    const half = halves?.modifiers?.groups[0]?.modifiers[0];
    expect(half).toMatchObject({ id: "half-philadelphia", image: "/pictures/philadelphia.avif" });
    expect(halves?.price_with_modifiers).toBeGreaterThan(halves?.price ?? 0);
    expect(products.find(({ key }) => key === "philadelphia")).toMatchObject({ price: 589, price_with_modifiers: 589 });
    for (const image of products
      .flatMap(({ modifiers }) => [
        ...(modifiers?.single ?? []),
        ...(modifiers?.groups ?? []).flatMap((group) => group.modifiers),
      ])
      .flatMap((one) => one.image ?? [])) {
      expect((await fetch(sandbox.url + image)).status, image).toBe(200);
    }
  });

  it("a cart line counts its modifiers, and the menu of a place shows counts of the cart", async () => {
    const visitor = somebody();
    const { cart } = await visitor.call("cartAdd", {
      product_key: "philadelphia",
      count: 2,
      modifiers: { "rice-classic": 1, avocado: 2 },
      ...pickup,
    });
    const [line] = Object.values(cart.products);
    const chosen = line?.modifiers?.groups
      .flatMap(({ modifiers }) => modifiers)
      .filter(({ count }) => count)
      .map(({ id, count }) => [id, count]);
    expect(chosen).toEqual([
      ["rice-classic", 1],
      ["avocado", 2],
    ]);
    expect(line?.can_refuse).toBe(true);
    await visitor.call("cartAdd", {
      product_key: "philadelphia",
      count: 1,
      modifiers: { "rice-no-sugar": 1 },
      ...pickup,
    });
    const { product_groups } = await visitor.call("shopsSet", { shop_id: 101 });
    const counted = list(productGroup)
      .parse(product_groups)
      .flatMap(({ products }) => products)
      .filter(({ count }) => count)
      .map(({ key, count }) => [key, count]);
    expect(counted).toEqual([["philadelphia", 3]]);
  });
});

describe("the date of an answer", () => {
  it.each(["/api/cities", "/api/cities/atlantis", "/api/nothing"])(
    "is that of the sandbox's clock: %s",
    async (path) => {
      const { headers } = await fetch(sandbox.url + path);
      expect(headers.get("date")).toBe(new Date(NOON).toUTCString());
    },
  );

  it("is each world's own", async () => {
    const world = `${sandbox.url}/world/tomorrow`;
    const set = { method: "POST", headers: { "Content-Type": "application/json" } };
    await fetch(`${world}/console/clock`, { ...set, body: JSON.stringify({ now: NOON + 86_400_000, rate: 0 }) });
    expect((await fetch(`${world}/api/cities`)).headers.get("date")).toBe(new Date(NOON + 86_400_000).toUTCString());
  });
});
