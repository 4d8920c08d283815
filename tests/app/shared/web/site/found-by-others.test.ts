import { UPSTREAM } from "../../../../support/app/route";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "cheerio";
import { http, HttpResponse } from "msw";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pictureStore } from "../../../../../app/shared/web/pictures/picture-store.server";
import { isIndexed } from "../../../../../app/shared/web/site/indexed-pages";
import { addressFile, MAX_FILE_URLS, pathsOfFile } from "../../../../../app/shared/web/site/sitemap.server";
import { environment } from "../../../../../server/operate/environment";
import { reloadSettings, settings } from "../../../../../server/operate/settings";
import { forgetAnswers } from "../../../../../server/upstream/stale-while-revalidate";
import { wholeShop } from "../../../../support/app/whole-shop";
import { cartCalls } from "../../../../support/upstream/carts";
import { cityOf, placeCalls } from "../../../../support/upstream/places";
import { handler, noAnswer, on, upstream, useUpstream } from "../../../../support/upstream/upstream";

const paymentTypes = handler("paymentTypes", { payment_types: [] });
useUpstream(placeCalls, cartCalls, () => [paymentTypes]);

const folder = mkdtempSync(join(tmpdir(), "pictures-"));
let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => {
  environment().DATA_FOLDER = folder;
  await pictureStore();
  // Answers on disk would stand in for those that a test takes away.
  environment().DATA_FOLDER = "off";
  shop = await wholeShop();
});
afterAll(() => rmSync(folder, { recursive: true }));
// Files of the site map are kept for each version of the settings.
beforeEach(() => reloadSettings());

const text = async (path: string, headers = {}) => (await shop(path, { headers })).text();

describe("an address that carries a language", () => {
  it("shows the page in it, is its own canonical address, and the pages after it go on in that language", async () => {
    const answer = await shop("/spb/shops?lang=de&utm_medium=x");
    expect(await answer.text()).toContain('<html lang="de"');
    expect(answer.headers.get("link")).toMatch(/^<\/spb\/shops\?lang=de>; rel="canonical", /);
    expect(answer.headers.getSetCookie().join()).toContain("language=de");
  });

  it("leaves a visitor who has chosen a language with it, and means nothing if it is invented", async () => {
    const chosen = await shop("/spb/shops?lang=de", { headers: { cookie: "language=tr" } });
    expect(await chosen.text()).toContain('<html lang="tr"');
    const invented = await shop("/spb/shops?lang=xx");
    expect(await invented.text()).toContain('<html lang="en"');
    for (const { headers } of [chosen, invented]) expect(headers.getSetCookie().join()).not.toContain("language");
    expect((await shop("/spb/shops?lang=xx")).headers.get("link")).toContain("</spb/shops>");
  });
});

describe("search engines", () => {
  it.each(["/", "/spb/", "/spb/shops", "/spb/about", "/privacy-policy", "/spb/product/roll"])(
    "may show %s, at one address, and are told its versions in six languages",
    async (path) => {
      const { headers } = await shop(`${path}?utm_source=news`);
      const versions = ["x-default", ...settings().languages].map(
        (one) => `<${path}${one === "x-default" ? "" : `?lang=${one}`}>; rel="alternate"; hreflang="${one}"`,
      );
      expect(headers.get("link")).toBe([`<${path}>; rel="canonical"`, ...versions].join(", "));
      expect(headers.get("x-robots-tag")).toBeNull();
    },
  );

  it.each(["/spb/login", "/spb/cart", "/spb/order-type", "/spb/address"])("are kept from %s", async (path) => {
    expect((await shop(path)).headers.get("x-robots-tag")).toBe("noindex");
  });

  it("are kept from everything in a trial deployment", async () => {
    settings().app_env = "staging";
    const { headers } = await shop("/spb/");
    delete settings().app_env;
    expect([headers.get("x-robots-tag"), headers.get("link")]).toEqual(["noindex", null]);
  });

  it("find no page that is one visitor's among the indexed ones", () => {
    for (const route of [
      "cart/page/cart.route",
      "orders/checkout/page/checkout.route",
      "orders/tracking/page/tracking.route",
      "account/profile/page/profile.route",
    ])
      expect(isIndexed(route)).toBe(false);
  });

  it("are shown the way to a dish", async () => {
    const $ = load(await text("/spb/product/roll"));
    const data = $('script[type="application/ld+json"]')
      .map((_, script) => JSON.parse($(script).text()) as { "@type": string; itemListElement?: object[] })
      .get();
    const way = data.find((one) => one["@type"] === "BreadcrumbList");
    expect(way?.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Nori", item: "http://localhost/" },
      { "@type": "ListItem", position: 2, name: "Saint Petersburg", item: "http://localhost/spb/" },
      { "@type": "ListItem", position: 3, name: "Philadelphia", item: "http://localhost/spb/product/roll" },
    ]);
    expect(data.map((one) => one["@type"]).sort()).toEqual(["BreadcrumbList", "Product"]);
  });
});

