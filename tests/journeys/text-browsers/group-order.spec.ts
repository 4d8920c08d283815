import { mkdirSync } from "node:fs";
import { hasProgram } from "../../../tools/prepare.mjs";
import { Bank, cards } from "../../support/journeys/bank";
import { Firefox } from "../../support/journeys/firefox";
import { expect, test } from "../../support/journeys/journey";
import { Lynx } from "../../support/journeys/lynx";
import { expectPaid, orderByCard, toAcquirer } from "../../support/journeys/paying";
import { PlainVisitor } from "../../support/journeys/plain-visitor";
import { prepare } from "../../support/journeys/prepare";
import { originOf } from "../../support/journeys/shops";
import { dishName } from "../../support/sandbox/seed";

test.use({ javaScriptEnabled: false });

const dish = (key: string) => dishName("nori", key, "en");

test("a robot, Lynx and Firefox without scripts fill one basket, and its host pays by card", async ({
  shop,
  page,
}, testInfo) => {
  test.slow();
  test.skip(!hasProgram("lynx") || !hasProgram("firefox"), "Lynx, Firefox or tmux is not installed");
  const { main, t } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart("set-philadelphia");
  await ready.address();
  await ready.signedIn();
  await shop.open("spb", "together");
  await main.getByLabel(t("group:name"), { exact: true }).fill("Anna");
  await main.getByRole("button", { name: t("group:none.open") }).click();
  const link = (await main.getByRole("link", { name: /\/spb\/together\// }).getAttribute("href")) ?? "";

  const robot = new PlainVisitor(originOf("nori"), "en");
  await robot.open(new URL(link).pathname);
  await robot.send("name", { name: "Robot" });
  await robot.open("/spb/");
  await robot.send("product_key", {}, "tom-yum");
  expect(robot.status).toBe(200);

  for (const [name, Browser, key] of [
    ["Lena", Lynx, "set-maki"],
    ["Fedor", Firefox, "lemonade-citrus"],
  ] as const) {
    const home = testInfo.outputPath(name);
    mkdirSync(home, { recursive: true });
    const browser = new Browser(home, link);
    try {
      await browser.shows(t("group:join.go"));
      await browser.fill(t("group:name"), name);
      await browser.press(t("group:join.go"));
      await browser.shows(t("group:joined"));
      await browser.press(`${dish(key)}: ${t("menu:add")}`);
      await browser.shows(t("menu:more", { name: dish(key) }));
    } finally {
      browser.close();
    }
  }

  await shop.open("spb", "together");
  for (const text of ["Robot", "Lena", "Fedor", dish("tom-yum"), dish("set-maki"), dish("lemonade-citrus")])
    await expect(main.getByText(text).first()).toBeVisible();
  await orderByCard(shop, "spb");
  await toAcquirer(shop);
  const bank = new Bank(page, "en");
  await bank.fillIn(cards.code);
  await bank.confirm();
  await expectPaid(shop);
  await shop.open("spb", "together");
  await expect(main.getByLabel(t("group:shares.text"))).toHaveValue(/Anna: .*Robot: .*Lena: .*Fedor: /s);
});
