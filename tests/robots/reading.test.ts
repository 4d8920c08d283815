import { load } from "cheerio";
import { expect, it } from "vitest";
import { formatPrice } from "../../rules/money";
import { Contents } from "./contents";
import { headerBasket, linesOf, moneyIn, sumsOf } from "./reading";

it("reads every sum as the shop writes it", () => {
  for (const currency of ["₽", "₸", "₺", "€", "₴", "Br"])
    for (const minor of [0, 5, 99, 100_00, 1_234_56, 1_234_567_00])
      expect(moneyIn(`Total ${formatPrice(minor, { currency })}, 3 items`)).toBe(minor);
  expect(moneyIn("−150 ₽")).toBe(-15_000);
  expect(moneyIn("3 items")).toBeUndefined();
});

it("reads a receipt, the lines above it and the basket in the header", () => {
  const page = new Contents(
    load(`<div data-header-cart><a>Basket: 1 009 ₽<small>incl. packaging 9 ₽</small>, 3 items</a></div>
    <main><ul aria-label="Dishes"><li><p>Roll</p><p>2 portions at 500 ₽ each · 250 g</p><s>1 200 ₽</s> 1 000 ₽</li>
    <li><p>Soup</p><p class="error-text">Sold out</p> 300 ₽</li></ul>
    <dl aria-label="Sum"><dt>Dishes</dt><dd>1 000 ₽</dd><dt>Bag</dt><dd>9 ₽</dd><dt>Delivery</dt><dd>Free</dd></dl>
    <p>In cash, change from 5 000 ₽ <b>1 009 ₽</b></p></main>`),
  );
  expect(linesOf(page, "Dishes")).toMatchObject([{ name: "Roll", count: 2, price: 100_000 }]);
  expect(sumsOf(page, "Sum")).toEqual([
    {
      rows: [
        ["Dishes", 100_000],
        ["Bag", 900],
        ["Delivery", 0],
      ],
      total: 100_900,
    },
  ]);
  expect(headerBasket(page)).toEqual({ total: 100_900, count: 3 });
});
