import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";

const connections = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one GET and returns the response without decompressing it. */
export const get = (url, headers = {}) => send("GET", url, headers);

export const sendJson = (method, url, fields, headers = {}) =>
  send(method, url, { ...headers, "Content-Type": "application/json" }, JSON.stringify(fields));

function send(method, url, headers, content) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: connections }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode, headers: answer.headers, body }), reject);
    });
    sent.on("error", reject);
    sent.end(content);
  });
}

export const closeConnections = () => connections.destroy();
