import { existsSync } from "node:fs";
import { load } from "cheerio";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { brandIds, brands } from "../../../../brands";
import { languages } from "../../../../rules/languages";
import { environment } from "../../../../server/operate/environment";
import { settings } from "../../../../server/operate/settings";
import { forgetAnswers } from "../../../../server/upstream/stale-while-revalidate";
import { forgetTexts } from "../../../../app/shell/info/content-files.server";
import { routeModules, wholeShop } from "../../../support/app/whole-shop";
import { cityOf, placeCalls } from "../../../support/upstream/places";
import { handler, noAnswer, on, useUpstream } from "../../../support/upstream/upstream";

useUpstream(placeCalls, () => [handler("products", { product_groups: [] })]);

const cityPages = ["about", "payment-info", "vacancies", "franchise"];
const legalPages = ["legal-info", "privacy-policy", "user-agreement"];
const paths = [...cityPages.map((page) => `/spb/${page}`), ...legalPages.map((page) => `/${page}?city=spb`)];

let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => {
  shop = await wholeShop();
});

function cityIs(change: object) {
  forgetAnswers();
  on("city", ({ params }) => ({ city: { ...cityOf(String(params.alias)), ...change } }));
}
const company = { company_name: "Nori North-West LLC", inn: "7800000000", ogrn: "1000000000078" };

async function open(path: string, language = "en") {
  on("paymentTypes", ({ body }) => {
    const { order_type } = body as { order_type: string };
    const types = [
      { alias: "cardOnline", name: "Card online", is_online: true },
      { alias: "cash", name: "Cash", is_online: false },
      ...(order_type === "delivery" ? [{ alias: "voucher", name: "Voucher", is_online: false }] : []),
    ];
    return { payment_types: types };
  });
  const response = await shop(path, { headers: { "accept-language": language } });
  const html = await response.text();
  return { response, html, page: load(html, { scriptingEnabled: false }) };
}

const own = { ...settings() };
function standFor(brand: (typeof brandIds)[number]) {
  Object.assign(environment(), { BRAND: brand });
  Object.assign(settings(), { name: brands[brand].name });
  forgetTexts();
}
afterEach(() => {
  Object.assign(settings(), own);
  Object.assign(environment(), { BRAND: "nori", CONTENT_FOLDER: undefined });
  forgetTexts();
});

describe("pages of texts", () => {
  it.each(brandIds.flatMap((brand) => languages.map((language) => [brand, language] as const)))(
    "of %s are whole in %s: title, description, one heading, no gap",
    async (brand, language) => {
      standFor(brand);
      cityIs({ legal: company });
      for (const path of paths) {
        const name = path.split(/[/?]/).find((part) => [...cityPages, ...legalPages].includes(part)) ?? "";
        const file = [brand, "shared"].map((owner) => `content/${owner}/${language}/${name}.md`);
        expect(file.filter((one) => existsSync(one)).length, file.join(" or ")).toBe(1);
        const { response, page } = await open(path, language);
        expect(response.status, path).toBe(200);
        expect(page("html").attr("lang")).toBe(language);
        expect(page("head > title").text(), path).toContain(brands[brand].name);
        expect(page("head > meta[name=description]").attr("content")?.length, path).toBeGreaterThan(20);
        expect(page("h1").length, path).toBe(1);
        expect(page("h1").text().trim().length, path).toBeGreaterThan(2);
        const text = page("main").text();
        expect(text.length, path).toBeGreaterThan(400);
        expect(text, path).not.toMatch(/\{\{|\}\}|:::|undefined|\u{e000}|page:|\*\*|\(\s*\)|:\s*\./u);
      }
    },
    30_000,
  );

  it("lead nowhere but to pages of the site map", async () => {
    cityIs({ legal: company });
    const modules = await routeModules();
    expect(modules.size).toBeGreaterThan(40);
    const found = new Set<string>();
    for (const path of [...paths, "/spb/info"]) {
      const { page } = await open(path);
      for (const { attribs } of page("a[href^='/']").toArray()) found.add(attribs.href ?? "");
    }
    expect(found.size).toBeGreaterThan(12);
    for (const path of found) {
      // Their own tests open them: they ask the upstream for more than a text does.
      if (/^\/spb\/($|\?|cities|login|order-status|order-type|address|cart|shops)/.test(path)) continue;
      const { response } = await open(path);
      expect(response.status, path).toBe(200);
    }
  });
});

