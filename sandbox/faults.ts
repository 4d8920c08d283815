import { z } from "zod";

/** A bad day: what a call does instead of answering. `half` and `wrong` do the work first, as a lost answer would. */
export const fault = z
  .strictObject({
    /** Milliseconds before anything happens. */
    delay: z.number().int().min(0).max(120_000).optional(),
    status: z.number().int().min(400).max(599).optional(),
    /** "html": a page instead of JSON; "half": the answer breaks off; "wrong": JSON that breaks the contract. */
    body: z.enum(["html", "half", "wrong"]).optional(),
    /** The connection ends without a word, before anything is done. */
    connection: z.literal("refuse").optional(),
    /** How many calls it hits; missing: all of them. */
    times: z.number().int().min(1).optional(),
  })
  .refine(({ delay, status, body, connection }) => [delay, status, body, connection].some(Boolean), {
    path: ["delay"],
  });

export type Fault = z.infer<typeof fault>;

export interface Faults {
  set(name: string, fault: Fault): void;
  /** The trouble that a call is in now, its own before the one of "all"; counts it. */
  consume(name: string): Fault | undefined;
  list(): Record<string, Fault>;
  /** One that is over, or all of them. */
  clear(name?: string): void;
}

export function createFaults(): Faults {
  const faults = new Map<string, Fault>();
  return {
    set: (name, value) => void faults.set(name, { ...value }),
    consume(name) {
      const key = faults.has(name) ? name : "all";
      const found = faults.get(key);
      if (found?.times !== undefined && --found.times <= 0) faults.delete(key);
      return found;
    },
    list: () => Object.fromEntries(faults),
    clear: (name) => void (name === undefined ? faults.clear() : faults.delete(name)),
  };
}
