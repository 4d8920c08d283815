import { defaults, seal, unseal } from "iron-webcrypto";
import { LRUCache } from "lru-cache";
import { environment } from "./environment";

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

/** Seals a value for one purpose, for `ttl` milliseconds. A seal of another purpose does not open. */
export const sealFor = (purpose: string, value: unknown, ttl: number): Promise<string> =>
  seal(value, secretOf(purpose, environment().SESSION_SECRET), { ...defaults, ttl });

const secretOf = (purpose: string, secret: string) => `${secret} ${purpose}`;

/** The value of a seal for this purpose. Throws an Error if it is forged or has expired. */
export async function unsealFor(purpose: string, sealed: string): Promise<unknown> {
  const cached = unsealed.get(`${purpose} ${sealed}`);
  if (cached) return cached.value;
  const { SESSION_SECRET, SESSION_SECRET_BEFORE } = environment();
  const secrets = [SESSION_SECRET, SESSION_SECRET_BEFORE].flatMap((secret) => secret ?? []);
  // Seals of builds before 2026-11-25 contain no name. They can go once the longest-lived of them have expired.
  const value = await unsealWithAny(sealed, [...secrets.map((secret) => secretOf(purpose, secret)), ...secrets]);
  const ttl = Math.min(UNSEALED_MS, expiryOf(sealed) - Date.now());
  if (ttl > 0) unsealed.set(`${purpose} ${sealed}`, { value }, { ttl });
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
