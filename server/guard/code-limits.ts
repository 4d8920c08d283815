import { CODE_TRIES, RESEND_COOLDOWN_SECONDS } from "../../rules/verification";
import { environment } from "../operate/environment";
import { clientNetwork, isPrivateAddress } from "./client-address";
import { limiter, type Limiter } from "./limiter";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds between two codes to one phone from an address that has used up its ordinary number of codes. */
const LONG_COOLDOWN = 15 * MINUTE;
/** How many times more codes a private address may request: it is a proxy or an office, and all behind it share it. */
const SHARED = 10;

type Limits = Record<
  "cooldown" | "longCooldown" | "perPhone" | "perAddress" | "mostPerAddress" | "mostShared",
  Limiter
>;

let limits: Limits | undefined;

/** The storefront's own limits on sign-in codes, whatever the upstream's are (docs/specification/behaviour.md#captcha-and-sign-in-limits). */
function codeLimits(): Limits {
  const { CODES_PER_PHONE, CODES_PER_ADDRESS, CODES_PER_ADDRESS_AT_MOST: most } = environment();
  limits ??= {
    cooldown: limiter("code-cooldown", 1, RESEND_COOLDOWN_SECONDS),
    longCooldown: limiter("code-long-cooldown", 1, LONG_COOLDOWN),
    perPhone: limiter("code-phone", CODES_PER_PHONE, 24 * HOUR),
    perAddress: limiter("code-address", CODES_PER_ADDRESS, HOUR),
    mostPerAddress: limiter("code-address-most", most, HOUR),
    mostShared: limiter("code-shared-most", most * SHARED, HOUR),
  };
  return limits;
}

const tries = limiter("code-tries", CODE_TRIES, HOUR);

/**
 * Whether a code may be sent to this phone (digits) now, for a request from this address: undefined if so, and it is counted; else the
 * seconds to wait. Many customers of a mobile carrier share one address: past its ordinary number of codes each phone waits longer between
 * two codes, and only past a tenfold number nobody gets one.
 */
export async function codeWait(phone: string, address: string | undefined): Promise<number | undefined> {
  const { cooldown, longCooldown, perPhone, perAddress, mostPerAddress, mostShared } = codeLimits();
  const client = clientNetwork(address);
  const most = isPrivateAddress(address) ? mostShared : mostPerAddress;
  const wait =
    (client && (await most.exhausted(client))) ??
    (await perPhone.exhausted(phone)) ??
    (client && (await perAddress.exhausted(client)) && (await longCooldown.exhausted(phone)));
  if (wait) return wait;
  const soon = await cooldown.consume(phone);
  if (soon) return soon;
  await Promise.all([
    perPhone.consume(phone),
    longCooldown.consume(phone),
    ...(client ? [perAddress.consume(client), most.consume(client)] : []),
  ]);
  return undefined;
}

/** No code was sent: the next request for this phone need not wait. The day's count stays. */
export async function codeNotSent(phone: string) {
  const { cooldown, longCooldown } = codeLimits();
  await Promise.all([cooldown.forget(phone), longCooldown.forget(phone)]);
}

/** How many tries of this code are left. */
export function triesLeft(phone: string, sentAt: number): Promise<number> {
  return tries.left(`${phone} ${sentAt}`);
}

/** Counts one try of the code that was sent to this phone at this time; false if no tries are left. */
export async function mayTryCode(phone: string, sentAt: number): Promise<boolean> {
  return (await tries.consume(`${phone} ${sentAt}`)) === undefined;
}
