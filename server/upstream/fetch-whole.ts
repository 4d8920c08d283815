import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { Agent, request as send, setGlobalDispatcher } from "undici";
import { BodyTooLarge, readCapped } from "../guard/read-capped";

// The default agent closes idle connections after 4 s. Their number has no limit here: each group of calls has its own cap (caps.ts), and
// under a common one a hanging group would take the connections of all.
setGlobalDispatcher(new Agent({ keepAliveTimeout: 30_000, connect: { timeout: 3_000 } }));

const inflate = promisify(gunzip);
const utf8 = new TextDecoder();

/** The body of a response cannot be used: it is larger than allowed, or it ended before its end. */
export class UnusableBody extends Error {
  override name = "UnusableBody";
  constructor(
    readonly status: number,
    cause: unknown,
  ) {
    super("the body cannot be used", { cause });
  }
}

/** A response that has arrived completely. Its body is bytes in memory instead of a stream: nothing to read twice, copy or cancel. */
class WholeResponse extends Response {
  constructor(
    readonly content: Buffer<ArrayBuffer>,
    init: ResponseInit,
  ) {
    super(null, init);
  }

  override text() {
    return Promise.resolve(utf8.decode(this.content));
  }

  /** ky gives each hook a clone, so that a hook may read the body. This one can be read any number of times. */
  override clone() {
    return this;
  }
}

/**
 * Sends a request over undici's pool and reads the whole response, of at most `limit` bytes. `body` stands beside the Request because a
 * Request makes a stream of it, and ky's clone of that two more. Redirects are not followed. Throws UnusableBody, or undici's own errors.
 */
export async function fetchWhole(request: Request, limit: number, body?: string): Promise<WholeResponse> {
  const response = await send(request.url, {
    method: request.method as "GET",
    headers: request.headers,
    body,
    signal: request.signal,
  });
  // A body that is not read to its end emits an error when it is destroyed; without a listener that ends the process.
  response.body.on("error", () => undefined);
  const { statusCode: status } = response;
  const headers = fetchHeaders(response.headers);
  try {
    if (Number(headers.get("content-length")) > limit) throw new BodyTooLarge();
    const content = await readCapped(response.body, limit);
    const isGzip = headers.get("content-encoding") === "gzip";
    return new WholeResponse(isGzip ? await gunzipCapped(content, limit) : content, { status, headers });
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
