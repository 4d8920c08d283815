import { expect, test } from "../../support/journeys/journey";
import { scenes } from "../../support/journeys/scenes";
import { places } from "../../support/sandbox/seed";

const { where, language, city, dishes } = scenes.takeaway;
test.use({ where, language });

test("dinner is collected at a shop, in cash", async ({ shop, page, kitchen }) => {
  const { t } = shop;

  await test.step("choose the shop first", async () => {
    await shop.open(city, "shops");
    await shop.main
      .getByRole("listitem")
      .filter({ has: page.getByText(shop.street(places[city].shop)) })
      .getByRole("button", { name: t("place:shop.choose") })
      .click();
    await shop.confirmShop();
  });

  await test.step("fill the cart", async () => {
    await shop.open(city);
    for (const dish of dishes) await shop.add(dish);
  });

  await test.step("sign in on the way to the order form", async () => {
    await shop.toCheckout(dishes.length);
    await shop.signIn();
  });

  await test.step("order", async () => {
    const order_id = await shop.placeOrder({ name: "Anna" });
    expect((await kitchen.orders()).find((order) => order.order_id === order_id)).toMatchObject({
      order_type: "takeaway",
      status: "accepted",
    });
  });
});
