import { request, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** One request as it goes over the wire: nothing is added, followed or unpacked, as fetch would. */
export function raw(
  origin: string,
  path: string,
  {
    method = "GET",
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request(origin, { path, method, headers, agent: false }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject);
    });
    asked.on("error", reject);
    asked.end(body);
  });
}
