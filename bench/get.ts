import { Agent, request, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";

export type Headers = Record<string, string>;

export interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const connections = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one GET and returns the response without decompressing it. */
export const get = (url: string, headers: Headers = {}) => send("GET", url, headers);

export const sendJson = (method: string, url: string, fields: object, headers: Headers = {}) =>
  send(method, url, { ...headers, "Content-Type": "application/json" }, JSON.stringify(fields));

function send(method: string, url: string, headers: Headers, content?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: connections }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode, headers: answer.headers, body }), reject);
    });
    sent.on("error", reject);
    sent.end(content);
  });
}

export const closeConnections = () => connections.destroy();
