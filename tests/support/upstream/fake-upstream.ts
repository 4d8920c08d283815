import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type Heard = { method: string; url: string; headers: IncomingMessage["headers"]; body: unknown };

type Answer = (response: ServerResponse, heard: Heard) => void | Promise<void>;

/** An upstream over real HTTP that says what a test tells it to and remembers what it was asked. */
export class FakeUpstream {
  readonly heard: Heard[] = [];
  answer: Answer = (response) => void response.writeHead(404).end();
  private constructor(
    readonly url: string,
    readonly stop: () => void,
  ) {}

  static async start(): Promise<FakeUpstream> {
    const server = createServer((request, response) => {
      void text(request).then(async (body) => {
        const heard = {
          method: request.method ?? "",
          url: request.url ?? "",
          headers: request.headers,
          body: body ? (JSON.parse(body) as unknown) : undefined,
        };
        fake.heard.push(heard);
        await fake.answer(response, heard);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const fake = new FakeUpstream(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => {
      server.closeAllConnections();
      server.close();
    });
    return fake;
  }

  /** Answers JSON from now on. */
  says(body: unknown, status = 200, headers: Record<string, string> = {}) {
    this.answer = (response) =>
      void response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
  }
}

export const emptyCart = {
  count: 0,
  products: {},
  prices: { subtotal: 0, delivery: 0, packages: 0, discount: 0, total: 0 },
};

export const petersburg = {
  id: 1,
  alias: "spb",
  name: "Petersburg",
  country: { id: 1, name: "Russia", code: "RU" },
  order_types: { delivery: true, takeaway: true },
  timezone: 3,
  phone_masks: [],
  prices: { currency: "₽", currency_code: "RUB" },
};
