import { expect, test, type Visitor } from "../support/journeys/journey";
import { withCaptcha, withoutCaptcha } from "../support/journeys/captcha";
import { like } from "../support/app/words";

// Its upstream wants a captcha for codes by SMS, and for no others.
test.use({ where: "signIn" });
test.beforeEach(({ kitchen }) => kitchen.refuse("no_captcha_sms"));

/** What the upstream says to a token that it does not believe. */
const SAID = "That check has expired. Please take it again";

const channel = (shop: Visitor, name: "call" | "sms" | "vk") =>
  shop.main.getByRole("radio", { name: new RegExp(`^${shop.t(`account:channels.${name}`)}`) });

async function fillIn(shop: Visitor, by: "call" | "sms" | "vk") {
  const { main, t } = shop;
  const { typed, digits } = shop.phone();
  await shop.open("spb", "login");
  await main.getByLabel(t("account:phone"), { exact: true }).fill(typed);
  await channel(shop, by).check({ force: true });
  await shop.consent(main);
  return digits;
}

const getCode = ({ main, t }: Visitor) => main.getByRole("button", { name: t("account:getCode") });

async function signIn(shop: Visitor, digits: string) {
  await expect(shop.main.getByRole("heading", { level: 1, name: shop.t("account:codeTitle") })).toBeVisible();
  await shop.typeCode(await shop.kitchen.codeFor(digits), shop.main);
  await expect(shop.page).not.toHaveURL(/login/);
  await shop.open("spb", "login");
  await expect(shop.main.getByRole("heading", { level: 1, name: shop.t("account:signedInTitle") })).toBeVisible();
}

test("a code by SMS comes once the captcha is passed; without scripts another channel or the phone does", async ({
  shop,
  page,
}) => {
  const { main, t } = shop;
  await withCaptcha(page);
  const digits = await fillIn(shop, "sms");
  if (!shop.scripts) {
    await getCode(shop).click();
    const way = main.getByRole("group", { name: t("account:captcha.label") });
    await expect(way).toContainText(t("account:captcha.needed.sms"));
    await expect(way.getByRole("link")).toHaveAttribute("href", /^tel:\+\d+$/);
    await expect(channel(shop, "call")).toBeChecked();
    await getCode(shop).click();
    return signIn(shop, digits);
  }
  const captcha = main.getByRole("group", { name: t("account:captcha.label") });
  await expect(captcha.frameLocator("iframe").getByText("provider")).toBeVisible();
  const tick = captcha.getByRole("button", { name: "I am not a robot" });
  await tick.click();
  await getCode(shop).click();
  await expect(captcha.getByText(SAID)).toBeVisible();
  await tick.click();
  await getCode(shop).click();
  await signIn(shop, digits);
});

test.describe("a blocked script", () => {
  test.use({ expected: [/net::ERR_FAILED/] });

  test("a blocked captcha is said, and another channel gets the code", async ({ shop, page }) => {
    const { main, t } = shop;
    await withoutCaptcha(page);
    const digits = await fillIn(shop, "sms");
    const place = main.getByRole("group", { name: t("account:captcha.label") });
    await expect(place).toContainText(t("account:captcha.broken"));
    await getCode(shop).click();
    await expect(place).toContainText(t("account:captcha.needed.sms"));
    await expect(channel(shop, "call")).toBeChecked();
    await getCode(shop).click();
    await signIn(shop, digits);
  });
});

test("a code comes by VK; in Turkey the country of the phone is chosen; over another page the sign-in goes to its own page", async ({
  shop,
  page,
}) => {
  const { main, t } = shop;
  await withCaptcha(page);

  await test.step("its policy lets the captcha in", async () => {
    await shop.open("spb", "about");
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("common:signIn") })
      .click();
    await expect(page).toHaveURL(/\/spb\/login\?return_to=%2Fspb%2Fabout$/);
    await expect(main.frameLocator("iframe").getByText("provider")).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/spb\/about$/);
  });

  await test.step("by VK", async () => {
    const digits = await fillIn(shop, "vk");
    await getCode(shop).click();
    await expect(main.getByText(like(t("account:sent.vk", { phone: "§" })))).toBeVisible();
    await signIn(shop, digits);
  });

  await test.step("the country is remembered", async () => {
    const turk = await shop.another("in Turkey");
    await turk.open("istanbul", "login");
    const country = main.getByRole("combobox", { name: t("account:country") });
    const phone = main.getByLabel(t("account:phone"), { exact: true });
    await expect(country.getByRole("option")).toHaveText([/^\+90 /, /^\+7 /, /^\+49 /, /^\+380 /]);
    await country.selectOption("UA");
    const digits = turk.phone().digits.slice(-9);
    await phone.fill(`0${digits}`);
    await channel(turk, "call").check({ force: true });
    await turk.consent(main);
    await expect(phone).toHaveValue(/^\(\d\d\) \d{3}-\d\d-\d\d$/);
    await getCode(turk).click();
    await expect(main.getByText(like(t("account:sent.call", { phone: "§" })))).toBeVisible();
    expect(await turk.kitchen.codeFor(`380${digits}`)).toMatch(/^\d{4}$/);
    await turk.open("istanbul", "login?step=phone");
    await expect(country).toHaveValue("UA");
  });
});
