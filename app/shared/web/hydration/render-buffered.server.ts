import type { ReactElement } from "react";
import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { log } from "../../../../server/operate/log";

/** A page's HTML in UTF-8, once all of it is rendered. Rejects if the page itself cannot be rendered. */
export async function renderBuffered(page: ReactElement, nonce: string): Promise<Buffer<ArrayBuffer>> {
  const html = await new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // React streams a larger part separately, and a script inserts it.
      progressiveChunkSize: Infinity,
      // React calls this after a failure too; the pipe's rejection would then be unhandled.
      onAllReady: () => failed || pipe(collector(resolve, reject)),
      // Otherwise React omits a failed part, for the browser to render.
      onError: (error) => {
        failed = true;
        log.error({ err: error }, "render");
        reject(error);
      },
    });
  });
  return withoutFilling(html);
}

function collector(resolve: (html: Buffer<ArrayBuffer>) => void, reject: (error: Error) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    highWaterMark: 1_000_000,
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      resolve(Buffer.concat(chunks));
      done();
    },
    // React would treat the event as a disconnected client and abort the finished page.
    emitClose: false,
  }).on("error", reject);
}

/**
 * React 18 pads its 2 kB buffers with zero bytes if a multi-byte letter does not fit any more; browsers draw them as
 * "�".
 */
function withoutFilling(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const parts: Buffer[] = [];
  let from = 0;
  for (let zero = html.indexOf(0); zero >= 0; zero = html.indexOf(0, from)) {
    parts.push(html.subarray(from, zero));
    from = zero + 1;
  }
  return parts.length === 0 ? html : Buffer.concat([...parts, html.subarray(from)]);
}
