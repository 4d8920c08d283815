import { expect, test, type Visitor } from "../support/journeys/journey";
import { changeSession } from "../support/journeys/session";
import { like } from "../support/app/words";

/** What the upstream says to a wrong code, and what can be done. */
const SAID = /^Wrong code\. .*4/;

async function askForCode(shop: Visitor) {
  const { typed, digits } = shop.phone();
  await shop.open("spb");
  await shop.page
    .getByRole("banner")
    .getByRole("link", { name: shop.t("common:signIn") })
    .click();
  await shop.askForCode(typed);
  return digits;
}

test("a wrong code is said and goes; the right one can be pasted, which lets on another window", async ({
  shop,
  page,
  context,
  kitchen,
}) => {
  const { t } = shop;
  const other = await context.newPage();
  await other.goto("/spb/login?request_uri=%2Fspb%2Fshops");
  await other.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
  await page.bringToFront();
  const code = await kitchen.codeFor(await askForCode(shop));
  const wrong = code === "0000" ? "1111" : "0000";
  await shop.typeCode(wrong);
  const group = shop.content.getByRole("group", { name: t("account:code") });
  await expect(group).toHaveAccessibleDescription(SAID);

  const digits = group.getByRole("textbox");
  await expect(digits).toHaveCount(4);
  for (const digit of await digits.all()) await expect(digit).toHaveValue("");
  await expect(digits.first()).toBeFocused();
  await expect(group.getByText(SAID)).toBeVisible();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${code.slice(0, 2)} ${code.slice(2)}`);
  await digits.nth(2).click();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByRole("heading", { name: t("account:codeTitle") })).toHaveCount(0);

  await expect(other.getByText(t("account:elsewhere.title"))).toBeVisible();
  await expect(other).toHaveURL(/\/spb\/shops$/);
  await expect(other.getByRole("banner").getByRole("link", { name: t("common:signIn") })).toHaveCount(0);
  await shop.open("spb", "login");
  await expect(shop.main.getByRole("heading", { level: 1, name: t("account:signedInTitle") })).toBeVisible();
});

test("another code can be asked for once its time has come, and a reload does not begin the time anew", async ({
  shop,
  page,
  context,
  kitchen,
}) => {
  const { t, main } = shop;
  const first = await askForCode(shop);
  /** The shop sends no phone two codes within a minute, so the one that was sent long ago was sent to another. */
  const other = first.slice(0, -1) + ((Number(first.at(-1)) + 1) % 10);
  const sentEarlier = (seconds: number, phone = first) =>
    changeSession(context, ({ verification, ...session }) => ({
      ...session,
      verification: verification && { ...verification, phone, sent_at: verification.sent_at - seconds * 1000 },
    }));
  const resend = (channel: "call" | "sms") =>
    main.getByRole("button", { name: t(`account:resend.${channel}`), exact: true });

  await sentEarlier(20);
  await shop.open("spb", "login");
  if (shop.scripts) await expect(main.getByText(t("account:againIn", { time: "0:" }))).toHaveText(/0:(40|[0-3]\d)/);
  else await expect(main.getByText(like(t("account:againAt", { time: "§" })))).toHaveText(/\d\d:\d\d/);
  await expect(resend("call")).toHaveCount(0);

  // With scripts the last seconds are counted down; without them the page is looked at again.
  await sentEarlier(shop.scripts ? 37 : 40, other);
  if (shop.scripts) await shop.open("spb", "login");
  else await main.getByRole("link", { name: t("account:refresh") }).click();
  await expect(resend("sms")).toBeVisible();
  await resend("call").click();
  await expect(main.getByText(like(t("account:sent.call", { phone: "§" })))).toBeVisible();
  await expect(resend("call")).toHaveCount(0);
  await shop.typeCode(await kitchen.codeFor(other), main);
  await expect(page).not.toHaveURL(/login/);
  await shop.open("spb", "login");
  await expect(main.getByRole("heading", { level: 1, name: t("account:signedInTitle") })).toBeVisible();
});
