import type { RequestHandler } from "express";
import { pictureSource } from "../upstream/pictures";

const PICTURE = /^\/pictures\/w\d+\/(.+)$/;

/**
 * Responds 404 to pictures without a valid signature, which no response of the upstream named. This costs a hash, while
 * matching the route would cost milliseconds.
 */
export function refuseInventedPictures(): RequestHandler {
  return (request, response, next) => {
    if (!request.path.startsWith("/pictures/")) return next();
    const [, path = ""] = PICTURE.exec(request.path) ?? [];
    if (pictureSource(path)) return next();
    response.status(404).set("Cache-Control", "no-store").end();
  };
}
