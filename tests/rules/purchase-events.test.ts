import { expect, it } from "vitest";
import { purchaseEvents } from "../../rules/purchase-events";

const purchase = {
  order_id: 48_213,
  currency_code: "RUB",
  value: 1_100,
  delivery: 100,
  items: [{ product_key: "philadelphia", name: "Philadelphia", price: 500, count: 2 }],
};

it("a purchase is told in each provider's own form: number, sums, currency and lines, and nothing else", () => {
  expect(purchaseEvents({ ...purchase, phone: "79991234567", username: "Anna" } as typeof purchase)).toEqual({
    google: {
      event: "purchase",
      ecommerce: {
        transaction_id: "48213",
        currency: "RUB",
        value: 1_100,
        shipping: 100,
        items: [{ item_id: "philadelphia", item_name: "Philadelphia", price: 500, quantity: 2 }],
      },
    },
    yandex: {
      ecommerce: {
        currencyCode: "RUB",
        purchase: {
          actionField: { id: "48213", revenue: 1_100 },
          products: [{ id: "philadelphia", name: "Philadelphia", price: 500, quantity: 2 }],
        },
      },
    },
  });
});
