import { Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";

const connections = new Agent({ keepAlive: true, maxSockets: 64 });

/** One GET as it goes over the wire: nothing unpacked. */
export function get(url, headers = {}) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers, agent: connections }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode, headers: answer.headers, body }), reject);
    });
    asked.on("error", reject);
    asked.end();
  });
}

export const closeConnections = () => connections.destroy();
