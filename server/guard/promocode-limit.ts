import { clientNetwork, isPrivateAddress } from "./client-address";
import { limiter } from "./limiter";

/** Promo codes within an hour that are no codes, from one address and in one session: codes are short, and can be guessed. */
const TRIES = 20;
const HOUR = 60 * 60;
/** How many times more a private address may: it is a proxy or an office, and all behind it share it. */
const SHARED = 10;

const perSession = limiter("promocode-session", TRIES, HOUR);
const perAddress = limiter("promocode-address", TRIES, HOUR);
const perShared = limiter("promocode-shared", TRIES * SHARED, HOUR);

/** `session` is the upstream's key; undefined for a visitor without a cart. */
export type PromocodeClient = { address: string | undefined; session: string | undefined };

const limitsOf = ({ address, session }: PromocodeClient) => {
  const client = clientNetwork(address);
  return [
    ...(client ? [[isPrivateAddress(address) ? perShared : perAddress, client] as const] : []),
    ...(session ? [[perSession, session] as const] : []),
  ];
};

/**
 * Whether this client may try a promo code now: undefined if so, and it is counted; else the seconds to wait. It is counted before the upstream is
 * asked, so that tries at the same time are no more than the limit.
 */
export async function promocodeWait(client: PromocodeClient): Promise<number | undefined> {
  for (const [limit, key] of limitsOf(client)) {
    const wait = await limit.consume(key);
    if (wait) return wait;
  }
  return undefined;
}

/** The code was one, or there was no answer: the try does not count. */
export async function promocodeNotGuessed(client: PromocodeClient) {
  await Promise.all(limitsOf(client).map(([limit, key]) => limit.giveBack(key)));
}
