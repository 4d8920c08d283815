import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Request, RequestHandler, Response } from "express";
import Negotiator from "negotiator";

/** For smaller bodies, compression saves less than the header with the encoding. */
const MIN_COMPRESSED_BYTES = 300;
const TEXT = /^(text\/|application\/(json|javascript|manifest\+json|xml)|image\/svg)/;

const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Brotli is preferred. */
export function acceptedEncoding(request: Request): Encoding | undefined {
  const accepted = new Negotiator(request).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => accepted.includes(encoding));
}

/**
 * Up to this size brotli 5 takes less than 0.1 ms and saves an eighth, for example for the response to a change of the
 * cart.
 */
const MAX_SMALL_BYTES = 8 * 1024;

/** A `Content-Encoding` of ours for answers that must not be compressed. It is not sent. */
export const UNCOMPRESSED = "identity";

/** Compresses a body that is rendered for one request, at the levels of docs/decisions/0011-compression-level.md. */
export function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === "gzip") return gzipSync(body, { level: 4 });
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: body.length <= MAX_SMALL_BYTES ? 5 : 2,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** Compresses a complete response once. Remix streams nothing, because loaders await everything. */
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
    TEXT.test(String(response.getHeader("content-type") ?? "")) &&
    [undefined, UNCOMPRESSED].includes(response.getHeader("content-encoding") as string | undefined);
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
    const isKept = response.getHeader("content-encoding") === UNCOMPRESSED;
    if (isKept) response.removeHeader("Content-Encoding");
    if (isKept || !encoding || body.length < MIN_COMPRESSED_BYTES) {
      if (!response.headersSent) response.setHeader("Content-Length", body.length);
      return end(body);
    }
    const compressed = compress(body, encoding);
    response.setHeader("Content-Encoding", encoding);
    response.setHeader("Content-Length", compressed.length);
    return end(compressed);
  }) as typeof response.end;
  // Headers that were flushed early would lack the encoding.
  response.flushHeaders = () => undefined;
}
