import { expect, test } from "@playwright/test";
import { hasProgram } from "../../../tools/prepare.mjs";
import { wordsOf, type Words } from "../../support/app/words";
import { Firefox } from "../../support/journeys/firefox";
import { Lynx } from "../../support/journeys/lynx";
import { originOf } from "../../support/journeys/shops";
import { W3m } from "../../support/journeys/w3m";
import { SandboxConsole } from "../../support/sandbox/console";
import { dishName, places } from "../../support/sandbox/seed";

const browsers = [
  { name: "Lynx", program: "lynx", Browser: Lynx },
  { name: "w3m", program: "w3m in a terminal", Browser: W3m },
  { name: "Firefox without scripts", program: "firefox", Browser: Firefox },
] as const;

const english = wordsOf("en");
const t: Words = (key, values) => english(key, values).replaceAll("\u00a0", " ");
/** The rest of the sentence is a link, which has a number of its own. */
const beforeLink = (consent: string) => consent.slice(0, consent.indexOf(" my "));
const kitchen = new SandboxConsole("nori");

for (const { name, program, Browser } of browsers)
  test(`dinner is delivered in Saint Petersburg, ordered in ${name}`, async ({}, testInfo) => {
    // Firefox alone takes ten seconds to start.
    test.slow();
    test.skip(!hasProgram(program), `${name} is not installed, or tmux`);
    const phone = `${places.spb.phone} ${String(Math.floor(Math.random() * 10 ** 7)).padStart(7, "0")}`;
    const dish = dishName("nori", "set-philadelphia", "en");
    const browser = new Browser(testInfo.outputPath(), `${originOf("nori")}/spb/`);
    // The former page stays until the next one has come: each step waits for what only the next one says.
    const arrives = (title: string) => browser.shows(`${title} · `);
    try {
      await browser.press(`${dish}: ${t("menu:add")}`);
      await browser.shows(t("menu:more", { name: dish }));

      await browser.press(`${t("cart:title")}: `);
      await arrives(t("cart:title"));
      await browser.shows(dish);
      await browser.press(t("cart:go.no_address"), dish);

      await arrives(t("checkout:title"));
      await browser.fill(t("checkout:username"), "Anna");
      await browser.fill(t("checkout:phone"), phone);
      await browser.press(beforeLink(t("account:consent")));
      await browser.fill(t("place:address"), places.spb.address);
      await browser.fill(t("place:room"), "12");
      await browser.press(t("account:getCode"));

      await arrives(t("account:codeTitle"));
      const code = await kitchen.codeFor(phone.replace(/\D/g, ""));
      await browser.shows(code);
      await browser.fill(t("account:code"), code);
      await browser.press(t("checkout:order", { sum: "" }).trim());

      await browser.shows(t("tracking:now.accepted"));
      const number = await browser.shows(new RegExp(t("tracking:number", { number: "(\\d+)" })));
      const order = (await kitchen.orders()).find(({ order_id }) => String(order_id) === number);
      expect(order).toMatchObject({ order_type: "delivery", status: "accepted" });
    } finally {
      browser.close();
    }
  });
