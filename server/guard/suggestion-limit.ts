import { addressLimiter } from "./limiter";

/** A typing person sends at most four requests a second, and a household shares an address. */
const perAddress = addressLimiter("suggestions", 100, 10);

/** Counts a request for suggestions and returns undefined, or returns the seconds to wait. */
export const suggestionWait = (address: string | undefined) => perAddress(address).consume();
