import { environment } from "./environment";
import { settings } from "./settings";

/** The origins of acquirers and banks that visitors are sent to: those of the settings, and the upstream's own. */
export function paymentOrigins(): string[] {
  return [new URL(environment().UPSTREAM_URL).origin, ...settings().payment_origins];
}