describe("the site map", () => {
  it("lists a file for each city, and robots.txt names it", async () => {
    const index = await text("/sitemap.xml");
    expect(index).toContain("<sitemapindex");
    for (const path of ["/sitemap.xml?part=site", "/spb/sitemap.xml", "/kazan/sitemap.xml"])
      expect(index).toContain(`<loc>http://localhost${path}</loc>`);
    expect(await text("/robots.txt")).toContain("Sitemap: http://localhost/sitemap.xml");
  });

  it("has a city's menu, pages, groups, dishes and shops in every language, each as versions of each other, and they are there", async () => {
    const $ = load(await text("/spb/sitemap.xml"), { xml: true });
    const addresses = $("loc")
      .map((_, one) => $(one).text())
      .get();
    const plain = addresses.filter((address) => !address.includes("?lang="));
    expect(plain.map((address) => new URL(address).pathname)).toEqual([
      "/spb/",
      "/spb/menu",
      "/spb/delivery",
      "/spb/shops",
      ...["about", "payment-info", "vacancies", "franchise", "partners", "rent"].map((page) => `/spb/${page}`),
      "/spb/menu/all",
      ...[11, 12, 13].map((id) => `/spb/shops/${id}`),
      ...["roll", "soup", "water", "bonito"].map((key) => `/spb/product/${key}`),
    ]);
    expect(addresses).toHaveLength(plain.length * 7);
    expect(
      $("url")
        .first()
        .find("xhtml\\:link")
        .map((_, link) => $(link).attr("hreflang"))
        .get(),
    ).toEqual(["x-default", ...settings().languages]);
    for (const address of plain) {
      const answer = await shop(address);
      expect([address, answer.status, answer.headers.get("x-robots-tag")]).toEqual([address, 200, null]);
    }
  });

  it("goes by the shop's public name", async () => {
    settings().domain = "nori.example";
    const index = await text("/sitemap.xml");
    const { headers } = await shop("/spb/");
    delete settings().domain;
    expect(headers.get("link")).toContain('<https://nori.example/spb/>; rel="canonical", ');
    expect(headers.get("link")).toContain('<https://nori.example/spb/?lang=de>; rel="alternate"; hreflang="de"');
    expect(index).toContain("<loc>https://nori.example/spb/sitemap.xml</loc>");
  });

  it("is split before a file has more addresses than search engines read", () => {
    expect(pathsOfFile() * 7).toBeLessThanOrEqual(MAX_FILE_URLS);
    expect(addressFile("http://x", ["/a&b"]).match(/<url>/g)).toHaveLength(7);
    expect(addressFile("http://x", ["/a&b"])).not.toMatch(/&(?!#\d+;)/);
  });

  it("of a city with very many dishes is several files, each of 50,000 addresses at most, and the index names all of them", async () => {
    const many = 2 * pathsOfFile();
    const dish = (at: number) => ({ id: at + 1, key: `dish-${at}`, name: `Dish ${at}`, price: 100 });
    const group = { id: 1, alias: "all", name: "All", products: Array.from({ length: many }, (_, at) => dish(at)) };
    const bag = { ...dish(many), key: "bag", type: "packet" };
    const bags = { id: 2, alias: "bags", name: "Bags", products: [bag] };
    on("products", { product_groups: [group, bags], popular_products: [] });
    const index = await text("/sitemap.xml");
    const files = [...index.matchAll(/<loc>http:\/\/localhost(\/spb\/[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
    expect(files).toEqual(["/spb/sitemap.xml", "/spb/sitemap.xml?part=1", "/spb/sitemap.xml?part=2"]);
    const parts = await Promise.all(files.map((path) => text(path)));
    const counts = parts.map((part) => part.match(/<loc>/g)?.length ?? 0);
    expect(Math.max(...counts)).toBeLessThanOrEqual(MAX_FILE_URLS);
    expect(parts.join("").match(/<loc>[^<?]*\/product\/[^<?]*</g)).toHaveLength(many);
    // Packages are not sold by themselves: they have no page.
    expect(parts.join("")).not.toMatch(/\/product\/bag<|\/menu\/bags</);
  });

  it.each([
    "/sitemap.xml?part=999999",
    "/nowhere/sitemap.xml",
    "/spb/sitemap.xml?part=1",
    "/spb/sitemap.xml?part=-1",
    "/spb/sitemap.xml?part=x",
  ])("has no %s", async (path) => expect((await shop(path)).status).toBe(404));

  it("is not kept while the upstream fails", async () => {
    on("cities", noAnswer);
    const { status, headers } = await shop("/sitemap.xml");
    expect([status, headers.get("retry-after")]).toEqual([503, "600"]);
  });

  it("of a city is a 503 while a gateway answers 404 for it", async () => {
    on("city", () => new HttpResponse("<h1>nginx</h1>", { status: 404 }));
    expect((await shop("/kazan/sitemap.xml")).status).toBe(503);
  });
});

describe("versions of a page in other languages", () => {
  const versions = async (path: string) => {
    const $ = load(await text(path));
    return $('head link[rel="alternate"][hreflang]')
      .map((_, link) => [[$(link).attr("hreflang"), $(link).attr("href")]])
      .get();
  };

  it.each(["/spb/product/roll", "/spb/about", "/spb/shops", "/spb/menu", "/privacy-policy"])(
    "stand in the head, too: %s",
    async (path) => {
      expect(await versions(path)).toEqual([
        ["x-default", `http://localhost${path}`],
        ...settings().languages.map((language) => [language, `http://localhost${path}?lang=${language}`]),
      ]);
    },
  );

  it("are in the header alone of the menu, and nowhere on a page of one visitor", async () => {
    for (const path of ["/spb/", "/spb/cart", "/spb/no-such-page"]) expect(await versions(path), path).toEqual([]);
  });
});

describe("the preview of a link", () => {
  it.each([
    ["with a picture of its own", `${UPSTREAM}/pictures/sale.jpg`, /^http:\/\/localhost\/pictures\//],
    ["without one", undefined, /^http:\/\/localhost\/spb\/social\.jpg$/],
  ])("shows one picture of a promotion %s", async (_, picture, expected) => {
    const promotion = { id: 1, alias: "sale", name: "Sale", images: { big: picture } };
    on("city", { city: { ...cityOf("spb"), promotions: [promotion] } });
    forgetAnswers();
    const $ = load(await text("/spb/promotions/sale"));
    const pictures = $('meta[property="og:image"]')
      .map((_, tag) => $(tag).attr("content"))
      .get();
    expect(pictures).toEqual([expect.stringMatching(expected)]);
  });

  it("names the shop, the language and a picture of the city or of the dish", async () => {
    const tags = async (path: string) => {
      const $ = load(await text(path));
      return Object.fromEntries(
        $("meta[property]")
          .map((_, tag) => [[$(tag).attr("property"), $(tag).attr("content")]])
          .get(),
      );
    };
    expect(await tags("/spb/")).toMatchObject({
      "og:site_name": "Nori",
      "og:locale": "en_US",
      "og:image": "http://localhost/spb/social.jpg",
    });
    expect(await tags("/spb/product/roll")).toMatchObject({
      "og:image": "http://localhost/spb/product/roll/social.jpg",
    });
  });

  it.each(["/spb/social.jpg", "/spb/product/roll/social.jpg", "/spb/product/soup/social.jpg"])(
    "is drawn at %s, whether the dish has a picture or not",
    async (path) => {
      const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#f80" } })
        .png()
        .toBuffer();
      upstream.use(
        http.get(`${UPSTREAM}/pictures/:name`, () =>
          HttpResponse.arrayBuffer(new Uint8Array(picture).buffer, { headers: { "Content-Type": "image/png" } }),
        ),
      );
      const answer = await shop(path);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([width, height, format]).toEqual([1200, 630, "jpeg"]);
    },
  );

  it("is drawn once and kept: who asks again gets the same, and the chain is not asked for the dishes' pictures", async () => {
    const first = await (await shop("/spb/product/roll/social.jpg")).arrayBuffer();
    let asked = 0;
    upstream.use(http.get(`${UPSTREAM}/pictures/:name`, () => ((asked += 1), HttpResponse.error())));
    const again = await (await shop("/spb/product/roll/social.jpg")).arrayBuffer();
    expect([asked, Buffer.from(again).equals(Buffer.from(first)), first.byteLength > 1000]).toEqual([0, true, true]);
  });

  it("is none for an invented dish or city", async () => {
    expect((await shop("/spb/product/invented/social.jpg")).status).toBe(404);
    expect((await shop("/nowhere/social.jpg")).status).toBe(404);
  });
});
