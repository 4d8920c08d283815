import { readdirSync } from "node:fs";
import { basename, extname, join, resolve, sep } from "node:path";
import express, { type Request, type RequestHandler, type Response } from "express";
import { acceptedEncoding } from "./compression";
import { isHashedAsset } from "./hashed-asset";

const TEXT = /\.(js|css|svg|json)(\.br|\.gz)?$/;
const ASSETS = "/assets/";

/**
 * Serves the client build with the files of `public/`. Hashed files may be cached for a year, others for an hour. Text
 * files are served as the build compressed them (`.br`, `.gz` beside each). A hashed file of another build comes from
 * the folder that containers share, or is a 404 without a page. Other paths, and methods except GET and HEAD, go on to
 * Remix.
 */
export function staticFiles(folder: string, shared?: string): RequestHandler {
  // The list of files spares requests for pages a look into the file system.
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `/${path.split(sep).join("/")}`),
  );
  const own = filesOf(folder, (path) => path.startsWith(join(folder, "assets")));
  const others = shared === undefined ? undefined : filesOf(resolve(shared), () => true);
  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    const { path } = request;
    const compressed = compressedPath(request);
    if (files.has(path)) {
      own(request, response, compressed && files.has(compressed) ? [compressed] : [path], next);
    } else if (path.startsWith(ASSETS) && isHashedAsset(path.slice(ASSETS.length))) {
      const missing = () => void response.status(404).set("Cache-Control", "no-store").end();
      if (!others) return missing();
      const names = [compressed, path].flatMap((wanted) => (wanted ? [`/${basename(wanted)}`] : []));
      others(request, response, names, missing);
    } else {
      next();
    }
  };
}

/** Serves the first of several paths of a folder that exists. */
function filesOf(folder: string, isHashed: (path: string) => boolean) {
  const serve = express.static(folder, {
    index: false,
    dotfiles: "allow",
    redirect: false,
    setHeaders: (response: Response, path) => {
      response.setHeader(
        "Cache-Control",
        isHashed(path) ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
      if (path.endsWith(".br") || path.endsWith(".gz")) {
        response.setHeader("Content-Encoding", path.endsWith(".br") ? "br" : "gzip");
        response.type(extname(path.slice(0, -3)));
      }
      if (TEXT.test(path)) response.vary("Accept-Encoding");
    },
  });
  return function serveFirst(request: Request, response: Response, paths: string[], missing: () => void) {
    const { url } = request;
    const [path, ...rest] = paths;
    if (path === undefined) return missing();
    request.url = path;
    serve(request, response, () => {
      request.url = url;
      serveFirst(request, response, rest, missing);
    });
  };
}

function compressedPath(request: Request): string | undefined {
  const encoding = TEXT.test(request.path) ? acceptedEncoding(request) : undefined;
  return encoding && `${request.path}.${encoding === "br" ? "br" : "gz"}`;
}
