import { expect, test } from "@playwright/test";
import { hasTextBrowser } from "../../../tools/prepare.mjs";
import { wordsOf, type Words } from "../../support/app/words";
import { Lynx } from "../../support/journeys/lynx";
import { originOf } from "../../support/journeys/shops";
import { SandboxConsole } from "../../support/sandbox/console";
import { dishName, places } from "../../support/sandbox/seed";

test.skip(!hasTextBrowser("lynx"), "Lynx or tmux is not installed");

const english = wordsOf("en");
const t: Words = (key, values) => english(key, values).replaceAll("\u00a0", " ");
/** The rest of the sentence is a link, which has a number of its own. */
const beforeLink = (consent: string) => consent.slice(0, consent.indexOf(" my "));
const kitchen = new SandboxConsole("nori");

test("dinner is delivered in Saint Petersburg, ordered in Lynx", async ({}, testInfo) => {
  const phone = `${places.spb.phone} ${String(Math.floor(Math.random() * 10 ** 7)).padStart(7, "0")}`;
  const dish = dishName("nori", "set-philadelphia", "en");
  const lynx = new Lynx(testInfo.outputPath(), `${originOf("nori")}/spb/`);
  // The former page stays until the next one has come: each step waits for what only the next one says.
  const arrives = (title: string) => lynx.shows(`${title} · `);
  try {
    await lynx.press(`${dish}: ${t("menu:add")}`);
    await lynx.shows(`${t("cart:title")}: 1`);

    await lynx.press(`${t("cart:title")}: `);
    await arrives(t("cart:title"));
    await lynx.shows(dish);
    await lynx.press(t("cart:go.no_address"));

    await arrives(t("checkout:title"));
    await lynx.fill(t("checkout:username"), "Anna");
    await lynx.fill(t("checkout:phone"), phone);
    await lynx.press(beforeLink(t("account:consent")));
    await lynx.fill(t("place:address"), places.spb.address);
    await lynx.fill(t("place:room"), "12");
    await lynx.press(t("account:getCode"));

    await arrives(t("account:codeTitle"));
    const code = await kitchen.codeFor(phone.replace(/\D/g, ""));
    await lynx.shows(code);
    await lynx.fill(t("account:code"), code);
    await lynx.press(t("checkout:order", { sum: "" }).trim());

    await lynx.shows(t("tracking:now.accepted"));
    const number = await lynx.shows(new RegExp(t("tracking:number", { number: "(\\d+)" })));
    const order = (await kitchen.orders()).find(({ order_id }) => String(order_id) === number);
    expect(order).toMatchObject({ order_type: "delivery", status: "accepted" });
  } finally {
    lynx.close();
  }
});
