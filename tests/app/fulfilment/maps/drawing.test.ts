import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, it, vi } from "vitest";
import { brandIds } from "../../../../brands";
import { mapColours } from "../../../../brands/map-colours";
import { mapBase, parseBase } from "../../../../app/fulfilment/maps/base.server";
import { drawMap } from "../../../../app/fulfilment/maps/drawing/draw-map.server";
import type { MapDrawing } from "../../../../app/fulfilment/maps/drawing/sheet.server";
import { loader as drawing } from "../../../../app/fulfilment/maps/drawing/drawing.route";
import { cellOf, cellText, toWorld } from "../../../../app/fulfilment/maps/view";
import { forgetAnswers } from "../../../../server/upstream/stale-while-revalidate";
import { loader as shopsPage } from "../../../../app/fulfilment/place/shops/list/shops.route";
import type { ShopsView } from "../../../../app/fulfilment/place/shops/list/shops.view";
import { visitArgs } from "../../../support/app/route";
import { cityOf, placeCalls, shops } from "../../../support/upstream/places";
import { on, useUpstream } from "../../../support/upstream/upstream";
import { outcomeOf } from "../../../support/upstream/visitor";

const content = mkdtempSync(join(tmpdir(), "content-"));
const folder = join(content, "maps");
mkdirSync(folder);
vi.stubEnv("CONTENT_FOLDER", content);
afterAll(() => vi.unstubAllEnvs());

const feature = (kind: string, type: string, coordinates: unknown, more: object = {}) => ({
  type: "Feature",
  properties: { kind, ...more },
  geometry: { type, coordinates },
});
const collection = (...features: object[]) =>
  JSON.stringify({ type: "FeatureCollection", attribution: "© OpenStreetMap", features });

const street = feature(
  "street",
  "LineString",
  [
    [30.25, 59.95],
    [30.35, 59.95],
  ],
  {
    class: "main",
    name: { ru: "Невский", en: "Nevsky <b>&" },
  },
);
const river = feature(
  "water",
  "LineString",
  [
    [30.2, 59.93],
    [30.4, 59.97],
  ],
  { width: 480, name: "Neva" },
);
const metro = feature("metro", "Point", [30.3, 59.955], { name: "Station" });
const base = collection(street, river, metro);

const middle = { latitude: 59.95, longitude: 30.3 };
const options = (more: Partial<MapDrawing> = {}): MapDrawing => ({
  view: { ...toWorld(middle), zoom: 14 },
  base: parseBase(base),
  zones: [],
  pins: [],
  centre: middle,
  distance: (metres) => `${metres / 1000} km`,
  language: "en",
  colours: mapColours("nori").light,
  darkColours: mapColours("nori").dark,
  font: false,
  ...more,
});

/** A ring around the middle with so many corners. */
const circle = (corners: number, radius: number) =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    const wave = radius * (1 + 0.01 * Math.sin(index * 1.7));
    return [30.3 + Math.cos(angle) * wave, 59.95 + (Math.sin(angle) * wave) / 2];
  });

