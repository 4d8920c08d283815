import { Readable } from "node:stream";
import { describe, expect, it, vi } from "vitest";
import { BodyTooLarge, readCapped } from "../../../server/guard/read-capped";

const chunks = () => [Buffer.from("su"), Buffer.from("shi"), Buffer.from("!")];

describe("a body read within a limit", () => {
  it("is all of its chunks, up to exactly the limit", async () => {
    expect((await readCapped(Readable.from(chunks()), 6)).toString()).toBe("sushi!");
    expect((await readCapped([], 6)).length).toBe(0);
  });

  it("cancels a web stream that exceeds it", async () => {
    const cancel = vi.fn();
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(Buffer.from("sushi")),
      cancel,
    });
    await expect(readCapped(stream, 12)).rejects.toMatchObject({ name: "BodyTooLarge" });
    expect(cancel).toHaveBeenCalledOnce();
  });

  it("destroys a Node stream that exceeds it", async () => {
    const stream = Readable.from(chunks());
    await expect(readCapped(stream, 4)).rejects.toBeInstanceOf(BodyTooLarge);
    expect(stream.destroyed).toBe(true);
  });
});