describe("a text's facts", () => {
  const attack = `<img src=x onerror=1></p> [x](javascript:alert) {{email}} "'&`;

  it("are escaped, whatever the upstream writes", async () => {
    cityIs({ legal: { company_name: attack, inn: attack, ogrn: attack }, phone: attack, name: attack });
    for (const path of paths) {
      const { page, html } = await open(path);
      expect(page("main img[src=x]").length, path).toBe(0);
      expect(html, path).not.toContain("<img src=x");
      expect(page("a[href^='javascript']").length, path).toBe(0);
    }
    const { page } = await open("/privacy-policy?city=spb");
    expect(page("main").text()).toContain(attack);
  });

  const whole = {
    ...company,
    address: "Musterstraße 1, 10115 Berlin",
    director: "Erika Mustermann",
    registrar: "Amtsgericht Charlottenburg",
    notes: ["KEP: a@b.example"],
  };

  it.each(languages)("tell in %s all of the seller that the law of its country asks for", async (language) => {
    cityIs({ legal: whole });
    const { page } = await open("/legal-info?city=spb", language);
    const text = page("#section-1").text();
    const { company_name, address, director, registrar, notes } = whole;
    for (const fact of [company_name, address, director, registrar, ...notes, "7800000000"])
      expect(text).toContain(fact);
    for (const path of ["/privacy-policy?city=spb", "/user-agreement?city=spb"])
      expect((await open(path, language)).page("main").text(), path).toContain(address);
  });

  it.each(languages)(
    "tell in %s where the position, offers and the notice of a new zone stay, and every right",
    async (language) => {
      const words: Record<string, RegExp[]> = {
        en: [/when we deliver there/, /offers/, /position/, /Favourites/, /object to its use/, /take it with you/],
        de: [/ab wann wir dorthin liefern/, /Aktionen/, /Standort/, /Favoriten/, /widersprechen/, /mitnehmen/],
        ru: [/начале доставки/, /акциях/, /Местоположение/, /Избранное/, /возразить/, /передать другому/],
        uk: [/початок доставки/, /акції/, /Місцеположення/, /Обране/, /заперечити/, /передати іншому/],
        tr: [/teslimat başlayınca/, /Kampanyalar/, /konumunuz/, /Favoriler/, /itiraz edebilir/, /aktarmak üzere/],
        uz: [
          /boshlanganda xabar/,
          /aksiyalar/,
          /Joylashuvingiz/,
          /Sevimlilar/,
          /eʼtiroz bildirish/,
          /boshqaga topshirish/,
        ],
      };
      for (const code of ["RU", "BY", "KZ", "TR", "DE", "UA", "GE"]) {
        cityIs({ country: { id: 1, name: "Somewhere", code } });
        const text = (await open("/privacy-policy?city=spb", language)).page("main").text();
        for (const word of words[language] ?? []) expect(text, code).toMatch(word);
      }
    },
  );

  it("that are not known leave out their paragraph", async () => {
    cityIs({ legal: undefined });
    const { page } = await open("/privacy-policy?city=spb");
    const text = page("#section-1").text();
    expect(text).toContain("Nori");
    expect(text).not.toContain("Registration");
  });

  it.each([
    ["RU", "152-FZ"],
    ["DE", "GDPR"],
    ["TR", "6698"],
    ["GE", "law of the restaurant’s country"],
  ])("are those of the country: %s", async (code, expected) => {
    cityIs({ country: { id: 9, name: "A country", code } });
    const { page } = await open("/privacy-policy?city=spb");
    expect(page("main").text()).toContain(expected);
    for (const other of ["152-FZ", "GDPR", "6698"].filter((law) => law !== expected))
      expect(page("main").text()).not.toContain(other);
  });
});

