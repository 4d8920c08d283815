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
])("%s", (json, value) => expect(parseAnswer(json)).toEqual(value));

it("refuses what is not JSON", () => expect(() => parseAnswer('{"\\u0000"')).toThrow(SyntaxError));
