import { z } from "zod";

/** What can go wrong at the bank, for all payments while it is switched on. A test card stands for one of them too. */
export const bankFaults = z
  .strictObject({
    /** Seconds until each of its pages answers; 0 for none. */
    slow: z.number().min(0).max(120),
    /** Once the customer has confirmed, no answer comes: the payment stays open, and nobody returns to the shop. */
    silent: z.boolean(),
    /** Its answer reaches the shop twice more than the customer brings it: at once, and again later. */
    twice: z.boolean(),
    /** Its answer to 3-D Secure bears a wrong signature. */
    forged: z.boolean(),
    /** The hidden frames of 3-D Secure 2 never load. */
    frames: z.boolean(),
  })
  .partial();

type BankFaultSettings = z.infer<typeof bankFaults>;
export type BankFault = keyof BankFaultSettings;

export interface BankFaults {
  /** Omitted faults stay as they are. */
  set(faults: BankFaultSettings): void;
  /** Those that are switched on. */
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
