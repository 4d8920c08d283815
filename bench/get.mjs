// @ts-check
import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";

/**
 * @typedef {Record<string, string>} Headers
 * @typedef {{ status: number | undefined; headers: import("node:http").IncomingHttpHeaders; body: Buffer }} Answer
 */

const connections = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends one GET and returns the response without decompressing it. */
export const get = (/** @type {string} */ url, /** @type {Headers} */ headers = {}) => send("GET", url, headers);

export const sendJson = (
  /** @type {string} */ method,
  /** @type {string} */ url,
  /** @type {object} */ fields,
  /** @type {Headers} */ headers = {},
) => send(method, url, { ...headers, "Content-Type": "application/json" }, JSON.stringify(fields));

/**
 * @param {string} method
 * @param {string} url
 * @param {Headers} headers
 * @param {string} [content]
 * @returns {Promise<Answer>}
 */
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
