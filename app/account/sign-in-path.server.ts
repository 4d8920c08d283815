import type { Visit } from "../../server/visitor/visit";

export function signInPath(visit: Visit): string {
  const { pathname, searchParams } = new URL(visit.request.url);
  // Remix adds `_routes` and `.data` when it loads a page's data.
  searchParams.delete("_routes");
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  const request_uri = pathname.replace(/\.data$/, "") + query;
  return `${visit.path("login")}?${new URLSearchParams({ request_uri })}`;
}
