import "../../../../support/app/route";
import { load } from "cheerio";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { environment } from "../../../../../server/operate/environment";
import { languages } from "../../../../../rules/languages";
import { wholeShop } from "../../../../support/app/whole-shop";
import { wordsOf } from "../../../../support/app/words";
import { cartCalls } from "../../../../support/upstream/carts";
import { placeCalls } from "../../../../support/upstream/places";
import { useUpstream } from "../../../../support/upstream/upstream";

useUpstream(placeCalls, cartCalls);

let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => void (shop = await wholeShop()), 60_000);
afterEach(() => Object.assign(environment(), { GOOGLE_TAG_MANAGER_ID: undefined, YANDEX_METRICA_ID: undefined }));

const counts = () =>
  Object.assign(environment(), { GOOGLE_TAG_MANAGER_ID: "GTM-TEST1", YANDEX_METRICA_ID: "12345678" });

async function page(path: string, cookie = "", language = "en") {
  const response = await shop(path, { headers: { cookie, "accept-language": language } });
  return { policy: response.headers.get("content-security-policy") ?? "", $: load(await response.text()) };
}
const notice = ($: Awaited<ReturnType<typeof page>>["$"]) => $("form[action='/noted']");
const buttons = ($: Awaited<ReturnType<typeof page>>["$"]) =>
  notice($)
    .find("button")
    .map((_, button) => $(button).attr("name") ?? "")
    .get();

async function answer(value: string, cookie = "") {
  const body = new URLSearchParams({ analytics: value, return_to: "/spb/shops" });
  const headers = { cookie, "sec-fetch-site": "same-origin" };
  const response = await shop("/noted", { method: "POST", body, headers });
  return response.headers.getSetCookie();
}

describe("the cookie notice", () => {
  it("without an id of analytics says which cookies there are, and has one button", async () => {
    const { $, policy } = await page("/spb/shops");
    expect(notice($).text()).toContain(wordsOf("en")("common:cookies.text"));
    expect(buttons($)).toHaveLength(1);
    expect(policy).not.toMatch(/googletagmanager|yandex/);
    expect(await answer("all")).toEqual([expect.stringMatching(/^accept-cookies=1;/)]);
    expect(notice((await page("/legal-info?city=spb")).$).length).toBe(1);
  });

  it.each(languages)("with an id says what it is for and who counts, and allows no: %s", async (language) => {
    counts();
    const { $ } = await page("/spb/shops", "", language);
    expect(notice($).text()).toMatch(/Google Tag Manager.*Yandex Metrica/);
    expect(buttons($)).toEqual(["?analytics=necessary", "?analytics=all"]);
    expect(notice($).find("input[name=return_to]").attr("value")).toBe("/spb/shops");
  });

  it("keeps the answer for 256 days, and asks no more", async () => {
    counts();
    for (const value of ["all", "necessary"]) {
      expect(await answer(value)).toEqual([expect.stringMatching(`^accept-cookies=${value}; Max-Age=22118400;`)]);
      expect(notice((await page("/spb/shops", `accept-cookies=${value}`)).$).length).toBe(0);
    }
  });

  it("asks who had closed it before there was an id", async () => {
    expect(notice((await page("/spb/shops", "accept-cookies=1")).$).length).toBe(0);
    counts();
    expect(notice((await page("/spb/shops", "accept-cookies=1")).$).length).toBe(1);
  });

  it("takes anything but a yes for a no", async () => {
    counts();
    expect(await answer("1")).toEqual([expect.stringMatching(/^accept-cookies=necessary;/)]);
  });
});

describe("the answer to the cookie notice", () => {
  it("is changed on the page of legal information; who withdraws it loses the record of purchases", async () => {
    counts();
    const words = wordsOf("en");
    const state = async (cookie: string) => (await page("/legal-info?city=spb", cookie)).$("#analytics").text();
    expect(await state("accept-cookies=all")).toContain(words("info:analytics.allowed"));
    expect(await state("accept-cookies=necessary")).toContain(words("info:analytics.refused"));
    expect(await answer("necessary", "accept-cookies=all; purchases=x")).toContainEqual(
      expect.stringMatching(/^purchases=; Max-Age=0;/),
    );
  });

  it("and who counts, are in the privacy policy only where there is an id", async () => {
    const policyText = async () => (await page("/privacy-policy?city=spb")).$("main").text();
    expect(await policyText()).not.toContain("counted with");
    counts();
    expect(await policyText()).toContain("counted with Google Tag Manager and Yandex Metrica");
  });
});
