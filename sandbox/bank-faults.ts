import { z } from "zod";

/**
 * The faults of the bank, for all payments while they are switched on. Some test cards cause one for their own payment.
 */
export const bankFaults = z
  .strictObject({
    /** The delay of each of its pages in seconds; 0 for none. */
    slow: z.number().min(0).max(120),
    /**
     * After the customer's confirmation no response comes: the payment stays open, and the customer does not return to
     * the shop.
     */
    silent: z.boolean(),
    /** The shop gets the bank's answer twice more than the customer brings it: at once, and again later. */
    twice: z.boolean(),
    /** The answer to 3-D Secure has a wrong signature. */
    forged: z.boolean(),
    /** The hidden frames of 3-D Secure 2 never load. */
    frames: z.boolean(),
  })
  .partial();

type BankFaultSettings = z.infer<typeof bankFaults>;
export type BankFault = keyof BankFaultSettings;

export interface BankFaults {
  set(faults: BankFaultSettings): void;
  list(): BankFaultSettings;
  clear(): void;
}

export function createBankFaults(): BankFaults {
  let switched: BankFaultSettings = {};
  return {
    set(faults) {
      switched = Object.fromEntries(Object.entries({ ...switched, ...faults }).filter(([, value]) => value));
    },
    list: () => switched,
    clear: () => void (switched = {}),
  };
}
