import { expect, test, type Visitor } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

const HOUR = 3_600_000;
/** Opens at five in the afternoon; these tests are at two. */
const EVENINGS = 105;

const times = ({ main, t }: Visitor) =>
  main.getByRole("group", { name: t("checkout:when"), exact: true }).getByRole("radio");
const finished = /\/order\/\d+\/tracking/;

/** How far the test has put the upstream's clock forward. Hooks run after skipped tests, too. */
let ahead = 0;
test.afterEach(async ({ kitchen }) => {
  await kitchen.advance(-ahead);
  ahead = 0;
});

test("a shop that is closed now says when it opens, and takes an order for then", async ({ shop, page }) => {
  const { t, main } = shop;
  const ready = prepare(shop, "spb");
  await ready.cart("set-maki");
  await ready.signedIn();
  await shop.open("spb", "shops");
  const card = main.getByRole("listitem").filter({ hasText: shop.street(EVENINGS) });
  await expect(card.getByText(t("place:shop.opensToday", { time: "17:00" }))).toBeVisible();
  await card.getByRole("button", { name: t("place:shop.collectToday", { time: "17:00" }) }).click();
  await shop.confirmShop(t("place:shop.collectToday", { time: "17:00" }));
  await shop.closed();

  await shop.open("spb", "checkout");
  await expect(times(shop).first()).toBeAttached();
  await expect(main.getByText(t("checkout:asap"), { exact: true })).toHaveCount(0);
  const slot = times(shop).and(page.locator(":enabled")).first();
  // Not before the shop opens. Others have taken one time in six, on some days all of the first hour.
  expect(await slot.getAttribute("value")).toMatch(/T(1[7-9]|2[0-3]):/);
  await expect(times(shop).and(page.locator(":checked"))).toHaveCount(0);
  await shop.settle();
  await slot.check({ force: true });
  await main.getByLabel(t("checkout:username"), { exact: true }).fill("Anna Müller");
  await shop.orderButton.click();
  await expect(page).toHaveURL(finished);
});

test("a shop that closes between page and order: nothing is ordered, and the morning is as near as a click", async ({
  shop,
  page,
  kitchen,
}) => {
  const { t, main } = shop;
  const ready = prepare(shop, "spb");
  await ready.pickUp();
  await ready.cart("set-maki");
  await ready.signedIn();
  await shop.open("spb", "checkout");
  await main.getByLabel(t("checkout:username"), { exact: true }).fill("Anna Müller");
  await shop.unfold(t("checkout:comment"));
  await main.getByLabel(t("checkout:comment")).fill("No onions, please");
  const before = (await kitchen.orders()).length;
  ahead = 13 * HOUR;
  await kitchen.advance(ahead);
  await shop.orderButton.click();
  await expect(main.getByRole("alert").getByRole("link")).toHaveAttribute("href", "#order-interval_id");
  await expect(page).toHaveURL(/\/checkout/);
  expect((await kitchen.orders()).length).toBe(before);

  // It is one in the night: the calendar's day comes first, by its weekday.
  const days = main.getByRole("button", { name: /\d/ }).and(page.locator("[aria-pressed]"));
  await expect(days.first()).toHaveAttribute("aria-pressed", "true");
  for (const name of ["today", "tomorrow"] as const)
    await expect(main.getByRole("button", { name: t(`checkout:${name}`), exact: true })).toHaveCount(0);
  await shop.settle();
  await times(shop).and(page.locator(":enabled")).first().check({ force: true });
  await expect(main.getByLabel(t("checkout:username"), { exact: true })).toHaveValue("Anna Müller");
  await expect(main.getByLabel(t("checkout:comment"))).toHaveValue("No onions, please");
  await shop.orderButton.click();
  await expect(page).toHaveURL(finished);
});

test("past the last order, after midnight: nothing is chosen, and the day is named from the form to the order", async ({
  shop,
  page,
  kitchen,
}) => {
  const { t, main } = shop;
  // A quarter to one, in a night in which the shop takes orders until half past twelve: not those after Friday and Saturday.
  const weekday = new Date(await kitchen.now()).getUTCDay();
  ahead = (10.75 + (weekday === 5 ? 48 : weekday === 6 ? 24 : 0)) * HOUR;
  await kitchen.advance(ahead);
  const ready = prepare(shop, "spb");
  await ready.pickUp(101);
  await ready.cart("set-maki");
  await ready.signedIn();
  await shop.open("spb", "checkout");
  await expect(main.getByText(t("checkout:notToday"))).toBeVisible();
  await expect(times(shop).and(page.locator(":checked"))).toHaveCount(0);
  await expect(main.getByText(t("checkout:asap"), { exact: true })).toHaveCount(0);
  const before = (await kitchen.orders()).length;
  await main.getByLabel(t("checkout:username"), { exact: true }).fill("Anna Müller");
  await shop.orderButton.click();
  await expect(main.getByText(t("checkout:errors.time"), { exact: true }).first()).toBeVisible();
  expect((await kitchen.orders()).length).toBe(before);

  const offer = main.getByRole("button", { name: /^Collect \w{3} \d+ \w+, \d\d:\d\d–/ });
  await shop.settle();
  const [, day = "?", start = "?"] = /(\w{3} \d+ \w+), (\d\d:\d\d)–/.exec(await offer.innerText()) ?? [];
  await offer.click();
  const chosen = times(shop).and(page.locator(":checked"));
  await expect(chosen).toHaveCount(1);
  expect(await chosen.getAttribute("value")).toMatch(new RegExp(`T${start}$`));
  await expect(page.getByRole("link", { name: `${day}, ${start}` }).first()).toBeVisible();
  await expect(main.getByLabel(t("checkout:username"), { exact: true })).toHaveValue("Anna Müller");
  await shop.orderButton.click();
  await expect(page).toHaveURL(finished);
  const headline = main.getByRole("heading", { level: 1 });
  await expect(headline).toContainText(`${start} on ${day.slice(4)}`);
});

test.describe("a city that is closed", () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, "the document is the same");
  // Pages of anonymous visitors are kept for a while: in this language no other test has seen the city open.
  test.use({ language: "uz" });

  test("says so above a menu that the first style sheets draw", async ({ shop, page, kitchen }) => {
    ahead = 13 * HOUR;
    await kitchen.advance(ahead);
    await shop.open("spb");
    await expect(shop.main.getByText(shop.t("when:closed", { hours: "" }).replace(/^\W+/, ""))).toBeVisible();
    const html = await (await page.request.get("/spb/")).text();
    const [seen = ""] = html.replace(/<noscript>.*?<\/noscript>/gs, "").split("</head>");
    const linked = [...seen.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map(([, href = ""]) => href);
    expect(linked.some((href) => href.includes("/menu-"))).toBe(true);
    expect(linked.filter((href) => href.includes("/later-styles-"))).toEqual([]);
  });
});
