import { describe, expect, it } from "vitest";
import { isEmail } from "../../rules/email";

describe("isEmail", () => {
  it.each(["anna@example.com", "a.b+c@sub.example.co.uk", "анна@пример.рф", "o'neil@example.org"])(
    "%s is one",
    (text) => expect(isEmail(text)).toBe(true),
  );
  it.each([
    "",
    "anna",
    "anna@",
    "@example.com",
    "anna@example",
    "anna@.com",
    "anna@example.",
    "anna@example..com",
    "an na@example.com",
    "anna@exa mple.com",
    "a@b@example.com",
    `${"a".repeat(200)}@example.com`,
  ])("%s is none", (text) => expect(isEmail(text)).toBe(false));
});
