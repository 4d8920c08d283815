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

/** Whether a code may be sent to this phone (digits) now, asked for from this address. Counts the request when it may. */
export async function mayAskForCode(phone: string, address: string | undefined): Promise<boolean> {
  const visitor = address && isPublic(address) ? address : undefined;
  if (visitor && (await spent(perAddress, visitor))) return false;
  if ((await spent(perPhone, phone)) || !(await take(cooldown, phone))) return false;
  await take(perPhone, phone);
  if (visitor) await take(perAddress, visitor);
  return true;
}

/** No code went out, so the next request for this phone need not wait. The day's count stays. */
export async function codeNotSent(phone: string) {
  await cooldown.delete(phone);
}

/** Counts one try of the code that was sent to this phone at this time; false when it has had all of its tries. */
export function mayTryCode(phone: string, sentAt: number): Promise<boolean> {
  return take(tries, `${phone} ${sentAt}`);
}

async function take(of: RateLimiterMemory, key: string): Promise<boolean> {
  try {
    await of.consume(key);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}

async function spent(of: RateLimiterMemory, key: string): Promise<boolean> {
  return ((await of.get(key))?.remainingPoints ?? 1) <= 0;
}

/**
 * An address inside a network belongs to a proxy that we were not told of (TRUSTED_PROXIES) or to this machine: everybody would share
 * it, so it limits nobody.
 */
function isPublic(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, "");
  if (isIP(plain) === 4) return !/^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(plain);
  return isIP(plain) === 6 && !/^(::1$|f[cd]|fe80:)/i.test(plain);
}
