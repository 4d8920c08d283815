import type { RequestHandler } from "express";
import { Refusal } from "../respond";

/** Another site must not change orders or data through the browser of somebody who has the sandbox open. */
export const refuseCrossSiteForms: RequestHandler = (request, _, next) => {
  const isCrossSite = request.method !== "GET" && request.get("sec-fetch-site") === "cross-site";
  next(isCrossSite ? new Refusal(403, { key: "foreignSite" }) : undefined);
};
