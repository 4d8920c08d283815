import type { RequestHandler } from "express";
import { pictureSource } from "../upstream/pictures";

const PICTURE = /^\/pictures\/w\d+\/(.+)$/;

/**
 * Answers 404 for pictures that somebody invented: no answer of the upstream named them, and their signature says so. It costs a hash, where a look
 * into the site map costs milliseconds.
 */
export function refuseInventedPictures(): RequestHandler {
  return (request, response, next) => {
    if (!request.path.startsWith("/pictures/")) return next();
    const [, path = ""] = PICTURE.exec(request.path) ?? [];
    if (pictureSource(path)) return next();
    response.status(404).set("Cache-Control", "no-store").end();
  };
}
