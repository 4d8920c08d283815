import { z } from "zod";

/**
 * A fault replaces the normal response of a call. `half` and `wrong` do the work first, like a response that gets lost.
 */
export const fault = z
  .strictObject({
    delay: z.number().int().min(0).max(120_000).optional(),
    status: z.number().int().min(400).max(599).optional(),
    /** "html": a page instead of JSON; "half": a truncated answer; "wrong": JSON that breaks the contract. */
    body: z.enum(["html", "half", "wrong"]).optional(),
    /** Closes the connection before doing any work. */
    connection: z.literal("refuse").optional(),
    /** The number of affected calls; all of them if missing. */
    times: z.number().int().min(1).optional(),
  })
  .refine(({ delay, status, body, connection }) => [delay, status, body, connection].some(Boolean), {
    path: ["delay"],
  });

export type Fault = z.infer<typeof fault>;

export interface Faults {
  set(name: string, fault: Fault): void;
  /** Returns the fault for a call: its own, or else the one for "all". Counts down `times`. */
  consume(name: string): Fault | undefined;
  list(): Record<string, Fault>;
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
