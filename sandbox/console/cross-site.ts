import type { RequestHandler } from "express";
import { Refusal } from "../respond";

/** A page elsewhere must not move orders or empty the data through the browser of somebody who has the sandbox open. */
export const refuseForeignForms: RequestHandler = (request, _, next) => {
  const isForeign = request.method !== "GET" && request.get("sec-fetch-site") === "cross-site";
  next(isForeign ? new Refusal(403, { key: "foreignSite" }) : undefined);
};
