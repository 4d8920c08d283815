import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Request, RequestHandler, Response } from "express";
import Negotiator from "negotiator";

/** Bytes under which compressing saves less than the header that names the encoding. */
const SMALLEST = 300;
const TEXT = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;

const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The best of our encodings that a request accepts, brotli first. */
export function acceptedEncoding(request: Request): Encoding | undefined {
  const accepted = new Negotiator(request).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => accepted.includes(encoding));
}

/** Bytes up to which brotli 5 costs less than 0.1 ms, and saves an eighth: the answers to a change of the cart. */
const SMALL = 8 * 1024;

/** A body that is rendered for one request, compressed at the levels of docs/decisions/0011-compression-level.md. */
export function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === "gzip") return gzipSync(body, { level: 4 });
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: body.length <= SMALL ? 5 : 2,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Compresses a response once, whole, when it is complete: Remix streams nothing, because everything is awaited in loaders. */
export function compressResponses(): RequestHandler {
  return (request, response, next) => {
    if (request.method !== "HEAD") compressAtEnd(response, acceptedEncoding(request));
    next();
  };
}

function compressAtEnd(response: Response, encoding: Encoding | undefined) {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const chunks: Uint8Array[] = [];
  const collect = (chunk: unknown) => {
    if (typeof chunk === "string") chunks.push(Buffer.from(chunk));
    else if (chunk instanceof Uint8Array) chunks.push(chunk);
  };
  const isCompressible = () =>
    TEXT.test(String(response.getHeader("content-type") ?? "")) && !response.hasHeader("content-encoding");
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    if (!isCompressible()) return write(chunk as Buffer);
    collect(chunk);
    const callback = rest.find((part) => typeof part === "function") as (() => void) | undefined;
    callback?.();
    return true;
  }) as typeof response.write;
  response.end = ((chunk?: unknown) => {
    if (!isCompressible()) return chunk === undefined || typeof chunk === "function" ? end() : end(chunk as Buffer);
    collect(chunk);
    const body = Buffer.concat(chunks);
    response.vary("Accept-Encoding");
    if (!encoding || body.length < SMALLEST) {
      if (!response.headersSent) response.setHeader("Content-Length", body.length);
      return end(body);
    }
    const compressed = compress(body, encoding);
    response.setHeader("Content-Encoding", encoding);
    response.setHeader("Content-Length", compressed.length);
    return end(compressed);
  }) as typeof response.end;
  // Headers that were flushed early could not name the encoding.
  response.flushHeaders = () => undefined;
}
