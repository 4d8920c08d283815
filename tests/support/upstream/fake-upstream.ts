import { getResponse, type HttpHandler } from "msw";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type Heard = { method: string; url: string; headers: IncomingMessage["headers"]; body: unknown };

type Answer = (response: ServerResponse, heard: Heard) => void | Promise<void>;

/** An upstream over HTTP that answers as a test tells it to and records every request. */
export class FakeUpstream {
  readonly heard: Heard[] = [];
  /** Requests that no handler answered. */
  readonly unhandled: string[] = [];
  /** Answers every request, instead of the handlers. */
  answer?: Answer;
  /** An Express app that answers requests without a handler. */
  fallback?: RequestListener;
  private handlers: HttpHandler[] = [];
  private constructor(
    readonly url: string,
    readonly stop: () => void,
  ) {}

  static async start(): Promise<FakeUpstream> {
    const server = createServer((request, response) => void fake.respond(request, response));
    // An idle connection is kept, so that it is never closed under a request.
    server.keepAliveTimeout = 0;
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    server.unref();
    const fake = new FakeUpstream(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => {
      server.closeAllConnections();
      server.close();
    });
    return fake;
  }

  /** Adds msw's handlers. Of two for one call the later counts. */
  use(...handlers: HttpHandler[]) {
    this.handlers.unshift(...handlers);
  }

  /** Answers JSON from now on. */
  says(body: unknown, status = 200, headers: Record<string, string> = {}) {
    this.answer = (response) =>
      void response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
  }

  /** Forgets the answers and the requests. */
  reset() {
    this.answer = this.fallback = undefined;
    this.handlers = [];
    this.heard.length = this.unhandled.length = 0;
  }

  private async respond(request: IncomingMessage, response: ServerResponse) {
    const bytes = await buffer(request);
    const { method = "", url = "", headers } = request;
    const heard = { method, url, headers, body: bytes.length > 0 ? json(bytes.toString()) : undefined };
    this.heard.push(heard);
    if (this.answer) return this.answer(response, heard);
    // The shop's clock follows the Date header, which Node takes from a clock that tests cannot stop.
    response.sendDate = false;
    const answer = await this.handle(heard, bytes).catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown;
      this.unhandled.push(`${method} ${url}: ${String(thrown)}`);
      return Response.error();
    });
    // Express takes the body that is already read.
    if (!answer && this.fallback) return this.fallback(Object.assign(request, heard, { _body: true }), response);
    if (!answer) this.unhandled.push(`${method} ${url}`);
    if (!answer || answer.type === "error") return response.destroy();
    response.writeHead(answer.status, [...answer.headers].flat());
    response.end(Buffer.from(await answer.arrayBuffer()));
  }

  private handle({ method, url, headers }: Heard, bytes: Buffer) {
    const body = bytes.length > 0 ? new Uint8Array(bytes) : undefined;
    const request = new Request(this.url + url, { method, body, headers: headers as Record<string, string> });
    return getResponse(this.handlers, request);
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
