import { clientNetwork, isPrivateAddress } from "./client-address";
import { limiter } from "./limiter";

/** Vain look-ups within an hour, of one phone and from one address: numbers of orders follow each other, and phones can be guessed. */
const TRIES = 10;
const HOUR = 60 * 60;
/** How many times more a private address may: it is a proxy or an office, and all behind it share it. */
const SHARED = 10;

const perPhone = limiter("lookup-phone", TRIES, HOUR);
const perAddress = limiter("lookup-address", TRIES, HOUR);
const perShared = limiter("lookup-shared", TRIES * SHARED, HOUR);

const addressLimit = (address: string | undefined) => (isPrivateAddress(address) ? perShared : perAddress);

/**
 * Whether an order of this phone (digits) may be looked up now, for a request from this address: undefined if so, and it is counted; else
 * the seconds to wait. It is counted before the upstream is asked, so that tries at the same time are no more than the limit.
 */
export async function lookupWait(phone: string, address: string | undefined): Promise<number | undefined> {
  const client = clientNetwork(address);
  const tooSoon = client && (await addressLimit(address).consume(client));
  return tooSoon || perPhone.consume(phone);
}

/** The try told a stranger nothing: the order was found, or there was no answer. It does not count. */
export async function lookupToldNothing(phone: string, address: string | undefined) {
  const client = clientNetwork(address);
  await Promise.all([perPhone.giveBack(phone), client && addressLimit(address).giveBack(client)]);
}
