import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Seconds. */
const WINDOW = 10;
/** A person who types has a new suggestion four times a second at most; several may share an address. */
const limit = new RateLimiterMemory({ keyPrefix: "suggestions", points: 100, duration: WINDOW });

/** Whether an address may be suggested to this client now; undefined if so, otherwise the seconds to wait. Each request is counted. */
export async function waitForSuggestions(address: string | undefined): Promise<number | undefined> {
  try {
    await limit.consume(address ?? "unknown");
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.ceil(error.msBeforeNext / 1000);
    throw error;
  }
}
