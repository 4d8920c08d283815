import { describe, expect, it } from "vitest";
import {
  PAYMENT_POLL_SECONDS,
  asksCard,
  isWallet,
  nextRequestAt,
  PAY_WITHIN_MS,
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
