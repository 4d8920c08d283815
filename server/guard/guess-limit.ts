import { clientNetwork, isPrivateAddress } from "./client-address";
import { limiter } from "./limiter";

const HOUR = 60 * 60;
/** How many times more a private address may: it is a proxy or an office, and all behind it share it. */
const SHARED = 10;

/** `key` is the phone or the session that is tried with; undefined for a visitor who has none. */
export type Guesser = { address: string | undefined; key: string | undefined };

/**
 * A limit of tries within an hour that lead nowhere, from one address and with one key. A try is counted before the upstream is asked, so that
 * tries at the same time are no more than the limit, and given back once it has led somewhere.
 */
function guessLimit(name: string, keyName: string, tries: number) {
  const perKey = limiter(`${name}-${keyName}`, tries, HOUR);
  const perAddress = limiter(`${name}-address`, tries, HOUR);
  const perShared = limiter(`${name}-shared`, tries * SHARED, HOUR);

  function limitsOf({ address, key }: Guesser) {
    const network = clientNetwork(address);
    return [
      ...(network ? [[isPrivateAddress(address) ? perShared : perAddress, network] as const] : []),
      ...(key ? [[perKey, key] as const] : []),
    ];
  }

  return {
    /** Undefined if this guesser may try now, and the try is counted; else the seconds to wait. */
    async wait(guesser: Guesser): Promise<number | undefined> {
      for (const [limit, key] of limitsOf(guesser)) {
        const wait = await limit.consume(key);
        if (wait) return wait;
      }
      return undefined;
    },
    /** The try told a stranger nothing: it was right, or there was no answer. It does not count. */
    async giveBack(guesser: Guesser) {
      await Promise.all(limitsOf(guesser).map(([limit, key]) => limit.giveBack(key)));
    },
  };
}

/** Looking an order up: numbers of orders follow each other, and phones can be guessed. The key is the phone's digits. */
export const lookupLimit = guessLimit("lookup", "phone", 10);

/** Applying a promo code: codes are short, and can be guessed. The key is the upstream's session. */
export const promocodeLimit = guessLimit("promocode", "session", 20);
