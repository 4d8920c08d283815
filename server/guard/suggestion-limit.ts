import { clientNetwork, isPrivateAddress } from "./client-address";
import { limiter } from "./limiter";

const WINDOW_SECONDS = 10;
/** A typing person sends at most four requests a second, and a household shares an address. */
const perClient = limiter("suggestions", 100, WINDOW_SECONDS);
/** A private address is a proxy or an office that many visitors share. */
const shared = limiter("suggestions-shared", 1_000, WINDOW_SECONDS);

/** Counts a request for suggestions and returns undefined, or returns the seconds to wait. */
export function suggestionWait(address: string | undefined): Promise<number | undefined> {
  return (isPrivateAddress(address) ? shared : perClient).consume(clientNetwork(address) ?? "");
}
