import { CODE_TRIES, RESEND_COOLDOWN_SECONDS } from "../../rules/verification";
import { environment } from "../operate/environment";
import { clientNetwork } from "./client-address";
import { addressLimiter, HOUR_SECONDS, limiter } from "./limiter";

/** The time between two codes to one phone, from an address that has used up its ordinary number of codes. */
const LONG_COOLDOWN_SECONDS = 15 * 60;

let limits: ReturnType<typeof newLimits> | undefined;

/** These limits apply in addition to the upstream's (docs/specification/behaviour.md#captcha-and-sign-in-limits). */
function newLimits() {
  const { CODES_PER_PHONE, CODES_PER_ADDRESS, CODES_PER_ADDRESS_AT_MOST } = environment();
  return {
    cooldown: limiter("code-cooldown", 1, RESEND_COOLDOWN_SECONDS),
    longCooldown: limiter("code-long-cooldown", 1, LONG_COOLDOWN_SECONDS),
    perPhone: limiter("code-phone", CODES_PER_PHONE, 24 * HOUR_SECONDS),
    perAddress: limiter("code-address", CODES_PER_ADDRESS, HOUR_SECONDS),
    most: addressLimiter("code-address-most", CODES_PER_ADDRESS_AT_MOST, HOUR_SECONDS),
  };
}

const codeLimits = () => (limits ??= newLimits());

const tries = limiter("code-tries", CODE_TRIES, HOUR_SECONDS);

/**
 * Counts a code for this phone (digits) if it may be sent. Returns undefined, or the seconds to wait. Many customers of
 * a mobile carrier share one address: past its ordinary number of codes each phone waits longer between two codes, and
 * only past a tenfold number are all codes refused.
 */
export async function codeWait(phone: string, address: string | undefined): Promise<number | undefined> {
  const { cooldown, longCooldown, perPhone, perAddress, most } = codeLimits();
  const client = clientNetwork(address);
  const wait =
    (await most(address).exhausted()) ??
    (await perPhone.exhausted(phone)) ??
    (client && (await perAddress.exhausted(client)) && (await longCooldown.exhausted(phone)));
  if (wait) return wait;
  const soon = await cooldown.consume(phone);
  if (soon) return soon;
  await Promise.all([
    perPhone.consume(phone),
    longCooldown.consume(phone),
    most(address).consume(),
    client && perAddress.consume(client),
  ]);
  return undefined;
}

/** Lets the next request for this phone pass, because no code was sent. The day's count stays. */
export async function codeNotSent(phone: string) {
  const { cooldown, longCooldown } = codeLimits();
  await Promise.all([cooldown.forget(phone), longCooldown.forget(phone)]);
}

export function triesLeft(phone: string, sentAt: number): Promise<number> {
  return tries.left(`${phone} ${sentAt}`);
}

/** Counts one try of the code that was sent to this phone at this time. Returns false if no tries are left. */
export async function mayTryCode(phone: string, sentAt: number): Promise<boolean> {
  return (await tries.consume(`${phone} ${sentAt}`)) === undefined;
}
