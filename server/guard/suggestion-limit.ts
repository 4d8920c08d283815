import { clientNetwork, isPrivateAddress } from "./client-address";
import { limiter } from "./limiter";

/** Seconds. */
const WINDOW = 10;
/** A person who types asks four times a second at most; a household shares an address. */
const perClient = limiter("suggestions", 100, WINDOW);
/** A private address is a proxy or an office: all behind it share it. */
const shared = limiter("suggestions-shared", 1_000, WINDOW);

/** Whether this client may ask for suggestions now: undefined if so, and it is counted; else the seconds to wait. */
export function suggestionWait(address: string | undefined): Promise<number | undefined> {
  return (isPrivateAddress(address) ? shared : perClient).consume(clientNetwork(address) ?? "");
}