describe("a drawing of a city", () => {
  it("shows land, water, streets with names in the visitor's language, and metro, in this order", () => {
    const svg = drawMap(options());
    const { land, water, street: white } = mapColours("nori").light;
    const [, drawn = ""] = svg.split("</style>");
    const order = [land, water, white].map((colour) => drawn.indexOf(colour));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order.every((at) => at > 0)).toBe(true);
    expect(svg).toContain("Nevsky");
    expect(svg).toContain("Station");
    expect(drawMap(options({ language: "ru" }))).toContain("Невский");
  });

  it("says names as text, never as markup", () => {
    const svg = drawMap(options());
    expect(svg).toContain("Nevsky &lt;b&gt;&amp;");
    expect(svg).not.toContain("<b>");
  });

  it("carries the font of its labels, as far as their letters need it", () => {
    const ranges = (more: Partial<MapDrawing>) =>
      [
        ...drawMap(options({ font: true, ...more })).matchAll(
          /font\/woff2;base64,[\w+/=]{500,}\)[^}]*unicode-range:([^}]*)}/g,
        ),
      ].map(([, range]) => range?.split(",").pop());
    const [latin, cyrillic] = ["U+61-7A", "U+490-491"];
    expect(ranges({})).toContain(latin);
    expect(ranges({})).not.toContain(cyrillic);
    expect(ranges({ language: "ru" })).toContain(cyrillic);
    expect(drawMap(options())).not.toContain("@font-face");
  });

  it("has widths in metres, and never less than can be seen", () => {
    // At 60° north and zoom 14 a pixel is 4.8 m.
    expect(drawMap(options())).toContain('stroke-width="100.3"');
    expect(drawMap(options({ view: { ...toWorld(middle), zoom: 10 } }))).toContain('stroke-width="6.3"');
  });

  it.each(brandIds)("has the colours of the brand %s", (brand) => {
    const { light, dark } = mapColours(brand);
    const [style, drawn] = drawMap(options({ colours: light, darkColours: dark })).split("</style>");
    expect(drawn).toContain(`fill="${light.land}"`);
    expect(style).toContain(`[fill="${light.land}"]{fill:${dark.land}}`);
    expect(new Set(Object.values(light)).size, "a light colour leads to one dark colour").toBe(
      Object.keys(light).length,
    );
  });

  it("keeps names apart, also where the installed font is a little wider than usual", () => {
    const at = (name: string, longitude: number) => feature("district", "Point", [longitude, 59.95], { name });
    const drawnNames = (apart: number) => {
      const districts = parseBase(collection(at("Primorsky", 30.3), at("Vyborgsky", 30.3 + apart)));
      const svg = drawMap(options({ base: districts, view: { ...toWorld(middle), zoom: 12 } }));
      return ["Primorsky", "Vyborgsky"].filter((name) => svg.includes(name));
    };
    // A name is 78 pixels wide; a degree of longitude is 2,913.
    expect(drawnNames(80 / 2_913)).toEqual(["Primorsky"]);
    expect(drawnNames(100 / 2_913)).toEqual(["Primorsky", "Vyborgsky"]);
  });

  it("tells zones apart without colour, and says their fees", () => {
    const zones = [0.1, 0.05, 0.02].map((radius, index) => ({
      ring: circle(8, radius),
      fee: `${300 - index * 100} ₽`,
    }));
    const svg = drawMap(options({ zones, view: { ...toWorld(middle), zoom: 12 } }));
    expect(svg).toContain('stroke-dasharray="9 5"');
    expect(svg).toContain('stroke-dasharray="2 5"');
    for (const fee of ["300 ₽", "200 ₽", "100 ₽"]) expect(svg).toContain(fee);
  });

  it("shows distances where the city has no base map", () => {
    const svg = drawMap(options({ base: undefined }));
    expect(svg).toContain("1 km");
    expect(drawMap(options())).not.toContain("1 km");
  });

  it("stays below 60 kB with polygons of 2,000 corners, and whatever its zoom", () => {
    const parks = Array.from({ length: 12 }, (_, index) =>
      feature("park", "Polygon", [circle(2_000, 0.01 + index / 300)]),
    );
    const hard = parseBase(collection(...parks, river));
    const zones = [{ ring: circle(2_000, 0.1), fee: "99 ₽" }];
    for (const zoom of [8, 11, 14, 17]) {
      const svg = drawMap(options({ base: hard, zones, view: { ...toWorld(middle), zoom }, font: true }));
      expect(Buffer.byteLength(svg), `zoom ${zoom}`).toBeLessThanOrEqual(60_000);
      expect(svg.replace(/base64,[^)]*/g, "")).not.toMatch(/NaN|Infinity|undefined/);
      expect(svg, "the base is drawn").toContain(`<g fill="${mapColours("nori").light.park}"`);
    }
  });
});

it.each(["spb", "moscow", "kazan", "vyborg", "istanbul", "kyiv", "minsk", "berlin", "almaty"])(
  "each of the nine cities, at zoom 12 and 15 (a page with a map weighs 60 kB brotli more at most): %s weighs less than half of that, with its labels' font",
  (alias) => {
    const drawn = parseBase(readFileSync(`sandbox/seed/maps/${alias}.geojson`, "utf8"));
    const street = drawn.shapes.find(({ kind }) => kind === "street")?.rings[0]?.[0];
    for (const zoom of [12, 15]) {
      const view = { ...toWorld(middle), ...street, zoom };
      const svg = drawMap(options({ base: drawn, view, language: "ru", font: true }));
      expect(svg, "streets are drawn").toContain(` stroke="${mapColours("nori").light.street}"`);
      expect(brotliCompressSync(svg).length, `zoom ${zoom}`).toBeLessThan(28_000);
    }
  },
);

