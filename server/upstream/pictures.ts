import { environment } from "../operate/environment";

/** Bytes of the largest picture that we take from anyone. */
const LARGEST = 8 * 1024 * 1024;
const PATIENCE = 8_000;

/**
 * Where a picture of the upstream's stands below `/pictures/w{width}/` (decisions §14): `u/…` for a path of the upstream itself, `o/…`
 * (the whole address as base64url) for anything else. Undefined: there is no picture, or it is from an origin that we do not fetch from.
 */
export function picturePath(source: string | null | undefined): string | undefined {
  if (!source || source.length > 1_000) return undefined;
  const url = parse(source);
  if (!url || !isAllowed(url)) return undefined;
  const base = upstreamBase();
  const own = url.origin === base.origin && url.pathname.startsWith(base.pathname) && !url.search;
  if (own) return `u/${url.pathname.slice(base.pathname.length)}`;
  return `o/${Buffer.from(url.href).toString("base64url")}`;
}

/** The other way round: what to fetch for a path below `/pictures/w{width}/`. Undefined for everything that `picturePath` does not make. */
export function pictureSource(path: string): URL | undefined {
  if (path.length > 1_500) return undefined;
  const rest = path.slice(2);
  const url = path.startsWith("u/")
    ? parse(`/${rest}`)
    : path.startsWith("o/")
      ? parse(Buffer.from(rest, "base64url").toString("utf8"))
      : undefined;
  return url && isAllowed(url) && picturePath(url.href) === path ? url : undefined;
}

function upstreamBase(): URL {
  return new URL(`${environment().UPSTREAM_URL}/`);
}

/** A path counts from the upstream's own base, as its calls do. */
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
  // A picture never stands where the upstream's calls do: nobody can make us call them.
  const isCall =
    url.origin === base.origin &&
    decodeURIComponentSafely(url.pathname).replace(/\/+/g, "/").startsWith(`${base.pathname}api/`);
  return !isCall && [base.origin, ...environment().PICTURE_ORIGINS].includes(url.origin);
}

function decodeURIComponentSafely(path: string): string {
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

export class PictureFailure extends Error {
  override name = "PictureFailure";
}

/** The bytes of a picture. Throws PictureFailure when it is missing, too large, too slow, elsewhere (redirects are not followed) or no picture by its own word. */
export async function fetchPicture(source: URL): Promise<Buffer> {
  const stop = new AbortController();
  const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE), stop.signal]);
  try {
    const response = await fetch(source, {
      redirect: "error",
      headers: { Accept: "image/avif,image/webp,image/png,image/jpeg" },
      signal,
    });
    const reason = refusalOf(response);
    if (reason) throw new PictureFailure(reason);
    return await bytesOf(response);
  } catch (error) {
    stop.abort();
    throw error instanceof PictureFailure ? error : new PictureFailure("unreachable");
  }
}

function refusalOf({ ok, status, headers }: Response): string | undefined {
  const type = headers.get("content-type") ?? "";
  if (!ok) return `status ${status}`;
  if (!/^(image\/|application\/octet-stream)/.test(type) || type.includes("svg")) return "not a picture";
  return Number(headers.get("content-length") ?? 0) > LARGEST ? "too large" : undefined;
}

async function bytesOf(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > LARGEST) throw new PictureFailure("too large");
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}
