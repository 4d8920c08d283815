import { expect, test } from "vitest";
import { intents } from "../../../../../app/shared/web/form/intent";

const sent = (...values: string[]) => {
  const form = new FormData();
  for (const value of values) form.append("intent", value);
  return form;
};
const known = intents("order", "date");

test.each([
  ["a name", ["order"], { name: "order", argument: "" }],
  ["a name with what belongs to it", ["date:2026-11-23"], { name: "date", argument: "2026-11-23" }],
  ["the same twice, as Lynx sends it when two buttons have it", ["order", "order"], { name: "order", argument: "" }],
  ["two", ["order", "date:2026-11-23"], undefined],
  ["one with two arguments", ["date:2026-11-23", "date:2026-11-24"], undefined],
  ["an unknown one", ["cancel"], undefined],
  ["none", [], undefined],
])("%s", (_, values, intent) => {
  const form = sent(...values);
  expect(known.take(form)).toEqual(intent);
  expect(form.has("intent")).toBe(false);
});
