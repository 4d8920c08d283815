import { request as send } from "node:http";
import type { RequestHandler } from "express";
import { environment } from "../operate/environment";

/** The rest, the shop's cookies above all, is none of the bank's business. */
const PASSED_ON = ["accept-language", "content-length", "content-type", "host", "transfer-encoding", "user-agent"];

/**
 * Demos have one port to the outside: what begins with /bank/ there is answered by the bank of the sandbox, so that browsers and phones reach
 * its pages. The sandbox's calls and console stay inside.
 */
export function demoBank(): RequestHandler {
  const { hostname, port } = new URL(environment().UPSTREAM_URL);
  return (request, response, next) => {
    if (!request.path.startsWith("/bank/")) return next();
    const headers = Object.fromEntries(
      PASSED_ON.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
    );
    const inner = send({ hostname, port, method: request.method, path: request.url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    inner.on("error", () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    response.on("close", () => inner.destroy());
    request.pipe(inner);
  };
}
