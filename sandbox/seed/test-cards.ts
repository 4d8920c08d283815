import type { BankFault } from "../bank-faults";

/**
 * The call of `order/post3ds` that reports the bank's confirmation: the first, the third, the last allowed, or none.
 */
export type Confirms = "at-once" | "third-try" | "last-attempt" | "never";

/** The bank's reason for declining a card (docs/specification/rules-and-calls.md#order-and-payment-errors). */
export type Decline = "payment" | "funds" | "number" | "expiry" | "cvv" | "unknown";

export type CardBehaviour =
  | { does: "approved" }
  | { does: "pre-auth" }
  | { does: "3ds"; confirms: Confirms; fault?: BankFault }
  /** `challenge`: the bank asks for a code; otherwise loading both hidden frames is enough. */
  | { does: "3ds-v2"; challenge: boolean; confirms: Confirms; fault?: BankFault }
  | { does: "declined"; says: Decline };

interface TestCard {
  number: string;
  behaviour: CardBehaviour;
  title: string;
}

/**
 * Cards that the sandbox's bank accepts, with any future expiry and any security code. All other numbers are rejected,
 * so that no real card is entered.
 */
export const testCards: readonly TestCard[] = [
  { number: "4111111111111111", behaviour: { does: "approved" }, title: "Approved at once" },
  { number: "5555555555554444", behaviour: { does: "pre-auth" }, title: "Approved, the money is held (pre-auth)" },
  {
    number: "4000000000001000",
    behaviour: { does: "3ds", confirms: "at-once" },
    title: "3-D Secure 1, confirmed at once",
  },
  {
    number: "4000000000002008",
    behaviour: { does: "3ds", confirms: "third-try" },
    title: "3-D Secure 1, confirmed on the third try",
  },
  {
    number: "4000000000003006",
    behaviour: { does: "3ds", confirms: "last-attempt" },
    title: "3-D Secure 1, confirmed on the last attempt",
  },
  { number: "4000000000004004", behaviour: { does: "3ds", confirms: "never" }, title: "3-D Secure 1, never confirmed" },
  {
    number: "4000000000005001",
    behaviour: { does: "3ds-v2", challenge: false, confirms: "at-once" },
    title: "3-D Secure 2, no code when both hidden frames were loaded",
  },
  {
    number: "4000000000006009",
    behaviour: { does: "3ds-v2", challenge: true, confirms: "at-once" },
    title: "3-D Secure 2, a code, confirmed at once",
  },
  {
    number: "4000000000007007",
    behaviour: { does: "3ds-v2", challenge: true, confirms: "third-try" },
    title: "3-D Secure 2, a code, confirmed on the third try",
  },
  { number: "4000000000008005", behaviour: { does: "declined", says: "payment" }, title: "Declined: payment error" },
  { number: "4000000000009003", behaviour: { does: "declined", says: "funds" }, title: "Declined: insufficient funds" },
  {
    number: "4000000000010001",
    behaviour: { does: "declined", says: "number" },
    title: "Declined: invalid card number",
  },
  { number: "4000000000011009", behaviour: { does: "declined", says: "expiry" }, title: "Declined: invalid expiry" },
  { number: "4000000000012007", behaviour: { does: "declined", says: "cvv" }, title: "Declined: invalid CVC" },
  { number: "4000000000013005", behaviour: { does: "declined", says: "unknown" }, title: "Declined without a reason" },
  {
    number: "4000000000014003",
    behaviour: { does: "3ds", confirms: "at-once", fault: "slow" },
    title: "3-D Secure 1, the bank answers ten seconds late",
  },
  {
    number: "4000000000015000",
    behaviour: { does: "3ds", confirms: "at-once", fault: "silent" },
    title: "3-D Secure 1, the bank never answers after the code",
  },
  {
    number: "4000000000016008",
    behaviour: { does: "3ds", confirms: "at-once", fault: "twice" },
    title: "3-D Secure 1, the bank’s answer reaches the shop twice",
  },
  {
    number: "4000000000017006",
    behaviour: { does: "3ds", confirms: "at-once", fault: "forged" },
    title: "3-D Secure 1, the bank’s answer bears a wrong signature",
  },
  {
    number: "4000000000018004",
    behaviour: { does: "3ds-v2", challenge: false, confirms: "at-once", fault: "frames" },
    title: "3-D Secure 2, the hidden frames never load",
  },
  {
    number: "4000000000019002",
    behaviour: { does: "3ds-v2", challenge: true, confirms: "at-once", fault: "forged" },
    title: "3-D Secure 2, the bank’s answer bears a wrong signature",
  },
];

export const BANK_CODE = "1234";
