import { readdirSync } from "node:fs";
import { extname, join, sep } from "node:path";
import express, { type RequestHandler } from "express";
import { acceptedEncoding } from "./compression";

const TEXT = /\.(js|css|svg|json)(\.br|\.gz)?$/;

/**
 * The client build: hashed files may be cached for a year, others for an hour. Text files are served as the build compressed them (`.br`, `.gz`
 * beside each). Only GET and HEAD; any path that is no file goes on to Remix.
 */
export function staticFiles(folder: string): RequestHandler {
  // Listed once: a request for a page then costs no look into the file system.
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `/${path.split(sep).join("/")}`),
  );
  const serve = express.static(folder, {
    index: false,
    redirect: false,
    setHeaders: (response, path) => {
      const hashed = path.startsWith(join(folder, "assets"));
      response.setHeader("Cache-Control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
      if (path.endsWith(".br") || path.endsWith(".gz")) {
        response.setHeader("Content-Encoding", path.endsWith(".br") ? "br" : "gzip");
        response.type(extname(path.slice(0, -3)));
      }
      if (TEXT.test(path)) response.vary("Accept-Encoding");
    },
  });
  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const { url, path } = request;
    if (!files.has(path)) return next();
    const encoding = TEXT.test(path) ? acceptedEncoding(request) : undefined;
    const compressed = encoding && `${path}.${encoding === "br" ? "br" : "gz"}`;
    if (compressed && files.has(compressed)) request.url = compressed;
    serve(request, response, () => {
      request.url = url;
      next();
    });
  };
}
