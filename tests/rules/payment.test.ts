import { describe, expect, it } from "vitest";
import {
  PAYMENT_POLL_SECONDS,
  asksCard,
  isWallet,
  nextRequestAt,
  PAY_WITHIN_MS,
  paymentPlace,
  paymentState,
  timeToPay,
} from "../../rules/payment";

it.each([
  ["applePay", true, false],
  ["googlePay", true, false],
  ["cardOnline", false, true],
  ["cash", false, false],
  ["sbp", false, false],
  ["ApplePay", false, false],
  ["", false, false],
])("a way to pay %j is a wallet: %s, asks for a card: %s", (type, wallet, card) => {
  expect([isWallet(type), asksCard(type)]).toEqual([wallet, card]);
});

describe("an order's payment", () => {
  it.each([
    ["waiting_for_payment", "waiting"],
    ["canceled", "canceled"],
    ["accepted", "paid"],
    ["cooking", "paid"],
    ["done", "paid"],
    ["a status of later days", "paid"],
  ])("with the status %j is %s", (status, state) => expect(paymentState(status)).toBe(state));

  it("has ten minutes, asked after every 5 s", () => {
    const stored = 1_700_000_000_000;
    expect(timeToPay(stored + PAY_WITHIN_MS, stored)).toBe(10 * 60 * 1000);
    expect(timeToPay(stored + PAY_WITHIN_MS, stored + 599_999)).toBe(1);
    expect(timeToPay(stored + PAY_WITHIN_MS, stored + 600_000)).toBe(0);
    expect(timeToPay(stored + PAY_WITHIN_MS, stored + 600_001)).toBe(0);
    expect(PAYMENT_POLL_SECONDS).toBe(5);
  });

  it("sends a request to the bank's app every 30 s at most", () => {
    expect(nextRequestAt(1_700_000_000_000)).toBe(1_700_000_030_000);
  });
});

describe("a page of a payment", () => {
  const now = { isOver: false };
  const over = { isOver: true };
  const [bank, elsewhere] = [{ at: "bank" }, { at: "elsewhere" }] as const;
  it.each([
    // The knowledge of the payment           pay     bank    wait    done    over
    [{ state: "paid", ...now }, ["done", "done", "done", "done", "done"]],
    [{ state: "paid", ...bank, ...over }, ["done", "done", "done", "done", "done"]],
    [{ state: "canceled", ...now }, ["over", "over", "over", "over", "over"]],
    [{ state: "canceled", ...bank, ...over }, ["over", "over", "over", "over", "over"]],
    [{ state: "none", ...now }, ["pay", "pay", "pay", "pay", "pay"]],
    [{ state: "none", ...over }, ["over", "pay", "pay", "pay", "over"]],
    [{ state: "none", ...bank, ...now }, ["pay", "bank", "wait", "pay", "pay"]],
    [{ state: "none", ...elsewhere, ...over }, ["pay", "pay", "over", "pay", "over"]],
    [{ state: "waiting", ...now }, ["pay", "pay", "pay", "wait", "pay"]],
    [{ state: "waiting", ...over }, ["over", "pay", "pay", "wait", "over"]],
    [{ state: "waiting", ...bank, ...now }, ["pay", "bank", "wait", "wait", "pay"]],
    [{ state: "waiting", ...bank, ...over }, ["pay", "bank", "wait", "wait", "over"]],
    [{ state: "unknown", ...elsewhere, ...now }, ["pay", "pay", "wait", "wait", "pay"]],
    [{ state: "unknown", ...elsewhere, ...over }, ["pay", "pay", "wait", "wait", "over"]],
  ] as const)("of which is known %j leads to %j", (known, places) => {
    const pages = ["pay", "bank", "wait", "done", "over"] as const;
    expect(pages.map((page) => paymentPlace(page, known))).toEqual(places);
  });

  it("leads nobody in a circle", () => {
    const states = ["paid", "canceled", "none", "waiting", "unknown"] as const;
    for (const state of states)
      for (const at of [undefined, "bank", "elsewhere"] as const)
        for (const isOver of [false, true])
          for (const first of ["pay", "bank", "wait", "done", "over"] as const) {
            let [page, steps] = [paymentPlace(first, { state, at, isOver }), 0];
            // The page of a payment that is done notes that it waits, before it leads to the page that waits.
            const known = first === "done" && page === "wait" ? (at ?? "elsewhere") : at;
            while (steps < 5 && paymentPlace(page, { state, at: known, isOver }) !== page) {
              page = paymentPlace(page, { state, at: known, isOver });
              steps += 1;
            }
            expect(steps, `${first}, ${state}, ${at}, ${isOver}`).toBeLessThan(3);
          }
  });
});
