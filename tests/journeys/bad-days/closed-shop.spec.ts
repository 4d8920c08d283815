import { expect, test, type Visitor } from "../../support/journeys/journey";
import { prepare } from "../../support/journeys/prepare";

const HOUR = 3_600_000;

const times = ({ main, t }: Visitor) =>
  main.getByRole("group", { name: t("checkout:when"), exact: true }).getByRole("radio");
const finished = /\/order\/\d+\/tracking/;

/** How far the test has put the upstream's clock forward. Hooks run after skipped tests, too. */
let ahead = 0;
test.afterEach(async ({ kitchen }) => {
  await kitchen.advance(-ahead);
  ahead = 0;
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
  // Pages of anonymous visitors are kept for a while: in this language no other test has seen the city open.
  test.use({ language: "uz" });

  test("says so above a menu that the first style sheets draw", async ({ shop, page, kitchen }) => {
    ahead = 13 * HOUR;
    await kitchen.advance(ahead);
    await shop.open("spb");
    await expect(shop.main.getByText(shop.t("when:closed", { hours: "" }).replace(/^\W+/, ""))).toBeVisible();
    const html = await (await page.request.get("/spb/")).text();
    const [head = ""] = html.replace(/<noscript>.*?<\/noscript>/gs, "").split("</head>");
    const later = [...head.matchAll(/<link rel="stylesheet"[^>]*later-styles-[^>]*>/g)].map(([link]) => link);
    expect(later).toHaveLength(2);
    // Scripts link them.
    expect(later.filter((link) => !link.includes("disabled"))).toEqual([]);
  });
});
