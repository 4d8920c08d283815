import { createHmac } from "node:crypto";
import { posix } from "node:path";
import { environment } from "../operate/environment";
import { fetchBuffered, UnusableBody } from "./fetch-buffered";

const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
const MAX_ADDRESS_LENGTH = 1_000;
const TIME_LIMIT_MS = 8_000;

/**
 * The length of a signature, 18 bits. Finding another valid path takes 260,000 requests, each answered 404 before Remix
 * (server/http/invented-pictures.ts). 200 signatures add 0.45 kB to a menu, and each further character 0.15 kB.
 */
const SIGNATURE_LENGTH = 3;

/**
 * Returns the path of an upstream's picture below `/pictures/w{width}/` (docs/specification/behaviour.md#pictures): a
 * signature, then `u/…` for a path of the upstream itself or `o/…` (the whole address as base64url) for any other. Only
 * pictures in answers of the upstream get a signature, so a visitor cannot invent a path that is fetched and encoded.
 * Undefined without a picture, or if its origin is not allowed.
 */
export function picturePath(source: string | null | undefined): string | undefined {
  const path = unsignedPath(source);
  return path && signed(path);
}

function unsignedPath(source: string | null | undefined): string | undefined {
  if (!source) return undefined;
  const url = parse(source);
  if (!url || url.href.length > MAX_ADDRESS_LENGTH || !isAllowed(url)) return undefined;
  const base = upstreamBase();
  const own = url.origin === base.origin && url.pathname.startsWith(base.pathname) && !url.search;
  return own ? `u/${url.pathname.slice(base.pathname.length)}` : `o/${Buffer.from(url.href).toString("base64url")}`;
}

/** All containers of a shop share SESSION_SECRET, so a page of one finds its pictures at another. */
function signed(path: string, secret = environment().SESSION_SECRET): string {
  const signature = createHmac("sha256", secret).update(`picture ${path}`).digest("base64url");
  return `${signature.slice(0, SIGNATURE_LENGTH)}/${path}`;
}

/** The inverse of `picturePath`. Undefined for every path that `picturePath` does not make. */
export function pictureSource(path: string): URL | undefined {
  if (path.length > 1_500) return undefined;
  const unsigned = path.slice(SIGNATURE_LENGTH + 1);
  const rest = unsigned.slice(2);
  const url = unsigned.startsWith("u/")
    ? parse(`/${rest}`)
    : unsigned.startsWith("o/")
      ? parse(Buffer.from(rest, "base64url").toString("utf8"))
      : undefined;
  if (!url || unsignedPath(url.href) !== unsigned) return undefined;
  const { SESSION_SECRET, SESSION_SECRET_BEFORE } = environment();
  return [SESSION_SECRET, SESSION_SECRET_BEFORE].some((secret) => secret && signed(unsigned, secret) === path)
    ? url
    : undefined;
}

let base: { of: string; url: URL } | undefined;

/** The parsed address is cached, because a menu of 2,000 dishes needs it 6,000 times. */
function upstreamBase(): URL {
  const { UPSTREAM_URL } = environment();
  if (base?.of !== UPSTREAM_URL) base = { of: UPSTREAM_URL, url: new URL(`${UPSTREAM_URL}/`) };
  return base.url;
}

/** Relative paths are resolved against the upstream's base address. */
function parse(source: string): URL | undefined {
  const base = upstreamBase();
  if (/^\/\//.test(source) || /[\\\u0000-\u001f\u007f]/.test(source)) return undefined;
  try {
    return /^[a-z][a-z\d+.-]*:/i.test(source) ? new URL(source) : new URL(source.replace(/^\/+/, ""), base);
  } catch {
    return undefined;
  }
}

function isAllowed(url: URL): boolean {
  if (url.username || url.password || url.hash) return false;
  const base = upstreamBase();
  // A path below `api/` is a call, not a picture, in any notation (`/x/..%2fapi/`).
  const isCall =
    url.origin === base.origin && normalised(url.pathname).startsWith(`${base.pathname}api/`.toLowerCase());
  return !isCall && [base.origin, ...environment().PICTURE_ORIGINS].includes(url.origin);
}

/** Normalises a path as a lenient server may read it: decoded twice, lower case, without empty and `..` segments. */
function normalised(path: string): string {
  return posix.normalize(decoded(decoded(path)).replaceAll("\\", "/").toLowerCase());
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

export class PictureFailure extends Error {
  override name = "PictureFailure";
}

/**
 * Throws PictureFailure if the picture is missing, too large, too slow, behind a redirect or not a picture by its own
 * type.
 */
export async function fetchPicture(source: URL): Promise<Buffer> {
  const request = {
    headers: { Accept: "image/avif,image/webp,image/png,image/jpeg" },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  };
  const { status, headers, content } = await fetchBuffered(source, request, MAX_PICTURE_BYTES).catch(
    (error: unknown) => {
      throw new PictureFailure(error instanceof UnusableBody ? "too large or cut off" : "unreachable");
    },
  );
  const type = headers.get("content-type") ?? "";
  if (status < 200 || status >= 300) throw new PictureFailure(`status ${status}`);
  if (!/^(image\/|application\/octet-stream)/.test(type) || type.includes("svg"))
    throw new PictureFailure("not a picture");
  return content;
}
