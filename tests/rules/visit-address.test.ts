import { expect, it } from "vitest";
import { visitAddress } from "../../rules/visit-address";

it.each([
  ["https://shop.example/spb/", "https://shop.example/spb/"],
  [
    "https://shop.example/spb/?utm_source=mail&utm_medium=x&query=Nevsky",
    "https://shop.example/spb/?utm_source=mail&utm_medium=x",
  ],
  ["https://shop.example/spb/?utm_source=79991234567", "https://shop.example/spb/"],
  ["https://shop.example/spb/order/48213/tracking?refresh=off#map", "https://shop.example/spb/order/…/tracking"],
  ["https://shop.example/spb/order/payment/9fd7af2c", "https://shop.example/spb/order/payment/…"],
  ["https://shop.example/spb/delivery?address=Nevsky+28", "https://shop.example/spb/delivery"],
  ["https://search.example/?q=anna%40example.com", "https://search.example/"],
  ["", ""],
])("analytics knows %s as %s: no query but a campaign's, nothing personal", (address, known) => {
  expect(visitAddress(address)).toBe(known);
});
