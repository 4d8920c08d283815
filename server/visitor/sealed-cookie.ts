import type { z } from "zod";
import { sealFor, unsealFor } from "../operate/seal";
import { cookies, type CookieName, type CookieShape } from "./cookies";

type SealedName = { [Name in CookieName]: (typeof cookies)[Name]["sealed"] extends true ? Name : never }[CookieName];

/** Browsers drop a cookie that is longer than 4096 bytes with its name and attributes. */
const MAX_SEAL_LENGTH = 3_900;

/**
 * A cookie that only this shop can read or make: encrypted and authenticated, together with its name. A forged or
 * expired one counts as absent, as does the seal of another cookie. `leaner` removes the least needed part of a value
 * that is too long for a cookie, or returns undefined if there is none.
 */
export function sealedCookie<Value>(
  name: SealedName,
  schema: z.ZodType<Value>,
  leaner: (value: Value) => Value | undefined = () => undefined,
): CookieShape<Value> {
  const ttl = cookies[name].life * 1000;
  return {
    name,
    parse: async (text) => {
      try {
        // Each reader gets an object of its own.
        return schema.safeParse(await unsealFor(name, text)).data;
      } catch {
        return undefined;
      }
    },
    serialise: async (value) => {
      let text = "";
      for (let kept: Value | undefined = value; kept !== undefined; kept = leaner(kept)) {
        text = await sealFor(name, kept, ttl);
        if (text.length <= MAX_SEAL_LENGTH) break;
      }
      return text;
    },
  };
}
