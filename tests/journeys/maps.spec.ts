import { expect, test, type Visitor } from "../support/journeys/journey";
import { like } from "../support/app/words";
import { scripts, withMapProvider, withoutMapProvider } from "../support/journeys/map-provider";

/** What stands in for a provider's script moves its map as a visitor does. */
type Double = { pan(latitude: number, longitude: number): void };

const map = ({ main, t }: Visitor) => main.getByRole("region", { name: t("maps:label") });
const drawing = (shop: Visitor) => map(shop).getByRole("img", { name: shop.t("place:shops.map") });

/** The shops of the list are links on the map, which lead to them; its buttons and keys move it. */
async function useMap(shop: Visitor) {
  const { page, t } = shop;
  const [before = ""] = t("place:shops.pinAt", { number: 4, street: "§" }).split("§");
  const pin = map(shop).getByRole("link", { name: before });
  const nearer = map(shop).getByRole("link", { name: t("maps:nearer"), exact: true });
  const first = (await nearer.getAttribute("href")) ?? "";
  await nearer.click();
  await expect(nearer).not.toHaveAttribute("href", first);
  const second = (await nearer.getAttribute("href")) ?? "";
  await map(shop)
    .getByRole("group", { name: t("maps:keys") })
    .focus();
  await page.keyboard.press("-");
  await expect(nearer).not.toHaveAttribute("href", second);
  await pin.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#shop-\d+$/);
}

for (const [type, where] of [
  ["google", "signIn"],
  ["yandex", "yandexMaps"],
] as const)
  test.describe(`the map of ${type}`, () => {
    test.use({ where });

    test("is loaded when it is opened, not by the menu, works like ours, and picks an address", async ({
      shop,
      page,
    }) => {
      const { t, main } = shop;
      const byProvider = map(shop).getByText(type === "google" ? "A map by Google" : "A map by Yandex");
      await withMapProvider(page, type);
      const asked = page.waitForRequest(scripts[type]);
      let isAsked = false;
      void asked.then(() => (isAsked = true));
      await shop.open("spb");
      expect(isAsked).toBe(false);
      // In the document of the menu, whose policy is that of a shared page.
      await page
        .getByRole("link", { name: t("common:shops"), exact: true })
        .first()
        .click();
      await asked;
      await expect(byProvider).toBeVisible();
      await expect(drawing(shop)).toHaveCount(0);
      await useMap(shop);

      await shop.open("spb", "address/map");
      await expect(byProvider).toBeVisible();
      const pin = main.getByRole("status").filter({ has: page.getByRole("heading", { level: 2 }) });
      await page.evaluate(() => (window as unknown as { mapDouble: Double }).mapDouble.pan(59.9342, 30.3358));
      await expect(pin.getByRole("heading", { name: /площадь Островского/ })).toBeVisible();
      await main.getByRole("textbox", { name: t("place:room") }).fill("12");
      await main.getByRole("button", { name: t("place:deliverHere") }).click();
      await expect(page).not.toHaveURL(/address/);
      await expect(page.getByRole("banner").getByRole("link", { name: /площадь Островского/ })).toBeVisible();
    });
  });

test.describe("addresses that Google suggests", () => {
  test.use({ where: "signIn" });

  test("one that is chosen is where the order goes; its script is asked for by the field", async ({ shop, page }) => {
    const { t } = shop;
    await withMapProvider(page, "google");
    let isAsked = false;
    page.on("request", (request) => (isAsked ||= new URL(request.url()).hostname === "maps.googleapis.com"));
    let ours = 0;
    page.on("request", (request) => (ours += request.url().includes("/address/suggestions") ? 1 : 0));
    await shop.open("spb");
    const link = page.getByRole("banner").getByRole("link", { name: t("common:enterAddress") });
    await (await shop.hydrated(link.first())).click();
    const field = shop.content.getByRole("combobox", { name: t("place:address") });
    await expect(field).toBeVisible();
    expect(isAsked).toBe(false);
    await field.fill("Nev");
    await page.getByRole("option", { name: "Nevsky prospekt", exact: true }).click();
    await expect(field).toHaveValue("Nevsky prospekt, ");
    await page.getByRole("option", { name: "Nevsky prospekt, 20", exact: true }).click();
    await expect(shop.content.getByText(like(t("place:servedIn", { time: "§" })))).toBeVisible();
    const room = shop.content.getByLabel(t("place:room"), { exact: true });
    await expect(room).toBeFocused();
    await room.fill("12");
    await shop.content.getByRole("button", { name: t("place:deliverHere") }).click();
    // The shop goes by the point that Google gives, which is another house here: the text of a suggestion is not looked for.
    await expect(page.getByRole("banner").getByRole("link", { name: /Невский проспект, 50/ })).toBeVisible();
    expect([isAsked, ours]).toEqual([true, 0]);
  });
});

test.describe("a provider that is blocked", () => {
  test.use({ where: "signIn", expected: [/net::ERR_FAILED/] });

  test("leaves our map, with a word", async ({ shop, page }) => {
    await withoutMapProvider(page, "google");
    await shop.open("spb", "shops");
    await expect(map(shop).getByRole("status")).toHaveText(shop.t("maps:ownMap"));
    await expect(drawing(shop)).toBeVisible();
    await useMap(shop);
  });
});

test("our map needs no key and asks nobody", async ({ shop, page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => new URL(request.url()).hostname !== "localhost" && foreign.push(request.url()));
  await shop.open("spb", "shops");
  await expect(drawing(shop)).toBeVisible();
  await useMap(shop);
  expect(foreign).toEqual([]);
});
