import { defaults, seal, unseal } from "iron-webcrypto";
import { LRUCache } from "lru-cache";
import type { z } from "zod";
import { environment } from "../operate/environment";
import { cookies, type CookieName, type CookieShape } from "./cookies";

const UNSEALED_MS = 5 * 60_000;

/**
 * Caches unsealed values by their seals: a browser sends the same seal with every request, and unsealing it takes 0.34
 * ms of CPU. An entry lives for five minutes, and never longer than its seal. A forged seal is another key.
 */
const unsealed = new LRUCache<string, { value: unknown }>({
  max: 1_000,
  maxSize: 4_000_000,
  // Counts the seal, the value, which is shorter, and the overhead of both objects.
  sizeCalculation: (_, sealed) => 2 * sealed.length + 200,
  ttl: UNSEALED_MS,
  ttlAutopurge: true,
  perf: { now: () => Date.now() },
});

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
        return schema.safeParse(await unsealOnce(name, text)).data;
      } catch {
        return undefined;
      }
    },
    serialise: async (value) => {
      let text = "";
      for (let kept: Value | undefined = value; kept !== undefined; kept = leaner(kept)) {
        text = await seal(kept, secretOf(name, environment().SESSION_SECRET), { ...defaults, ttl });
        if (text.length <= MAX_SEAL_LENGTH) break;
      }
      return text;
    },
  };
}

const secretOf = (name: SealedName, secret: string) => `${secret} ${name}`;

async function unsealOnce(name: SealedName, sealed: string): Promise<unknown> {
  const cached = unsealed.get(`${name} ${sealed}`);
  if (cached) return cached.value;
  const { SESSION_SECRET, SESSION_SECRET_BEFORE } = environment();
  const secrets = [SESSION_SECRET, SESSION_SECRET_BEFORE].flatMap((secret) => secret ?? []);
  // Seals of builds before 2026-11-25 contain no name. They can go once the longest-lived of them have expired.
  const value = await unsealWithAny(sealed, [...secrets.map((secret) => secretOf(name, secret)), ...secrets]);
  const ttl = Math.min(UNSEALED_MS, expiryOf(sealed) - Date.now());
  if (ttl > 0) unsealed.set(`${name} ${sealed}`, { value }, { ttl });
  return value;
}

async function unsealWithAny(sealed: string, [secret = "", ...others]: string[]): Promise<unknown> {
  return unseal(sealed, secret, defaults).catch((error: unknown) => {
    if (others.length === 0) throw error;
    return unsealWithAny(sealed, others);
  });
}

/** The sixth part of a seal is its expiry in Unix milliseconds, which `unseal` has authenticated. */
function expiryOf(sealed: string): number {
  const expiry = sealed.split("*")[5];
  return expiry ? Number(expiry) : Infinity;
}
