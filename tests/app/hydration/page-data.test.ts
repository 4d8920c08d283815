import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { flattened } from "../../../app/hydration/page-data";

type TurboStream = { decode(stream: ReadableStream<Uint8Array>): Promise<{ value: unknown; done: Promise<void> }> };
// The version that Remix reads its data with.
const remix = createRequire(createRequire(import.meta.url).resolve("@remix-run/react"));
const { decode } = remix("turbo-stream") as TurboStream;

describe("a page's data in Remix's form", () => {
  it.each([
    [{ loaderData: { root: { language: "ru", flash: null, count: 0, price: -1.5 } }, actionData: null, errors: null }],
    [{ lines: [], places: [{ name: "Nori" }, { name: "Nori" }], none: {}, on: true, off: false, empty: "" }],
    [
      [
        ["a", 1],
        ["D", 0],
        [null, [null]],
      ],
    ],
    [{ "": "", _1: "_1", "1": 1, 'quote"\\': "line\nend \u2028 </script>" }],
    ["text"],
    [0],
  ])("is read as it was: %j", async (data) => {
    const { value, done } = await decode(new Response(flattened(data)).body as ReadableStream<Uint8Array>);
    await done;
    expect(value).toEqual(data);
  });
});
