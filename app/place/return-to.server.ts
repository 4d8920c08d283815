import { safePath } from "../../server/guard/safe-path";
import type { Visit } from "../../server/visitor/visit";

/** Where the visitor came from: `return_to` of the page's address, or the menu. */
export function returnTo(visit: Visit): string {
  return safePath(new URL(visit.request.url).searchParams.get("return_to"), visit.path());
}

/** Where the visitor goes on after choosing a place. A page that only asked for one has its answer: they go on to where it leads back. */
export function goOn(visit: Visit): string {
  const back = new URL(returnTo(visit), "http://site.invalid");
  const asking = [visit.path("order-type"), visit.path("order-type/takeaway"), visit.path("address")];
  return asking.includes(back.pathname) ? safePath(back.searchParams.get("return_to"), visit.path()) : returnTo(visit);
}
