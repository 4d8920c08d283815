import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Elements of the kit that may be required, or hold a value that a browser checks. */
const CHECKED = /<(AddressField|Consent|Door|PhoneField|Slots)\b|\bfieldProps\(|\brequired\b/;

it("a form leaves no check to the browser, whose bubbles speak another language than the page", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
  const checking = files
    .map((file) => ({ file, text: readFileSync(join("app", file), "utf8") }))
    .filter(({ text }) => CHECKED.test(text) && /<(Form|GetForm|PageForm|form)\s/.test(text));
  expect(checking.length).toBeGreaterThan(8);
  const open = checking.flatMap(({ file, text }) =>
    [...text.matchAll(/<(?:Form|GetForm|PageForm|form)\s((?:[^<>]|=>)*)>([^]*?)<\/(?:Form|GetForm|PageForm|form)>/g)]
      .filter(([, attributes = "", body = ""]) => CHECKED.test(body) && !attributes.includes("noValidate"))
      .map(() => file),
  );
  expect(open).toEqual([]);
});
