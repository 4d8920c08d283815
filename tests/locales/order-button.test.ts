import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Language } from "../../rules/languages";

const texts = (language: Language) =>
  JSON.parse(readFileSync(`locales/${language}/checkout.json`, "utf8")) as Record<
    "order" | "submit" | "orderNote" | "orderNote_DE",
    string
  >;

it("the German order button has nothing on it but the law's words, with the sum beside it (§ 312j BGB)", () => {
  const { order, submit, orderNote, orderNote_DE } = texts("de");
  expect([order, submit]).toEqual(["Zahlungspflichtig bestellen", "Zahlungspflichtig bestellen"]);
  expect(orderNote).toContain("{{sum}}");
  expect(orderNote_DE).toContain("{{sum}}");
});

it("the English order button says that ordering means paying", () => {
  expect(texts("en").order).toBe("Order and pay {{sum}}");
});

it("Turkish says before the order that it has to be paid", () => {
  expect(texts("tr").orderNote).toContain("ödeme yükümlülüğü");
});

it.each(["ru", "uk", "uz", "en"] as const)("the order button has the sum in %s", (language) => {
  expect(texts(language).order).toContain("{{sum}}");
});
