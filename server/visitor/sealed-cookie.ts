import { defaults, seal, unseal } from "iron-webcrypto";
import type { z } from "zod";
import { environment } from "../operate/environment";
import type { CookieShape } from "./cookie";

/** A cookie that only this shop can read or make: encrypted and authenticated. A forged or outdated one counts as absent. `life` in seconds. */
export function sealedCookie<Value>(name: string, life: number, schema: z.ZodType<Value>): CookieShape<Value> {
  return {
    name,
    life,
    parse: async (text) => {
      try {
        return schema.safeParse(await unseal(text, environment().SESSION_SECRET, defaults)).data;
      } catch {
        return undefined;
      }
    },
    serialise: (value) => seal(value, environment().SESSION_SECRET, { ...defaults, ttl: life * 1000 }),
  };
}
