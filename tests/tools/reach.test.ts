import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { executedIn, isProduction, reachedBy } from "../../tools/coverage/reach";

const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count });
/** A script of 20 characters as V8 reports it, with the given ranges of one function. */
const script = (...ranges: ReturnType<typeof range>[]) => ({
  scriptId: "1",
  url: "file:///rules/money.ts",
  functions: [
    ...[range(0, 20, 1), range(1, 20, 1)].map((whole) => ({
      functionName: "",
      ranges: [whole],
      isBlockCoverage: true,
    })),
    { functionName: "sum", ranges, isBlockCoverage: true },
  ],
});
const textOf = (executed: Uint8Array) => [...executed].map((one) => (one ? "x" : ".")).join("");

it("a function's characters are executed, except a branch that was not taken and what stands outside of functions", () => {
  expect(textOf(executedIn(script(range(2, 10, 3), range(4, 6, 0))))).toBe("..xx..xxxx");
  expect(textOf(executedIn(script(range(2, 10, 0))))).toBe("..........");
});

it("characters are counted by the test files that execute them", () => {
  const reaches = [
    { test: "b", scripts: [script(range(2, 10, 1), range(4, 6, 0))] },
    { test: "a", scripts: [script(range(2, 10, 1))] },
    { test: "c", scripts: [] },
  ];
  expect(Object.fromEntries(reachedBy(reaches))).toEqual({ a: 2, "a\nb": 6 });
});

it("tests and packages are no production code", () => {
  const own = ["rules/money.ts", "tests/rules/money.test.ts", "node_modules/zod/index.js", "tools/chunks.ts"];
  expect(own.filter((file) => isProduction(pathToFileURL(file).href))).toEqual(["rules/money.ts"]);
  expect(isProduction("node:fs")).toBe(false);
});
