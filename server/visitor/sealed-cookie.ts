import type { z } from "zod";
import { sealFor, unsealFor } from "../operate/seal";
import { fitting } from "./fitting";
import { cookies, LONG_LIFE_SECONDS, type CookieName, type CookieShape } from "./cookies";

export type SealedName = {
  [Name in CookieName]: (typeof cookies)[Name]["sealed"] extends true ? Name : never;
}[CookieName];

/**
 * A cookie that only this shop can read or make: encrypted and authenticated, together with its name. A forged or
 * expired one counts as absent, as does the seal of another cookie. `leaner` removes the least needed part of a value
 * that is longer than the cookie's `maxBytes`, or returns undefined if there is none.
 */
export function sealedCookie<Value>(
  name: SealedName,
  schema: z.ZodType<Value>,
  leaner: (value: Value) => Value | undefined = () => undefined,
): CookieShape<Value> & { schema: z.ZodType<Value> } {
  return {
    name,
    schema,
    parse: async (text) => {
      try {
        return schema.safeParse(JSON.parse((await unsealFor(name, text)).text)).data;
      } catch {
        return undefined;
      }
    },
    serialise: async (value, before = "", maxBytes = cookies[name].maxBytes) => {
      const opened = before ? await unsealFor(name, before).catch(() => undefined) : undefined;
      const write = (kept: Value) => {
        const text = JSON.stringify(kept);
        return opened?.text === text && !isDue(name, opened) ? before : seal(name, text);
      };
      return fitting(value, maxBytes, write, leaner);
    },
  };
}

function seal(name: SealedName, text: string, expires_at = Date.now() + cookies[name].life * 1000): string {
  // The session's text has the upstream's key and a name that its owner chose.
  return sealFor(name, text, { expires_at, compress: name !== "session" });
}

/** A long life is renewed after an eighth of it. */
const isDue = (name: CookieName, { expires_at, isFormer }: { expires_at: number; isFormer: boolean }) =>
  isFormer ||
  (cookies[name].life === LONG_LIFE_SECONDS && expires_at - Date.now() < (LONG_LIFE_SECONDS * 1000 * 7) / 8);

/**
 * A seal of the same value for a cookie that is a month old, or was sealed with the former secret: such a cookie ends
 * when it would have ended. `life`: in seconds. Undefined if there is nothing to renew.
 */
export async function renewed(name: CookieName, text: string): Promise<{ text: string; life: number } | undefined> {
  if (!isSealed(name)) return undefined;
  const opened = await unsealFor(name, text).catch(() => undefined);
  if (!opened || !isDue(name, opened)) return undefined;
  const { life } = cookies[name];
  const left = life === LONG_LIFE_SECONDS ? life : Math.floor((opened.expires_at - Date.now()) / 1000);
  return left > 0 ? { text: seal(name, opened.text, Date.now() + left * 1000), life: left } : undefined;
}

const isSealed = (name: CookieName): name is SealedName => cookies[name].sealed;
