import { addressLimiter, HOUR_SECONDS, limiter } from "./limiter";

/** `key` is the phone or the session of the try; undefined for a visitor without one. */
export type Guesser = { address: string | undefined; key: string | undefined };

/**
 * Limits failed tries within an hour by address and by key. A try is counted before the upstream call, so that parallel
 * tries cannot exceed the limit, and is given back if it succeeds.
 */
function guessLimit(name: string, keyName: string, tries: number, keyTries = tries) {
  const perAddress = addressLimiter(`${name}-address`, tries, HOUR_SECONDS);
  const perKey = limiter(`${name}-${keyName}`, keyTries, HOUR_SECONDS);
  return {
    /** Counts a try and returns undefined, or returns the seconds to wait. */
    async wait({ address, key }: Guesser): Promise<number | undefined> {
      return (await perAddress(address).consume()) ?? (key ? perKey.consume(key) : undefined);
    },
    /** Uncounts a try that revealed nothing to a stranger: it was right, or the upstream did not respond. */
    async giveBack({ address, key }: Guesser) {
      await Promise.all([perAddress(address).giveBack(), key ? perKey.giveBack(key) : undefined]);
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
