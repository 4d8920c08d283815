import { z } from "zod";
import { bankFaults, type BankFault } from "../bank-faults";
import { readSeed, rows } from "../read-seed";

/** The call of `order/post3ds` that reports the bank's confirmation: the first, the third, the last allowed, or none. */
const confirms = z.enum(["at-once", "third-try", "last-attempt", "never"]);
const fault = z.enum(Object.keys(bankFaults.shape) as [BankFault, ...BankFault[]]).optional();

/** The bank's reason for declining a card (docs/specification/rules-and-calls.md#order-and-payment-errors). */
const decline = z.enum(["payment", "funds", "number", "expiry", "cvv", "unknown"]);

const behaviour = z.discriminatedUnion("does", [
  z.strictObject({ does: z.literal("approved") }),
  z.strictObject({ does: z.literal("pre-auth") }),
  z.strictObject({ does: z.literal("3ds"), confirms, fault }),
  /** `challenge`: the bank asks for a code; otherwise loading both hidden frames is enough. */
  z.strictObject({ does: z.literal("3ds-v2"), challenge: z.boolean(), confirms, fault }),
  z.strictObject({ does: z.literal("declined"), says: decline }),
]);

const testCard = z.strictObject({ number: z.string().regex(/^\d{16}$/), title: z.string(), behaviour });

export type Confirms = z.infer<typeof confirms>;
export type Decline = z.infer<typeof decline>;
export type CardBehaviour = z.infer<typeof behaviour>;

/**
 * Cards that the sandbox's bank accepts, with any future expiry and any security code. All other numbers are rejected,
 * so that no real card is entered.
 */
export const testCards = readSeed("test-cards.json", rows(testCard, "number"));

export const BANK_CODE = "1234";
