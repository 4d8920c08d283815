import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";

const connections = new Agent({ keepAlive: true, maxSockets: 64 });

/** One GET as it goes over the wire: nothing unpacked. */
export const get = (url, headers = {}) => send("GET", url, headers);

/** One request with JSON in it. */
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
