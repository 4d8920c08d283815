import type { RequestHandler } from "express";
import { Refusal } from "../respond";

/** A page elsewhere must not move orders or empty the data through the browser of somebody who has the sandbox open. */
export const refuseCrossSiteForms: RequestHandler = (request, _, next) => {
  const isCrossSite = request.method !== "GET" && request.get("sec-fetch-site") === "cross-site";
  next(isCrossSite ? new Refusal(403, { key: "foreignSite" }) : undefined);
};
