import { beforeAll, describe, expect, test } from "vitest";
import { settings } from "../../../../../server/operate/settings";
import { forgetAnswers } from "../../../../../server/upstream/stale-while-revalidate";
import { wholeShop } from "../../../../support/app/whole-shop";
import { cartCalls } from "../../../../support/upstream/carts";
import { cityOf, placeCalls } from "../../../../support/upstream/places";
import { handler, on, useUpstream } from "../../../../support/upstream/upstream";

useUpstream(placeCalls, cartCalls, () => [handler("timeSettings", { time_list: [] })]);

let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => {
  shop = await wholeShop();
});

/** A page of a city of which the upstream says this. */
async function page(path: string, city: object): Promise<string> {
  forgetAnswers();
  on("city", { city: { ...cityOf("spb"), ...city } });
  return (await shop(path, { headers: { "accept-language": "en" } })).text();
}

describe("what the upstream says of a city is shown:", () => {
  test.each(["/spb/", "/spb/shops", "/spb/cart"])("its alert, on every page: %s", async (path) => {
    const alert = "Couriers are late: the bridges are up.";
    expect(await page(path, { alert })).toContain(alert);
    expect(await page(path, {})).not.toContain(alert);
  });

  test("that it takes no orders, in our words where it has no alert", async () => {
    const words = "This city isn’t taking orders right now";
    expect(await page("/spb/shops", {})).not.toContain(words);
    expect(await page("/spb/shops", { type: "stop" })).toContain(words);
    expect(await page("/spb/shops", { type: "stop", alert: "Inventory until Monday." })).toContain(
      "Inventory until Monday.",
    );
  });

  test("that calls are free, and nothing of it elsewhere", async () => {
    expect(await page("/spb/shops", { is_free_call: true })).toContain("freephone");
    expect(await page("/spb/shops", { is_free_call: false })).not.toContain("freephone");
  });

  test("its seo_name in the title of its delivery page, and its name without one", async () => {
    expect(await page("/spb/delivery", { seo_name: "in Saint Petersburg" })).toContain(
      "Delivery in Saint Petersburg</h1>",
    );
    expect(await page("/spb/delivery", {})).toContain("Delivery: Saint Petersburg</h1>");
  });

  test("its e-mail address in the texts, and the shop's without one", async () => {
    const email = "spb@nori.example";
    expect(await page("/privacy-policy?city=spb", { email })).toContain(`mailto:${email}`);
    expect(await page("/privacy-policy?city=spb", {})).toContain(`mailto:${settings().emails.feedback}`);
  });
});
