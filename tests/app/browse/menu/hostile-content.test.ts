import { Script } from "node:vm";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { load, type CheerioAPI } from "cheerio";
import type { Element } from "domhandler";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { hostileBanners, hostilePromotions, hostileTexts } from "../../../../sandbox/seed/hostile";
import { startSandbox, Visitor, type RunningSandbox } from "../../../support/sandbox/visitor";
import type { wholeShop } from "../../../support/app/whole-shop";

let sandbox: RunningSandbox;
let shop: Awaited<ReturnType<typeof wholeShop>>;
let forgetAnswers: () => void;

/** The same shop before each upstream: of one that is well, and of one whose editor is not. */
beforeAll(async () => {
  sandbox = await startSandbox({ content: "hostile" });
  vi.stubEnv("UPSTREAM_URL", sandbox.url);
  vi.stubEnv("SESSION_SECRET", "a secret for tests that is long enough");
  ({ forgetAnswers } = await import("../../../../server/upstream/stale-while-revalidate"));
  shop = await (await import("../../../support/app/whole-shop")).wholeShop();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await sandbox.close();
});

async function home(content: "usual" | "hostile"): Promise<{ html: string; page: CheerioAPI }> {
  sandbox.world.content = content;
  forgetAnswers();
  // A city whose own banners are more than three, as the hostile ones are.
  const response = await shop("/moscow/");
  expect(response.status).toBe(200);
  const html = await response.text();
  return { html, page: load(html) };
}

/** Every kind of element with the names of its attributes. */
const kinds = (page: CheerioAPI) =>
  new Set(
    page<Element, string>("*")
      .toArray()
      .map(({ name, attribs }) => [name, ...Object.keys(attribs).sort()].join(" ")),
  );
const scripts = (page: CheerioAPI) =>
  page("script")
    .toArray()
    .map((element) => ({ attribs: element.attribs, code: page(element).text() }));

describe("the home page before a hostile upstream", () => {
  it("shows plain text as text", async () => {
    const { page } = await home("hostile");
    const shown = page("ul[class*='_banners_'] > li")
      .toArray()
      .map((item) => page(item).find("h2").text());
    expect(shown).toEqual(hostileTexts.slice(0, 8));
    expect(page("ul[class*='_banners_']").text()).toContain(hostileTexts[1]);
    expect(page("ul[class*='_banners_']").text()).toContain(hostileTexts[3]);
  });

  it("has no element and no attribute that its usual self has not", async () => {
    const usual = kinds((await home("usual")).page);
    const { html, page } = await home("hostile");
    expect(usual.size).toBeGreaterThan(50);
    expect([...kinds(page)].filter((kind) => !usual.has(kind))).toEqual([]);
    expect(html).not.toContain("\u0000");
  });

  it("leads nowhere but to the shop itself", async () => {
    const { page } = await home("hostile");
    const addresses = page("[href],[src],[action],[formaction],[srcset]")
      .toArray()
      .flatMap(({ attribs: { href, src, action, formaction, srcset } }) => [
        href,
        src,
        action,
        formaction,
        // The transparent picture of cards without scripts (app/browse/grid/Grid.tsx).
        ...(srcset?.startsWith("data:image/gif;base64,") ? [] : (srcset?.split(",") ?? [])),
      ]);
    const strange = addresses.filter(
      (address) => address !== undefined && address !== "" && !/^(\/(?!\/)|#|\?|(tel|mailto):)/.test(address.trim()),
    );
    expect(addresses.length).toBeGreaterThan(300);
    expect(strange).toEqual([]);
  });

  it("carries its data where it can't get out of the script", async () => {
    const usual = scripts((await home("usual")).page);
    const own = scripts((await home("hostile")).page);
    expect(own.map(({ attribs }) => Object.keys(attribs))).toEqual(usual.map(({ attribs }) => Object.keys(attribs)));
    for (const { attribs, code } of own) {
      expect(code).not.toMatch(/<\/script|<script|<!--/i);
      if (attribs.type !== "module") expect(() => new Script(code)).not.toThrow();
    }
    let data = "";
    const streamController = { enqueue: (part: string) => (data += part), close: () => undefined };
    for (const { code } of own.filter(({ code }) => code.startsWith("window.__remixContext.streamController")))
      new Script(code).runInNewContext({ window: { __remixContext: { streamController } } });
    expect(data).toContain(JSON.stringify(hostileTexts[0]).slice(1, -1));
  });
});

describe("the loaders", () => {
  const sees = (value: unknown) =>
    hostilePromotions.filter(({ description = "" }) =>
      JSON.stringify(value).includes(JSON.stringify(description).slice(1, 60)),
    );

  it("are before an upstream that sends what must not be sent on", async () => {
    sandbox.world.content = "hostile";
    const { city } = await new Visitor(sandbox).call("city", { alias: "spb" });
    expect(sees(city)).toHaveLength(hostilePromotions.length);
    expect(city.banners).toEqual(JSON.parse(JSON.stringify(hostileBanners)));
  });

  // A page that shows promotions makes their HTML harmless first, and is then held against this set by a test of its own.
  it("send no page the HTML of a promotion", async () => {
    sandbox.world.content = "hostile";
    forgetAnswers();
    const added = await shop("/spb/cart/add", {
      method: "POST",
      body: new URLSearchParams({ product_key: "philadelphia" }),
    });
    const cookie = added.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const params = {
      city: "spb",
      product_key: "philadelphia",
      shop_id: "101",
      order_id: "48213",
      version: "en.delivery.0.0.AAAAAAAAAAAA",
    };
    const answered: string[] = [];
    for (const [id, module] of await (await import("../../../support/app/whole-shop")).routeModules()) {
      if (!module.loader) continue;
      const request = new Request("http://localhost/spb/", {
        headers: { host: "localhost", "accept-language": "en", cookie },
      });
      const { loader } = module;
      const answer = await (async () =>
        loader({ request, params, context: {} } as LoaderFunctionArgs) as unknown)().catch((thrown: unknown) => thrown);
      const value = answer instanceof Response ? await answer.text() : answer;
      expect(
        sees(value).map(({ alias }) => alias),
        id,
      ).toEqual([]);
      if (!(answer instanceof Response)) answered.push(id);
    }
    expect(answered).toEqual(
      expect.arrayContaining([
        "root",
        "shell/frame/city.route",
        "browse/menu/home.route",
        "fulfilment/place/shops/list/shops.route",
        "cart/page/cart.route",
        "browse/product/page/product.route",
      ]),
    );
  });
});
