import type { Visit } from "../../server/visitor/visit";

/** Signing in leads back to the page of the request, or to another one. */
export function signInPath(visit: Visit, page = visit.request.url): string {
  const { pathname, searchParams } = new URL(page, visit.request.url);
  // Remix adds `_routes` and `.data` when it loads a page's data.
  searchParams.delete("_routes");
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  const request_uri = pathname.replace(/\.data$/, "") + query;
  return `${visit.path("login")}?${new URLSearchParams({ request_uri })}`;
}
