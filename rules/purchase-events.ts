/** Analytics gets the products but nothing about the customer. Sums are in whole units of the currency. */
export type CountedPurchase = {
  order_id: number;
  currency_code: string;
  value?: number;
  delivery?: number;
  items?: { product_key: string; name: string; price: number; count: number }[];
};

export type PurchaseEvents = { google: object; yandex: object };

/** developers.google.com/analytics/devguides/collection/ga4/ecommerce, yandex.ru/support/metrica/ecommerce/data.html */
export function purchaseEvents({
  order_id,
  currency_code,
  value,
  delivery,
  items = [],
}: CountedPurchase): PurchaseEvents {
  const number = String(order_id);
  return {
    google: {
      event: "purchase",
      ecommerce: {
        transaction_id: number,
        currency: currency_code,
        value,
        shipping: delivery,
        items: items.map(({ product_key, name, price, count }) => ({
          item_id: product_key,
          item_name: name,
          price,
          quantity: count,
        })),
      },
    },
    yandex: {
      ecommerce: {
        currencyCode: currency_code,
        purchase: {
          actionField: { id: number, revenue: value },
          products: items.map(({ product_key, name, price, count }) => ({
            id: product_key,
            name,
            price,
            quantity: count,
          })),
        },
      },
    },
  };
}
