import { load } from "cheerio";
import { beforeEach, expect, it } from "vitest";
import { runningShop } from "../../support/app/running-shop";
import { like, wordsOf } from "../../support/app/words";
import { PlainVisitor } from "../../support/journeys/plain-visitor";
import { cityName, dishName } from "../../support/sandbox/seed";

const t = wordsOf("en");
const running = runningShop();
let visitor: PlainVisitor;

beforeEach(() => {
  visitor = new PlainVisitor("http://localhost", "en", (url, init) => running.shop(url.href, init));
});

it("a city is searched for by the form, and all are shown again where there is none", async () => {
  await visitor.open("/");
  await visitor.press(t("city:find"), { search: "Atlantis" });
  expect(visitor.text).toContain(t("city:none", { search: "Atlantis" }));
  await visitor.follow(t("city:showAll"));
  expect(visitor.text).toContain(cityName("kyiv", "en"));
  await visitor.press(t("city:find"), { search: "istan" });
  expect(load(visitor.html)("main li")).toHaveLength(1);
  await visitor.follow(new RegExp(`^${cityName("istanbul", "en")}`));
  expect(visitor.path).toBe("/istanbul/");
});

it("who comes back is offered their city by a link", async () => {
  await visitor.open("/berlin/");
  await visitor.open("/");
  expect(visitor.heading).toBe(t("city:question"));
  await visitor.follow(t("city:accept"));
  expect(visitor.path).toBe("/berlin/");
});

it("who asks to be called back agrees first, is thanked, and a reload sends nothing again", async () => {
  await visitor.open("/spb/call-me-back");
  await visitor.press(t("contact:call.submit"), { name: "Anna", phone: "+7 921 700 00 01" });
  expect([visitor.status, visitor.valueOf("name")]).toEqual([422, "Anna"]);
  expect(load(visitor.html)("main [role=alert]").text()).toContain(t("contact:errors.required.privacy_policy"));
  await visitor.press(t("contact:call.submit"), { privacy_policy: "1" });
  expect(visitor.heading).toBe(t("contact:call.thanks", { name: "Anna" }));
  expect(visitor.way).toEqual(["POST 303 /spb/call-me-back", "GET 200 /spb/call-me-back"]);
  await visitor.open(visitor.path);
  expect(visitor.heading).toBe(t("contact:call.thanks", { name: "Anna" }));
});

it("another language is chosen for words and dishes, and the page with its filters stays", async () => {
  await visitor.open("/spb/?vegetarian=1&from=100");
  for (const next of ["de", "en"] as const) {
    await visitor.send("switch", {}, `language:${next}`);
    expect(visitor.path).toBe("/spb/?vegetarian=1&from=100");
    expect(visitor.heading).toMatch(like(wordsOf(next)("menu:heading", { city: "§" })));
    expect(visitor.html).toContain(`<html lang="${next}"`);
    expect(visitor.text).toContain(dishName("nori", "avocado-veggie", next));
  }
});