describe("a city without delivery", () => {
  const courierOrFee: Record<string, RegExp> = {
    ru: /курьер|(стоимость|цена|плата за) доставк/i,
    en: /courier|delivery (fee|cost|charge)|we deliver to/i,
    de: /kurier|liefergebühr|lieferkosten|wir liefern an/i,
    tr: /kurye|teslimat ücreti/i,
    uz: /kuryer|yetkazib berish (haqi|narxi)/i,
    uk: /кур[ʼ’']?єр|(вартість|ціна|плата за) доставк/i,
  };

  it.each(brandIds.flatMap((brand) => languages.map((language) => [brand, language] as const)))(
    "reads nowhere of couriers or delivery fees: %s in %s",
    async (brand, language) => {
      standFor(brand);
      const pages = [...paths, "/spb/shops", "/spb/promotions", "/spb/bonus", "/spb/payment-info?order_type=delivery"];
      const spoken = async (order_types: object) => {
        cityIs({ legal: company, has_loyalty_system: true, order_types });
        const found: string[] = [];
        for (const path of pages) {
          const { response, page } = await open(path, language);
          expect(response.status, path).toBe(200);
          const text = `${page("head > meta[name=description]").attr("content")} ${page("main").text()}`;
          if (courierOrFee[language]?.test(text)) found.push(path);
        }
        return found;
      };
      expect(await spoken({ delivery: false, takeaway: true })).toEqual([]);
      expect((await spoken({ delivery: true, takeaway: true })).length).toBeGreaterThan(4);
    },
    60_000,
  );
});

describe("the texts of an operator", () => {
  it("come before ours; what they leave out stays ours, and a language without a text shows English", async () => {
    const folder = "tests/app/shell/info/own";
    Object.assign(environment(), { CONTENT_FOLDER: folder });
    forgetTexts();
    const about = await open("/spb/about", "de");
    expect(about.page("h1").text()).toBe("Our own story <b>of</b> Nori");
    expect(about.page("main script").length).toBe(0);
    expect((await open("/spb/franchise")).page("h1").text()).toContain("Open Nori");
  });

  it("may stand elsewhere: the legal pages lead there", async () => {
    Object.assign(settings(), { links: { ...own.links, privacy_policy: "https://nori.example/privacy" } });
    const { response } = await open("/privacy-policy?city=spb");
    expect([response.status, response.headers.get("location")]).toEqual([302, "https://nori.example/privacy"]);
  });
});

describe("how to pay", () => {
  const ways = (page: Awaited<ReturnType<typeof open>>["page"]) =>
    page("main ul h2")
      .toArray()
      .map((element) => page(element).text());

  it("shows the city's payment types by order type, with a link to the other one", async () => {
    const { page } = await open("/spb/payment-info");
    expect(ways(page)).toEqual(["Card online", "Cash", "Voucher"]);
    expect(page("main").text()).toContain("up to 5\u00a0000\u00a0₽");
    const other = page("a[href='/spb/payment-info?order_type=takeaway']");
    expect(other.text()).toBe("On collection");
    const { page: atCounter } = await open(other.attr("href") ?? "");
    expect(ways(atCounter)).toEqual(["Card online", "Cash"]);
    const change = "How much change does the courier bring?";
    expect([page, atCounter].map((shown) => shown("main").text().includes(change))).toEqual([true, false]);
    expect(atCounter("main").text()).toContain("Will I get a receipt?");
  });

  it("stays a page when they cannot be had", async () => {
    forgetAnswers();
    on("paymentTypes", noAnswer);
    const response = await shop("/spb/payment-info");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("We couldn’t load the payment options");
  });
});

describe("every page has an address, text and a way to it", () => {
  it("footer and main menu lead to each, and each answers with one heading", async () => {
    cityIs({ legal: company, has_loyalty_system: true });
    const pages = [...cityPages, "delivery", "partners", "rent", "return-request", "promotions", "bonus", "menu"];
    const paths = [...pages.map((page) => `/spb/${page}`), ...legalPages.map((page) => `/${page}`)];
    const { page: info } = await open("/spb/info");
    const linksIn = (part: string) =>
      info(`${part} a[href^='/']`)
        .map((_, link) => info(link).attr("href")?.replace(/\?.*/, ""))
        .get();
    // Those of the bottom bar, and what the first legal text leads to, are not repeated in the main menu.
    const elsewhere = ["/spb/promotions", "/privacy-policy", "/user-agreement"];
    expect(linksIn("main")).toEqual(expect.arrayContaining(paths.filter((path) => !elsewhere.includes(path))));
    expect(linksIn("footer")).toEqual(expect.arrayContaining(paths));
    for (const path of paths) {
      const { response, page } = await open(path);
      expect([path, response.status, page("main h1").length]).toEqual([path, 200, 1]);
    }
  });

  it("a city without a bonus programme has no link to its terms", async () => {
    cityIs({ legal: company, has_loyalty_system: false });
    expect((await open("/spb/info")).page("a[href^='/spb/bonus']").length).toBe(0);
  });

  it("a story ends in one button: the menu, the operator's own page, or a question", async () => {
    const wayOf = async (path: string, words: string) => {
      const { page } = await open(path);
      const link = page("main a").filter((_, element) => page(element).text().trim() === words);
      return link.attr("href")?.replace(/\?.*/, "");
    };
    Object.assign(settings(), { links: { ...own.links, job: undefined, franchise: undefined } });
    expect(await wayOf("/spb/about", "Open the menu")).toBe("/spb/");
    expect(await wayOf("/spb/vacancies", "Ask a question")).toBe("/spb/feedback");
    Object.assign(settings(), { links: { ...own.links, job: "https://jobs.example/nori" } });
    expect(await wayOf("/spb/vacancies", "All vacancies")).toBe("https://jobs.example/nori");
  });
});

describe("questions people ask", () => {
  const { bonus } = settings();
  const before = { ...bonus };
  afterEach(() => void Object.assign(bonus, before));

  const asked = ({ page }: Awaited<ReturnType<typeof open>>) =>
    page("main details")
      .toArray()
      .map((one) => [page(one).find("summary").text().trim(), page(one).find("p").text().trim()] as const);

  it.each(languages.flatMap((language) => ["payment-info", "delivery", "bonus"].map((name) => [name, language])))(
    "open without a script, each with its answer: %s in %s",
    async (name = "", language) => {
      cityIs({ has_loyalty_system: true });
      Object.assign(bonus, { spend_until: "2099-05-21" });
      const opened = await open(`/spb/${name}`, language);
      const questions = asked(opened);
      expect(questions.length).toBeGreaterThanOrEqual(2);
      for (const [ask, answer] of questions) {
        expect(ask).toMatch(/\?$/);
        expect(answer.length).toBeGreaterThan(20);
        expect(ask + answer).not.toMatch(/\{\{|questions\./);
      }
    },
  );

  it("of bonuses name the last day only while there is one", async () => {
    cityIs({ has_loyalty_system: true });
    Object.assign(bonus, { enabled: true, accrual_suspended: true, spend_until: "2099-05-21" });
    expect(asked(await open("/spb/bonus")).map(([ask]) => ask)).toContain(
      "What happens to my points after 21 May 2099?",
    );
    Object.assign(bonus, { accrual_suspended: false });
    expect(asked(await open("/spb/bonus")).join()).not.toContain("2099");
    Object.assign(bonus, { accrual_suspended: true, spend_until: "2025-05-21" });
    expect(asked(await open("/spb/bonus"))).toEqual([]);
  });
});

describe("the legal pages", () => {
  const legal = async (path: string, cookie = "") => {
    const response = await shop(path, { headers: { cookie, "accept-language": "en" } });
    return { response, page: load(await response.text(), { scriptingEnabled: false }) };
  };

  it("show the visitor's last city without one in the address, and never one that nobody has", async () => {
    const home = async (path: string, cookie?: string) =>
      (await legal(path, cookie)).page("header a[href$='/']").first().attr("href");
    expect(await home("/legal-info", "city_alias=kazan")).toBe("/kazan/");
    expect(await home("/legal-info?city=moscow", "city_alias=kazan")).toBe("/moscow/");
    expect(await home("/legal-info?city=no-such-city", "city_alias=kazan")).toBe("/kazan/");
    expect(await home("/legal-info?city=no-such-city")).toBe("/");
  });

  it.each(legalPages)("stand in the whole frame of the visitor's city, as every page: %s", async (name) => {
    const { page } = await legal(`/${name}`, "city_alias=kazan");
    const links = (part: string) =>
      page(`${part} a`)
        .map((_, link) =>
          page(link)
            .attr("href")
            ?.replace(/\?return_to=.*/, ""),
        )
        .get();
    expect(links("header")).toEqual(expect.arrayContaining(["/kazan/", "/kazan/about", "/kazan/cart"]));
    const bar = links("nav[aria-label='Quick access']");
    expect(bar).toEqual(expect.arrayContaining(["/kazan/info", "/kazan/promotions", "/kazan/", "/kazan/cart"]));
    expect(links("footer")).toEqual(expect.arrayContaining(["/kazan/shops", "/privacy-policy?city=kazan"]));
    expect(page("main h1").length).toBe(1);
    expect(page("main").length).toBe(1);
  });

  it("without a city have the way to choose one, and no city is chosen for the visitor", async () => {
    const { page, response } = await legal("/privacy-policy");
    const choose = page("header a, footer a").filter((_, link) => page(link).text().trim() === "Choose a city");
    expect(choose.map((_, link) => page(link).attr("href")).get()).toEqual(["/", "/"]);
    expect(page("a[href$='/cart']").length).toBe(0);
    expect(String(response.headers.getSetCookie())).not.toContain("city_alias");
  });

  it("are nobody else's: no cache keeps them", async () => {
    const { response } = await legal("/legal-info", "city_alias=kazan");
    expect(response.headers.get("cache-control")).toMatch(/private|no-store/);
  });

  it("send a document request with a modal to the modal's page in that city, with the way back", async () => {
    const { response } = await legal("/privacy-policy?modal=FeedbackModal", "city_alias=kazan");
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/kazan/feedback?return_to=%2Fprivacy-policy");
    expect((await legal("/privacy-policy?modal=FeedbackModal")).response.status).toBe(200);
  });

  it("hold without the upstream", async () => {
    forgetAnswers();
    on("cities", noAnswer);
    const response = await shop("/user-agreement");
    expect(response.status).toBe(200);
    expect(load(await response.text())("h1").text()).toBe("Terms of use");
  });
});

vi.setConfig({ testTimeout: 30_000 });
