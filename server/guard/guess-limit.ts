import { clientNetwork, isPrivateAddress } from "./client-address";
import { limiter } from "./limiter";

const HOUR_SECONDS = 60 * 60;
/** A private address is a proxy or an office that many visitors share, so it may try this many times more. */
const SHARED_ADDRESS_FACTOR = 10;

/** `key` is the phone or the session of the try; undefined for a visitor without one. */
export type Guesser = { address: string | undefined; key: string | undefined };

/**
 * Limits failed tries within an hour by address and by key. A try is counted before the upstream call, so that parallel
 * tries cannot exceed the limit, and is given back if it succeeds.
 */
function guessLimit(name: string, keyName: string, tries: number, keyTries = tries) {
  const perKey = limiter(`${name}-${keyName}`, keyTries, HOUR_SECONDS);
  const perAddress = limiter(`${name}-address`, tries, HOUR_SECONDS);
  const perShared = limiter(`${name}-shared`, tries * SHARED_ADDRESS_FACTOR, HOUR_SECONDS);

  function limitsOf({ address, key }: Guesser) {
    const network = clientNetwork(address);
    return [
      ...(network ? [[isPrivateAddress(address) ? perShared : perAddress, network] as const] : []),
      ...(key ? [[perKey, key] as const] : []),
    ];
  }

  return {
    /** Counts a try and returns undefined, or returns the seconds to wait. */
    async wait(guesser: Guesser): Promise<number | undefined> {
      for (const [limit, key] of limitsOf(guesser)) {
        const wait = await limit.consume(key);
        if (wait) return wait;
      }
      return undefined;
    },
    /** Uncounts a try that revealed nothing to a stranger: it was right, or the upstream did not respond. */
    async giveBack(guesser: Guesser) {
      await Promise.all(limitsOf(guesser).map(([limit, key]) => limit.giveBack(key)));
    },
  };
}

/**
 * Limits the look-up of orders, because order numbers are sequential and phones can be guessed. The key is the phone's
 * digits. A stranger who knows a phone cannot spend all its tries from one address, so that the owner is not locked out.
 */
export const lookupLimit = guessLimit("lookup", "phone", 10, 50);

/**
 * Limits links of group orders that never led anywhere. Their 90 random bits cannot be guessed, so this only bounds the
 * noise of one address, and an office that presses an old link does not come near it.
 */
export const groupLinkLimit = guessLimit("group-link", "session", 300);

/** Limits group orders that are opened, because each takes room in the store. */
export const groupOpenLimit = guessLimit("group-open", "session", 20);

/** Limits promo codes, because they are short and can be guessed. The key is the upstream's session. */
export const promocodeLimit = guessLimit("promocode", "session", 20);
