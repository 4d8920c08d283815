import { expect, it } from "vitest";
import { loggable } from "../../rules/loggable";

it.each([
  ["/spb/order/4711/tracking", "/spb/order/…/tracking"],
  ["/spb/order/payment/a1b2c3/wait", "/spb/order/payment/…/wait"],
  ["GET /order/1 and /order/2", "GET /order/… and /order/…"],
  ["/spb/cart?phone=1&street=Nevsky in /a?b", "/spb/cart?… in /a?…"],
  ["no user anna.k@nori.example here", "no user … here"],
  ["/x/anna%40nori.example, bob@nori.example", "/x/… …"],
  ["called +7 (912) 000-00-01 twice, 8 912 0000002", "called … twice, …"],
  ["%2b7912%20000%20%2800%29%2001 and 79120000001", "… and …"],
  ["took 123456 ms on 2026", "took 123456 ms on 2026"],
  ["1234567", "…"],
  ["/spb/orders", "/spb/orders"],
  ["is it?", "is it?"],
])("is logged without what may be a visitor's own: %s", (text, logged) => expect(loggable(text)).toBe(logged));
