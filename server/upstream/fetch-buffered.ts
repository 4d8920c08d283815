import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { Agent, request as send, setGlobalDispatcher, type Dispatcher } from "undici";
import { BodyTooLarge, readCapped } from "../guard/read-capped";

// The default agent closes idle connections after 4 s. Connections have no common limit here: each group of calls has
// its own cap (caps.ts), and with a common one a hanging group would take the connections of all.
setGlobalDispatcher(new Agent({ keepAliveTimeout: 30_000, connect: { timeout: 3_000 } }));

const inflate = promisify(gunzip);
const utf8 = new TextDecoder();

/** The body of a response is larger than allowed or incomplete. */
export class UnusableBody extends Error {
  override name = "UnusableBody";
  constructor(
    readonly status: number,
    cause: unknown,
  ) {
    super("the body cannot be used", { cause });
  }
}

/** A response that has arrived. Its bytes stand beside it, because the body of a Response is a web stream. */
export class BufferedResponse extends Response {
  constructor(
    readonly content: Buffer<ArrayBuffer>,
    { status, headers }: { status: number; headers: Headers },
  ) {
    // A Response has no status above 599.
    super(null, { status: Math.min(status, 599), headers });
  }

  override text() {
    return Promise.resolve(utf8.decode(this.content));
  }
}

export type BufferedRequest = {
  method?: string;
  headers: Headers | Record<string, string>;
  body?: string;
  signal: AbortSignal;
};

/**
 * Sends a request over undici's pool and reads the whole response, of at most `limit` bytes. Redirects are not
 * followed. Throws UnusableBody, or undici's own errors.
 */
export async function fetchBuffered(
  url: string | URL,
  { method = "GET", ...request }: BufferedRequest,
  limit: number,
): Promise<BufferedResponse> {
  const response = await send(url, { ...request, method: method as Dispatcher.HttpMethod });
  // A destroyed body that was not read emits an error, which ends the process without a listener.
  response.body.on("error", () => undefined);
  const { statusCode: status } = response;
  const headers = fetchHeaders(response.headers);
  try {
    if (Number(headers.get("content-length")) > limit) throw new BodyTooLarge();
    const body = await readCapped(response.body, limit);
    const content = headers.get("content-encoding") === "gzip" ? await gunzipCapped(body, limit) : body;
    return new BufferedResponse(content, { status, headers });
  } catch (error) {
    response.body.destroy();
    throw new UnusableBody(status, error);
  }
}

async function gunzipCapped(content: Buffer, limit: number): Promise<Buffer<ArrayBuffer>> {
  try {
    return await inflate(content, { maxOutputLength: limit });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") throw new BodyTooLarge();
    throw error;
  }
}

function fetchHeaders(raw: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(raw)) {
    for (const value of [values].flat()) headers.append(name, value);
  }
  return headers;
}
