import { isRouteErrorResponse } from "@remix-run/react";

export type ErrorKind = "notFound" | "forbidden" | "tooLarge" | "badRequest" | "down" | "broken";

/** The kind of an error, as far as its words for the visitor differ. */
export function kindOf(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return isOffline(error) ? "down" : "broken";
  const { status } = error;
  if (status === 404 || status === 405 || status === 410) return "notFound";
  if (status === 403) return "forbidden";
  if (status === 413) return "tooLarge";
  if (status < 500) return "badRequest";
  return status >= 502 ? "down" : "broken";
}

/** In the browser only: the network is gone. What the server threw arrives without its name and counts as ours. */
function isOffline(error: unknown) {
  return error instanceof TypeError && typeof document !== "undefined";
}
