import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSandbox, type RunningSandbox } from "../support/sandbox/visitor";

const documents = [
  "README.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" }).map((file) => `docs/${file}`),
].filter((file) => file.endsWith(".md"));
const paths = documents.flatMap((document) =>
  [...readFileSync(document, "utf8").matchAll(/http:\/\/localhost:4000(\/[^>\s)`]*)/g)].map(([, path = "/"]) => path),
);

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

test.each([...new Set(paths)])("the sandbox has %s, to which a document sends its reader", async (path) => {
  expect((await fetch(new URL(path, sandbox.url))).status).toBe(200);
});
