import { Linter } from "eslint";
import { expect, it } from "vitest";
import plainWords from "../../tools/plain-words.mjs";

const messagesFor = (code: string) =>
  new Linter()
    .verify(code, {
      plugins: { "plain-words": plainWords },
      rules: { "plain-words/sentences": "error", "plain-words/limits": "error" },
    })
    .map(({ message }) => message);

it("reports a sentence without a subject of its own, wherever it stands in a comment", () => {
  expect(messagesFor("/** Keeps a list. What is older\n * goes. */\nlet list;")).toEqual([
    'Name the subject first: "What is older goes."',
  ]);
  expect(messagesFor("// Who is signed in has a name.\nlet name;")).toHaveLength(1);
});

it("accepts the words within a sentence", () => {
  expect(messagesFor("// The list of those who wait.\nlet list;")).toEqual([]);
});

it("reports a limit that does not say of what", () => {
  expect(messagesFor("const MOST = 12;")).toEqual(["MOST does not say what it limits: MAX_SHOWN_BANNERS does."]);
  expect(messagesFor("const MAX_SHOWN_BANNERS = 12;")).toEqual([]);
});
