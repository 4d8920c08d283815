import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { calls, type CallName } from "../../contract/calls";
import { declaredFields } from "../support/contract/declared-fields";

const documents = ["contract", "specification/product", "specification/rules-and-calls", "specification/behaviour"];

it("every field of an answer is named in docs/contract.md or in the specification", () => {
  const text = documents.map((name) => readFileSync(`docs/${name}.md`, "utf8")).join("\n");
  const words = new Set(text.match(/\w+/g));
  const fields = [...declaredFields(Object.keys(calls) as CallName[]).values()];
  expect(fields.length).toBeGreaterThan(300);
  expect(fields.filter((path) => !words.has(path.split(".").at(-1) ?? ""))).toEqual([]);
});
