import { expect, it } from "vitest";
import { lineChanges, type OrderLine } from "../../rules/order-changes";

const soup: OrderLine = { key: "soup", name: "Tom yum", count: 1, price: "429 ₽" };
const roll: OrderLine = { key: "roll", name: "California", count: 2, price: "459 ₽" };
const tea: OrderLine = { key: "tea", name: "Tea", count: 3, price: "90 ₽" };

it.each<[string, OrderLine[], OrderLine[], ReturnType<typeof lineChanges>]>([
  ["the same", [soup, roll], [soup, roll], []],
  ["the same in another order", [soup, roll], [roll, soup], []],
  ["one is gone", [soup, roll], [roll], [{ name: "Tom yum", what: "removed", pieces: 1 }]],
  ["one is new", [roll], [roll, tea], [{ name: "Tea", what: "added", pieces: 3 }]],
  ["another count", [roll], [{ ...roll, count: 1 }], [{ name: "California", what: "count", before: 2, now: 1 }]],
  [
    "another price",
    [roll],
    [{ ...roll, price: "479 ₽" }],
    [{ name: "California", what: "price", before: "459 ₽", now: "479 ₽" }],
  ],
  [
    "count and price",
    [roll],
    [{ ...roll, count: 3, price: "479 ₽" }],
    [
      { name: "California", what: "count", before: 2, now: 3 },
      { name: "California", what: "price", before: "459 ₽", now: "479 ₽" },
    ],
  ],
  ["another language", [roll], [{ ...roll, name: "Калифорния" }], []],
  [
    "everything",
    [soup, roll],
    [{ ...roll, count: 1 }, tea],
    [
      { name: "Tom yum", what: "removed", pieces: 1 },
      { name: "California", what: "count", before: 2, now: 1 },
      { name: "Tea", what: "added", pieces: 3 },
    ],
  ],
  ["nothing before", [], [soup], [{ name: "Tom yum", what: "added", pieces: 1 }]],
  ["nothing now", [soup], [], [{ name: "Tom yum", what: "removed", pieces: 1 }]],
])("an order's lines %s", (_, before, now, changes) => expect(lineChanges(before, now)).toEqual(changes));
