import { isIP } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { CODE_TRIES, RESEND_COOLDOWN } from "../../rules/verification";

const HOUR = 60 * 60;
const limiter = (keyPrefix: string, points: number, duration: number) =>
  new RateLimiterMemory({ keyPrefix, points, duration });

/** The storefront's own limits on sign-in codes, whatever the upstream's are (decisions §11). Durations in seconds. */
const cooldown = limiter("code-cooldown", 1, RESEND_COOLDOWN);
const perPhone = limiter("code-phone", 10, 24 * HOUR);
const perAddress = limiter("code-address", 15, HOUR);
const tries = limiter("code-tries", CODE_TRIES, HOUR);

/** Whether a code may be sent to this phone (digits) now, for a request from this address. An allowed request is counted. */
export async function mayAskForCode(phone: string, address: string | undefined): Promise<boolean> {
  const visitor = address && isPublic(address) ? address : undefined;
  if (visitor && (await isExhausted(perAddress, visitor))) return false;
  if ((await isExhausted(perPhone, phone)) || !(await consume(cooldown, phone))) return false;
  await consume(perPhone, phone);
  if (visitor) await consume(perAddress, visitor);
  return true;
}

/** No code was sent: the next request for this phone need not wait. The day's count stays. */
export async function codeNotSent(phone: string) {
  await cooldown.delete(phone);
}

/** Counts one try of the code that was sent to this phone at this time; false if no tries are left. */
export function mayTryCode(phone: string, sentAt: number): Promise<boolean> {
  return consume(tries, `${phone} ${sentAt}`);
}

async function consume(limit: RateLimiterMemory, key: string): Promise<boolean> {
  try {
    await limit.consume(key);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

async function isExhausted(limit: RateLimiterMemory, key: string): Promise<boolean> {
  return ((await limit.get(key))?.remainingPoints ?? 1) <= 0;
}

/**
 * A private address belongs to a proxy that TRUSTED_PROXIES does not count, or to this machine. All visitors would share its limit, so
 * none is applied.
 */
function isPublic(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, "");
  if (isIP(plain) === 4) return !/^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(plain);
  return isIP(plain) === 6 && !/^(::1$|f[cd]|fe80:)/i.test(plain);
}
