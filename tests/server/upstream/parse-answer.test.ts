import { expect, it } from "vitest";
import { parseAnswer } from "../../../server/upstream/parse-answer";

it.each([
  ['"plain"', "plain"],
  ['"Суши 🍣\\n\\tи роллы"', "Суши 🍣\n\tи роллы"],
  ['"\\ud83c\\udf63"', "🍣"],
  ['"half \\ud83d, \\udf63"', "half \ufffd, \ufffd"],
  ['"a\\u0000b\\u001b[31m\\bc\\fd\\u007f\\u009b"', "ab[31mcd"],
  ['"\\u202e%001 \u202eакдикС\\u2066"', "%001 акдикС"],
  ['{"a":["\\u0007",1,null,true],"b":{"c":"\\u0085x"}}', { a: ["", 1, null, true], b: { c: "x" } }],
  ['{"miso\\u202e":{"product_key":"miso\\u202e"}}', { miso: { product_key: "miso" } }],
  ['{"a":[{"2026-11-\\u000022":1,"half \\ud83d":2}]}', { a: [{ "2026-11-22": 1, "half \ufffd": 2 }] }],
  ['{"a\\u0007":1,"a":2,"a\\u0000":3}', { a: 3 }],
])("%s", (json, value) => expect(parseAnswer(json)).toEqual(value));

it("a key that becomes special is a key like any other", () => {
  const value = parseAnswer('{"__proto\\u0000__":{"price":0}}') as object;
  expect([Object.keys(value), Object.getPrototypeOf(value)]).toEqual([["__proto__"], Object.prototype]);
});

it("refuses what is not JSON", () => expect(() => parseAnswer('{"\\u0000"')).toThrow(SyntaxError));

it.each([
  ["lists", "[".repeat(200_000) + "]".repeat(200_000)],
  ["objects", '{"a":'.repeat(50_000) + "1" + "}".repeat(50_000)],
  ["both", '[{"a": '.repeat(100) + "1" + "}]".repeat(100)],
])("refuses %s that are nested without end, at once", (_, json) => {
  const started = process.cpuUsage();
  expect(() => parseAnswer(json)).toThrow(SyntaxError);
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(200);
});

it("reads what is as deep as answers are", () => {
  const json = "[".repeat(40) + "]".repeat(40);
  expect(JSON.stringify(parseAnswer(json))).toBe(json);
});
