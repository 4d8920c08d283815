import { load } from "cheerio";
import { beforeAll, expect, it } from "vitest";
import { hostileTexts } from "../../../../../sandbox/seed/hostile";
import { wholeShop } from "../../../../support/app/whole-shop";
import { cartCalls } from "../../../../support/upstream/carts";
import { on, useUpstream } from "../../../../support/upstream/upstream";

useUpstream(cartCalls);

let shop: Awaited<ReturnType<typeof wholeShop>>;
beforeAll(async () => {
  shop = await wholeShop();
});

async function pageOf(text: string) {
  const modifier = { id: "m", name: text, price: 10, min: 0, max: 1, image: text };
  const group = { id: "g", name: text, min: 0, max: 1, modifiers: [modifier] };
  const dish = {
    id: 1,
    key: "dish",
    name: text,
    description: text,
    price: 100,
    images: { small: text },
    modifiers: { single: [], groups: [group] },
    allergens: [text],
    accent: text,
    accent_text: text,
  };
  const broken = { ...dish, id: 2, key: "gone", type: "stop", alert: text };
  on("products", { product_groups: [{ id: 1, alias: "all", name: text, products: [dish, broken] }] });
  const open = async (key: string) => (await shop(`/spb/product/${key}`)).text();
  return { dish: load(await open("dish")), gone: load(await open("gone")) };
}

it.each(hostileTexts)(
  "a dish's text cannot break out of its page, nor of the data for search engines: %s",
  async (text) => {
    for (const [key, page] of Object.entries(await pageOf(text))) {
      const data = page('script[type="application/ld+json"]');
      expect(data.length, key).toBe(2);
      expect(data.text()).not.toMatch(/[<\u2028\u2029]/);
      const [dish] = data
        .toArray()
        .map((script) => JSON.parse(page(script).text()) as { "@type": string })
        .filter((one) => one["@type"] === "Product");
      const description = page('meta[name="description"]').attr("content");
      expect(dish).toMatchObject({ description });
      for (const script of page("script").toArray()) expect(page(script).text()).not.toMatch(/^window\.injected/);
      expect(page("[onerror], [onload], [onfocus], [onmouseover], img[src=x], svg[onload]").length).toBe(0);
      expect(page("h1").text().length).toBeGreaterThan(0);
    }
  },
);
