import { expect, it, test } from "vitest";
import { NOON, sandboxForFile, SPB, startSandbox, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const everybody = (language = "en") => new Visitor(sandbox, language);

test("there are nine cities, and the big ones are listed separately", async () => {
  const { cities, big_cities } = await everybody("ru").call("cities", {});
  expect(cities.map(({ name }) => name)).toEqual([
    "Санкт-Петербург",
    "Москва",
    "Казань",
    "Выборг",
    "Минск",
    "Стамбул",
    "Алматы",
    "Берлин",
    "Киев",
  ]);
  expect(big_cities.length).toBeGreaterThan(2);
  expect(big_cities.every(({ id }) => cities.some((city) => city.id === id))).toBe(true);
});

it.each(["spb", "moscow", "kazan", "vyborg", "minsk", "istanbul", "almaty", "berlin", "kyiv"])(
  "the city %s has its zones, banners and shops",
  async (alias) => {
    const { city } = await everybody("de").call("city", { alias });
    const { shops } = await everybody().call("shops", { city_id: city.id });
    expect(city.delivery_zones?.length ?? 0).toBeGreaterThanOrEqual(city.order_types.delivery ? 2 : 0);
    expect(city.banners).toHaveLength(alias === "spb" ? 6 : 8);
    const november = { from: { date: "2026-11-01", time: "00:00" }, to: { date: "2026-11-30", time: "23:59" } };
    const [october, december] = [
      { from: { date: "2026-10-01", time: "00:00" }, to: { date: "2026-10-31", time: "23:59" } },
      { from: { date: "2026-12-01", time: "00:00" }, to: { date: "2026-12-31", time: "23:59" } },
    ];
    expect(
      city.banners?.filter(({ schedule }) => schedule).map(({ id, page_url, schedule }) => [id, page_url, schedule]),
    ).toEqual([
      [3, ["/"], { display_frequency: 1, display_frequency_type: "day", delay: 10 }],
      [
        4,
        ["/", "/promotions"],
        { show_time: november, display_frequency: 12, display_frequency_type: "hours", delay: 30 },
      ],
      [5, ["/"], { show_time: october, display_frequency: 1, display_frequency_type: "day", delay: 10 }],
      [6, [], { show_time: december, display_frequency: 2, display_frequency_type: "day", delay: 20 }],
    ]);
    expect(city.promotions?.map(({ alias: promotion }) => promotion)).toEqual([
      "takeaway",
      "tasty10",
      "gifts",
      "birthday",
    ]);
    expect(shops.length).toBeGreaterThanOrEqual(3);
    expect(shops.every(({ name, city_id }) => name.startsWith("Nori ") && city_id === city.id)).toBe(true);
  },
);

it("a banner's month starts in the city's time", async () => {
  sandbox.clock.set({ now: Date.parse("2026-12-31T21:30:00Z") });
  const months = async (alias: string) =>
    (await everybody().call("city", { alias })).city.banners?.flatMap(
      ({ schedule }) => schedule?.show_time?.from?.date ?? [],
    );
  expect(await months("berlin")).toEqual(["2026-12-01", "2026-11-01", "2027-01-01"]);
  expect(await months("spb")).toEqual(["2027-01-01", "2026-12-01", "2027-02-01"]);
  sandbox.clock.set({ now: NOON });
});

it("stopped shops are marked with the reason", async () => {
  const { shops } = await everybody().call("shops", { city_id: SPB });
  expect(shops.filter(({ type }) => type === "stop")).toEqual([
    expect.objectContaining({ id: 108, alert: "We are renovating. No orders here for now." }),
  ]);
});

it("the menu has groups, in every language and the city's currency", async () => {
  const { product_groups, popular_products } = await everybody("ru").call("products", toSpb);
  expect(product_groups).toHaveLength(16);
  expect(product_groups.map(({ sort }) => sort)).toEqual(product_groups.map((_, index) => index + 1));
  expect(product_groups.filter(({ show_on_main }) => show_on_main)).toHaveLength(3);
  expect(product_groups.some(({ alias }) => alias === "salmon")).toBe(true);
  expect(popular_products?.length).toBeGreaterThan(4);
  const products = product_groups.flatMap((group) => group.products);
  expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
  expect(products[0]).toMatchObject({
    key: "philadelphia",
    name: "Филадельфия",
    price: 589,
    basic_price: 690,
    discount: 15,
    accent: "hit",
    accent_text: "Хит",
    images: { small: "/pictures/philadelphia.avif" },
  });
  const berlin = await everybody("de").call("products", { city_id: 8, order_type: "takeaway" });
  expect(berlin.product_groups[0]?.products[0]).toMatchObject({ price: 11.8 });
});

it("unavailable dishes are listed with the reason", async () => {
  const typed = async (where: Parameters<typeof menu>[0]) =>
    (await menu(where)).filter(({ type }) => type !== "default").map(({ key, type }) => `${key} ${type}`);
  const menu = async (where: { city_id: number; order_type: "delivery" | "takeaway"; delivery_zone_id?: number }) =>
    (await everybody().call("products", where)).product_groups.flatMap(({ products }) => products);
  expect(await typed({ city_id: SPB, order_type: "takeaway" })).toEqual([
    "nigiri-octopus unavailable",
    "gunkan-scallop-baked stop",
  ]);
  expect(await typed(toSpb)).toEqual(
    expect.arrayContaining(["ice-cream-vanilla unavailable", "baked-volcano unavailable"]),
  );
  expect(await typed({ ...toSpb, delivery_zone_id: 13 })).toEqual(
    expect.arrayContaining(["salmon-tataki unavailable"]),
  );
  expect((await menu(toSpb)).find(({ key }) => key === "baked-volcano")?.alert).toBe("Collection only");
});

it("MyLavash has its own menu", async () => {
  const other = await startSandbox({ brand: "mylavash" });
  const { city: berlin } = await new Visitor(other, "de").call("city", { alias: "berlin" });
  expect([berlin.legal?.company_name, berlin.email]).toEqual(["MyLavash Berlin GmbH", "berlin@mylavash.example"]);
  const { shops: inBerlin } = await new Visitor(other).call("shops", { city_id: 8 });
  expect(new Set(inBerlin.map(({ company_name }) => company_name))).toEqual(new Set(["MyLavash Berlin GmbH"]));
  const { product_groups } = await new Visitor(other).call("products", toSpb);
  expect(product_groups[0]?.alias).toBe("shawarma");
  expect(product_groups.flatMap(({ products }) => products).length).toBeGreaterThan(50);
  expect((await new Visitor(other).call("shops", { city_id: SPB })).shops[0]?.name).toMatch(/^MyLavash /);
  await other.close();
});

it("the language is that of Accept-Language, or English", async () => {
  const countryName = async (header: string) =>
    (await everybody(header).call("city", { alias: "spb" })).city.country.name;
  expect(await countryName("ru-RU,ru;q=0.9,en;q=0.5")).toBe("Россия");
  expect(await countryName("ja,uk;q=0.3")).toBe("Росія");
  expect(await countryName("ja")).toBe("Russia");
  expect(await countryName("x".repeat(2_000))).toBe("Russia");
});

it("pictures are served as immutable", async () => {
  const picture = await fetch(`${sandbox.url}/pictures/philadelphia.avif`);
  expect([picture.status, picture.headers.get("content-type"), picture.headers.get("cache-control")]).toEqual([
    200,
    "image/avif",
    "public, max-age=31536000, immutable",
  ]);
  await picture.arrayBuffer();
  for (const path of ["/pictures/nothing.avif", "/pictures/..%2f..%2fserver.ts", "/pictures/", "/pictures/%00.avif"]) {
    const { status } = await fetch(sandbox.url + path);
    expect([400, 404], path).toContain(status);
  }
});

it("payment types depend on city and order type", async () => {
  const ways = async (city_id: number, order_type: "delivery" | "takeaway") =>
    (await everybody().call("paymentTypes", { city_id, order_type })).payment_types.map(
      ({ alias, name, is_online }) => [alias, name, is_online],
    );
  expect(await ways(SPB, "delivery")).toEqual([
    ["cash", "Cash", false],
    ["card", "Card to the courier", false],
    ["cardOnline", "Card, paid online", true],
    ["sbp", "Fast payment (SBP)", true],
    ["sberPay", "SberPay", true],
  ]);
  expect(await ways(SPB, "takeaway")).toEqual([
    ["cash", "Cash", false],
    ["card", "Card on collection", false],
    ["cardOnline", "Card, paid online", true],
    ["sbp", "Fast payment (SBP)", true],
  ]);
  const KAZAN = 3;
  expect(await ways(KAZAN, "delivery")).toContainEqual(["aggregator", "Through the delivery service", false]);
  expect((await ways(KAZAN, "takeaway")).map(([alias]) => alias)).not.toContain("aggregator");
  expect(await ways(4, "takeaway")).toEqual([["cash", "Cash", false]]);
});
