import { isRouteErrorResponse } from "@remix-run/react";

export type ErrorKind = "notFound" | "forbidden" | "tooLarge" | "badRequest" | "down" | "broken";

export function kindOf(error: unknown): ErrorKind {
  if (!isRouteErrorResponse(error)) return isOffline(error) ? "down" : "broken";
  const { status } = error;
  if (status === 404 || status === 405) return "notFound";
  if (status === 403) return "forbidden";
  if (status === 413) return "tooLarge";
  if (status < 500) return "badRequest";
  return status >= 502 ? "down" : "broken";
}

/** In the browser a TypeError means that the network failed. Server errors arrive there without their name. */
function isOffline(error: unknown) {
  return error instanceof TypeError && typeof document !== "undefined";
}
