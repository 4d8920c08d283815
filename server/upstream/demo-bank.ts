import { request as send, type IncomingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";
import { environment } from "../operate/environment";

/** All other headers, especially the shop's cookies, are private. */
const PASSED_ON = ["accept-language", "host", "user-agent"];
const PASSED_ON_WITH_BODY = [...PASSED_ON, "content-length", "content-type"];

/** Hop-by-hop headers apply to a single connection only (RFC 9110 §7.6.1). */
const HOP_BY_HOP = ["connection", "keep-alive", "proxy-connection", "te", "trailer", "transfer-encoding", "upgrade"];

/**
 * Proxies /bank/ to the sandbox's bank. Demos have one public port, and browsers and phones need the pages of the bank,
 * but not the sandbox's calls and console.
 */
export function demoBank(): RequestHandler {
  const { hostname, port } = new URL(environment().UPSTREAM_URL);
  return (request, response, next) => {
    if (!request.path.startsWith("/bank/")) return next();
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    const headers = only(hasBody ? PASSED_ON_WITH_BODY : PASSED_ON, request.headers);
    const inner = send({ hostname, port, method: request.method, path: request.url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, endToEnd(answer.headers));
      answer.pipe(response);
    });
    inner.on("error", () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    response.on("close", () => inner.destroy());
    if (hasBody) request.pipe(inner);
    else inner.end();
  };
}

const only = (names: string[], headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

/** Also drops the headers that `Connection` names. */
function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = headers.connection?.toLowerCase().split(/[\s,]+/) ?? [];
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name) && !named.includes(name)),
  );
}
