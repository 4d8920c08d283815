// Demos have one port to the outside. What begins with /bank/ there is answered by the bank of the sandbox, so that browsers and phones reach
// its pages; the sandbox's calls and console stay inside. Loaded into the shop's process before the shop is, which knows nothing of it.
import { Server, request as send } from "node:http";

/** The rest, the shop's cookies above all, is none of the bank's business. */
const PASSED_ON = ["accept-language", "content-length", "content-type", "host", "transfer-encoding", "user-agent"];

const emit = Server.prototype.emit;
Server.prototype.emit = function (event, ...args) {
  if (event !== "request" || !args[0].url.startsWith("/bank/")) return emit.call(this, event, ...args);
  passOn(...args);
  return true;
};

function passOn(request, response) {
  const { hostname, port } = new URL(process.env.UPSTREAM_URL);
  const headers = Object.fromEntries(
    PASSED_ON.flatMap((name) => (request.headers[name] === undefined ? [] : [[name, request.headers[name]]])),
  );
  const inner = send({ hostname, port, method: request.method, path: request.url, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  inner.on("error", () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  response.on("close", () => inner.destroy());
  request.pipe(inner);
}
