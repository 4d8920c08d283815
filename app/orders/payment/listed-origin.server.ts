import { environment } from "../../../server/operate/environment";
import { paymentOrigins } from "../../../server/operate/payment-origins";
import type { Visit } from "../../../server/visitor/visit";

/**
 * Whether the address is an acquirer's, a bank's or the upstream's (docs/specification/behaviour.md#payment-security).
 * In a demo, the bank has our own origin.
 */
export function isListed({ request }: Visit, address: string): boolean {
  if (!URL.canParse(address) || !/^https?:/i.test(address)) return false;
  const { origin } = new URL(address);
  const isDemo = environment().DEMO && origin === new URL(request.url).origin;
  return isDemo || paymentOrigins().includes(origin);
}