it.each([
  ["no JSON", "{"],
  ["another document", "[]"],
  ["an unknown kind", collection(feature("volcano", "Point", [30, 60]))],
  ["places that are none", collection(feature("metro", "Point", [300, 60]))],
  ["a text for a number", collection(feature("metro", "Point", ["30", "60"]))],
  [
    "a width of nothing",
    collection(
      feature(
        "street",
        "LineString",
        [
          [30, 60],
          [31, 60],
        ],
        { width: 0 },
      ),
    ),
  ],
  ["a line of one point", collection(feature("street", "LineString", [[30, 60]]))],
])("a base map that is broken is refused: %s", (_, text) => expect(() => parseBase(text)).toThrow());

useUpstream(placeCalls);

async function page(query = "", city = "spb", cookies?: string) {
  const args = visitArgs(`/${city}/shops${query}`, { params: { city }, cookies });
  return (await outcomeOf(() => shopsPage(args) as Promise<unknown>)).view as ShopsView;
}

async function drawn(path: string, city = "spb") {
  const [, , , version = "", cell = ""] = path.split("/");
  return drawing(visitArgs(path, { params: { city, version, cell } }));
}

describe("the map of the restaurants' page", () => {
  writeFileSync(join(folder, "spb.geojson"), base);
  writeFileSync(join(folder, "kazan.geojson"), "{");

  it("has a pin for each restaurant, named as the list names it, and says whose data it is", async () => {
    const { map } = await page();
    expect(map?.pins).toMatchObject([
      { name: "Restaurant 1: Nevsky prospekt,\u00a088", href: "#shop-11", stopped: false },
      { name: "Restaurant 3: Zanevsky prospekt,\u00a067", href: "#shop-13", stopped: false },
      { name: "Restaurant 2: prospekt Engelsa,\u00a027, takes no orders now", href: "#shop-12", stopped: true },
    ]);
    expect(map?.attribution).toBe("© OpenStreetMap");
  });

  it("is one drawing for every visitor, kept for ever", async () => {
    const { map } = await page();
    const answer = await drawn(`${map?.drawings}${cellText(cellOf(map!.view))}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toContain("image/svg+xml");
    expect(answer.headers.get("Cache-Control")).toContain("immutable");
  });

  it("shows delivery zones and their fees, but not where shops are for collecting", async () => {
    const { map } = await page();
    const cell = cellText(cellOf(map!.view));
    const { zoneLine } = mapColours("nori").light;
    const shownIn = async (drawings: string) => {
      const [, svg = ""] = (await (await drawn(drawings + cell)).text()).split("</style>");
      return [svg.includes(zoneLine), /149\s₽/.test(svg)];
    };
    expect(await shownIn(map!.drawings)).toEqual([false, false]);
    expect(await shownIn(map!.drawings.replace(".collect", ""))).toEqual([true, true]);
  });

  it("leaves the font out of lite pages' drawings, which have an address of their own", async () => {
    const { map } = await page();
    const { map: lite } = await page("", "spb", "lite=on");
    const cell = cellText(cellOf(map!.view));
    expect(lite?.drawings).toMatch(/\.collect\.lite\/$/);
    const drawings = [map, lite].map(async (one) => (await drawn(`${one?.drawings}${cell}`)).text());
    expect((await Promise.all(drawings)).map((svg) => svg.includes("@font-face"))).toEqual([true, false]);
  });

  it.each(["NaN,NaN,NaN", "1e308,1e308,1e308", ",".repeat(100), "<script>"])(
    "shows all restaurants where the address asks for %s",
    async (map) => {
      const asked = await page(`?map=${encodeURIComponent(map)}`);
      expect(asked.map?.view).toEqual((await page()).map?.view);
    },
  );

  it("follows the links of its arrows, + and −", async () => {
    const { map } = await page("?map=59.9500,30.3000,14");
    expect(map?.view.zoom).toBe(14);
    const { map: nearer } = await page("?map=59.9500,30.3000,99");
    expect(nearer?.view.zoom).toBe(17);
  });

  it("answers 404 for drawings that no view leads to, and does not keep those of an outdated version", async () => {
    const { map } = await page();
    const version = map?.drawings ?? "";
    for (const cell of ["12-0-0", "99-1-1", "x", "12-NaN-1", ","])
      expect((await drawn(version + cell)).status).toBe(404);
    const cell = cellText(cellOf(map!.view));
    const old = await drawn(`/spb/map/en.outdated/${cell}`);
    expect(old.headers.get("Cache-Control")).toBe("no-store");
    expect((await drawn(`/spb/map/xx.outdated/${cell}`)).status).toBe(404);
  });

  it("reads a base map that is packed on disk, and one that unpacks to megabytes is none", async () => {
    writeFileSync(join(folder, "minsk.geojson.gz"), gzipSync(base));
    writeFileSync(join(folder, "bomb.geojson.gz"), gzipSync(Buffer.alloc(9_000_000, " ")));
    expect((await mapBase("minsk"))?.attribution).toBe("© OpenStreetMap");
    expect(await mapBase("bomb")).toBeUndefined();
  });

  it.each([
    ["has no file", "moscow"],
    ["has a broken one", "kazan"],
  ])("shows zones, restaurants and distances where a city's base map %s", async (_, city) => {
    const { map } = await page("", city);
    if (!map) throw new Error("there is no map");
    expect(map.attribution).toBeUndefined();
    const answer = await drawn(`${map.drawings}${cellText(cellOf(map.view))}`, city);
    expect(await answer.text()).toContain(" km");
  });
});

it.each([
  [undefined, 12],
  [13, 13],
  [10, 10],
  [1e9, 17],
  [-5, 8],
])("the first view of a city is no nearer than its own zoom, 12 without one: %s", async (zoom, expected) => {
  forgetAnswers();
  const map = { coordinates: middle, zoom };
  on("city", { city: { ...cityOf("spb"), delivery_zones: [], map } });
  on("shops", { shops: shops.slice(0, 1) });
  const { view } = await outcomeOf(() => shopsPage(visitArgs("/spb/shops")));
  expect((view as ShopsView).map?.view.zoom).toBe(expected);
});

describe("a base map with more corners than can be drawn", () => {
  /** Streets all over the city, of which a fifteenth are main ones. */
  const dense = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const [x, y] = [30 + (at % 100) * 0.006, 59.8 + Math.floor(at / 100) * (0.3 / (count / 100))];
      const line = Array.from({ length: 8 }, (_, step) => [x + step * 0.0006, y + (step % 2) * 0.0004]);
      return feature("street", "LineString", line, {
        class: at % 15 === 0 ? "main" : at % 3 === 0 ? "street" : "lane",
      });
    });
  const corners = (shapes: readonly { rings: readonly unknown[][] }[]) =>
    shapes.flatMap(({ rings }) => rings).reduce((sum, ring) => sum + ring.length, 0);

  it("is made simpler from afar when it is read: no lanes, and fewer corners", () => {
    const base = parseBase(collection(...dense(9_000)));
    expect([base.corners, corners(base.shapes)]).toEqual([72_000, 72_000]);
    expect(corners(base.far)).toBeLessThanOrEqual(20_000);
    expect(base.far.some(({ class: of }) => of === "lane")).toBe(false);
    expect(base.far.some(({ class: of }) => of === "main")).toBe(true);
  });

  it("has no line of more than 5,000 corners, and its shape stays", () => {
    const ring = Array.from({ length: 60_001 }, (_, at) => {
      const turn = (at / 60_000) * 2 * Math.PI;
      return [30.3 + 0.2 * Math.cos(turn), 59.95 + (0.1 + (at % 2) * 1e-5) * Math.sin(turn)];
    });
    const base = parseBase(collection(feature("water", "Polygon", [ring], { name: "Sea" })));
    expect(corners(base.shapes)).toBeLessThanOrEqual(5_000);
    expect(corners(base.shapes)).toBeGreaterThan(300);
    const svg = drawMap(options({ base, view: { ...toWorld(middle), zoom: 11 } }));
    expect(svg).toMatch(/fill-rule="evenodd"><path d="M/);
  });

  it("shows the main streets where all of them are too many for a drawing", () => {
    const base = parseBase(collection(...dense(9_000)));
    const svg = drawMap(options({ base, view: { ...toWorld(middle), zoom: 11.75 } }));
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(60_000);
    expect(svg).toMatch(/stroke-linecap="round"><path/);
  });

  it("is named in the log", async () => {
    const { log } = await import("../../../../server/operate/log");
    const warn = vi.spyOn(log, "warn").mockImplementation(() => undefined);
    writeFileSync(join(folder, "almaty.geojson"), collection(...dense(9_000)));
    await mapBase("almaty");
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ corners: 72_000 }),
      expect.stringContaining("more corners"),
    );
    warn.mockRestore();
  });
});
