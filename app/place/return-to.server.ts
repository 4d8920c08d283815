import { safePath } from "../../server/guard/safe-path";
import type { Visit } from "../../server/visitor/visit";

/** The page's `return_to`, or the menu. */
export function returnTo(visit: Visit): string {
  return safePath(new URL(visit.request.url).searchParams.get("return_to"), visit.path());
}

/** Where to redirect after choosing a place. If `return_to` is itself a page that asks for a place, its own `return_to` is used. */
export function goOn(visit: Visit): string {
  const back = new URL(returnTo(visit), "http://site.invalid");
  const asking = [visit.path("order-type"), visit.path("order-type/takeaway"), visit.path("address")];
  return asking.includes(back.pathname) ? safePath(back.searchParams.get("return_to"), visit.path()) : returnTo(visit);
}
