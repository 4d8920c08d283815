export class BodyTooLarge extends Error {
  override name = "BodyTooLarge";
}

/** Reads a whole body. A body of more than `limit` bytes is cancelled there, and throws BodyTooLarge. */
export async function readCapped(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limit: number,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // A throw inside `for await` cancels a web stream and destroys a Node stream.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
