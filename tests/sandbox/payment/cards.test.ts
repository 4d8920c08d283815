import { describe, expect, it } from "vitest";
import { testCards } from "../../../sandbox/seed/test-cards";
import {
  behaviourOf,
  cardErrors,
  decryptCard,
  holdsCardNumber,
  publicKeyOf,
} from "../../../sandbox/shop/payment/cards";
import { openWorld } from "../../../sandbox/world";
import { sealCard } from "../../support/sandbox/bank";
import { NOON } from "../../support/sandbox/visitor";

const good = { number: "4111 1111 1111 1111", expiry: "12/30", cvv: "123" };

it.each<[string, Partial<typeof good & { holder: string }>, Record<string, string>]>([
  ["is fine", {}, {}],
  ["is fine with a name", { holder: "ANNA O'NEIL-ROSE JR." }, {}],
  ["is fine to the end of its last month", { expiry: "11/26" }, {}],
  ["may be typed apart", { number: "4111-1111-1111-1111", expiry: " 1 / 27 ", cvv: " 1234 " }, {}],
  ["has no number", { number: " " }, { number: "numberRequired" }],
  ["has a number too short", { number: "4111" }, { number: "numberWrong" }],
  ["has a digit wrong", { number: "4111 1111 1111 1112" }, { number: "numberWrong" }],
  ["has letters in its number", { number: "4111 1111 1111 111x" }, { number: "numberWrong" }],
  ["has no expiry", { expiry: "" }, { expiry: "expiryRequired" }],
  ["has an expiry that is none", { expiry: "1230" }, { expiry: "expiryWrong" }],
  ["has a wrong month", { expiry: "13/30" }, { expiry: "expiryMonth" }],
  ["has month 0", { expiry: "00/30" }, { expiry: "expiryMonth" }],
  ["has a year that is over", { expiry: "12/25" }, { expiry: "expiryYear" }],
  ["has a year too far", { expiry: "12/47" }, { expiry: "expiryYear" }],
  ["has month and year wrong", { expiry: "13/25" }, { expiry: "expiryWrong" }],
  ["ended last month", { expiry: "10/26" }, { expiry: "expiryMonth" }],
  ["has no code", { cvv: "" }, { cvv: "cvvRequired" }],
  ["has half a code", { cvv: "12" }, { cvv: "cvvWrong" }],
  ["has letters for a code", { cvv: "abc" }, { cvv: "cvvWrong" }],
  ["has an empty name", { holder: " " }, { holder: "holderRequired" }],
  ["has a Cyrillic name", { holder: "АННА" }, { holder: "holderWrong" }],
  ["has a name of a letter", { holder: "A" }, { holder: "holderShort" }],
  ["has an endless name", { holder: "A".repeat(27) }, { holder: "holderLong" }],
  [
    "has everything wrong",
    { number: "", expiry: "", cvv: "" },
    { number: "numberRequired", expiry: "expiryRequired", cvv: "cvvRequired" },
  ],
])("a card %s", (_, change, errors) => {
  const found = Object.entries(cardErrors({ ...good, ...change }, NOON)).map(([field, words]) => [field, words.key]);
  expect(Object.fromEntries(found)).toEqual(errors);
});

it("the holder is required where the acquirer wants it", () => {
  const errors = (holder?: string) => cardErrors({ ...good, holder }, NOON, "payone");
  expect(errors()).toEqual({ holder: { key: "holderRequired" } });
  expect(errors("ANNA")).toEqual({});
  expect(cardErrors(good, NOON, "sber")).toEqual({});
});

it("every test card is valid and found as it is typed, and every other is declined", () => {
  for (const { number, behaviour } of testCards) {
    expect(cardErrors({ ...good, number }, NOON), number).toEqual({});
    expect(behaviourOf({ ...good, number: number.replace(/(\d{4})/g, "$1 ") })).toEqual(behaviour);
  }
  expect(behaviourOf({ ...good, number: "4012888888881881" })).toEqual({ does: "declined", says: "number" });
});

it.each([
  ["4111111111111111", true],
  ["4111 1111 1111 1111", true],
  ["my card is 4111-1111-1111-1111, thanks", true],
  ["4111111111111112", false],
  ["", false],
  ["48213", false],
  ["+7 913 000 00 00", false],
  ["a4111111111111111", false],
  ["0".repeat(32), false],
  ["4111111111111111f", false],
])("a card number in a text %s: %s", (text, holds) => expect(holdsCardNumber(text)).toBe(holds));

describe("a cryptogram", () => {
  const world = openWorld({ brand: "nori", data: ":memory:" });
  const key = publicKeyOf(world, "sber");

  it("a cryptogram is decrypted with its own key", () => {
    expect(publicKeyOf(world, "sber")).toBe(key);
    expect(decryptCard(world, "sber", sealCard(key, { number: "4111 1111 1111 1111", holder: "ANNA" }))).toEqual({
      ...good,
      holder: "ANNA",
    });
  });

  it("a cryptogram of another key, of other content, or broken is not decrypted", () => {
    const other = openWorld({ brand: "nori", data: ":memory:" });
    expect(publicKeyOf(other, "sber")).not.toBe(key);
    const own = sealCard(key, "4111111111111111");
    expect(decryptCard(other, "sber", own)).toBeUndefined();
    for (const text of [
      "",
      "4111111111111111",
      own.slice(0, -8),
      own.replace(/^./, (letter) => (letter === "A" ? "B" : "A")),
      sealCard(key, { number: 4111 } as never),
      sealCard(key, { number: "1".repeat(101) }),
    ]) {
      expect(decryptCard(world, "sber", text), text.slice(0, 20)).toBeUndefined();
    }
  });
});
