import { createHmac } from "node:crypto";
import { digitsOf } from "../../../rules/digits";
import type { TypedValues } from "../../../server/guard/form";
import { environment } from "../../../server/operate/environment";
import { asFailure } from "../../../server/upstream/failure";
import type { Visit } from "../../../server/visitor/visit";

export function needsSignIn(visit: Visit): boolean {
  return visit.settings.customers.is_auth_enabled && !visit.session?.signed_in;
}

export function signInPath(visit: Visit): string {
  const here = visit.path("checkout");
  return `${visit.path("login")}?${new URLSearchParams({ request_uri: here, return_to: visit.path("cart") })}`;
}

/** Undefined if nobody is signed in (then `needsSignIn` is true) or during an outage. */
export async function signedInUser(visit: Visit) {
  if (!visit.isCustomer) return undefined;
  try {
    return (await visit.upstream.user({})).user;
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

/** Tells customers apart without revealing them. */
export function customerMark(user: Awaited<ReturnType<typeof signedInUser>>): string | undefined {
  if (!user) return undefined;
  const mark = createHmac("sha256", environment().SESSION_SECRET).update(`customer ${digitsOf(user.phone)}`);
  return mark.digest("base64url").slice(0, 8);
}

/** During an outage the customer counts as the same. */
export async function isOfAnother(visit: Visit, { customer }: TypedValues): Promise<boolean> {
  const own = customer ? customerMark(await signedInUser(visit)) : undefined;
  return own !== undefined && own !== customer;
}

/** An address needs no such step, because it is typed into the order form. */
export async function needsShop(visit: Visit): Promise<boolean> {
  return (await visit.orderType()) === "takeaway" && !visit.place.shop;
}

export async function placePath(visit: Visit): Promise<string> {
  return `${visit.path("order-type")}?${new URLSearchParams({ order_type: await visit.orderType(), return_to: visit.path("checkout") })}`;
}
