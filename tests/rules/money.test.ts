import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discounted, formatFor, formatPrice, fromMinor, percentOf, readAmount, toMinor } from "../../rules/money";

describe("toMinor", () => {
  it.each([
    [0, 0],
    [-0, 0],
    [1, 100],
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [1.005, 101],
    [1.004, 100],
    [-1.005, -101],
    [0.29, 29],
    [1.15, 115],
    [4.35, 435],
    [8.2, 820],
    [1e-7, 0],
    [-1e-7, 0],
    [0.004, 0],
    [0.005, 1],
    [1845, 184500],
    [9007199254740.99, 900719925474099],
  ])("%d is %d", (amount, minor) => expect(toMinor(amount)).toBe(minor));

  it.each([NaN, Infinity, -Infinity, 1e21, 1e300, 90071992547409.93])("refuses %d", (amount) =>
    expect(() => toMinor(amount)).toThrow(RangeError),
  );

  it("comes back exactly", () => {
    for (let minor = -20_000; minor < 200_000; minor += 7) expect(toMinor(fromMinor(minor))).toBe(minor);
  });
});

describe("fromMinor", () => {
  it.each([
    [0, 0],
    [1, 0.01],
    [1999, 19.99],
    [-30, -0.3],
  ])("%d is %d", (minor, amount) => expect(fromMinor(minor)).toBe(amount));
  it.each([0.5, NaN, Infinity, 2 ** 53])("refuses %d", (minor) => expect(() => fromMinor(minor)).toThrow(RangeError));
});

describe("formatPrice", () => {
  it.each([
    [0, "₽", false, "0 ₽"],
    [32900, "₽", false, "329 ₽"],
    [184500, "₽", false, "1 845 ₽"],
    [184550, "₽", false, "1 845,50 ₽"],
    [184505, "€", false, "1 845,05 €"],
    [999, "€", true, "9,99 €"],
    [900, "€", true, "9,00 €"],
    [900, "€", false, "9 €"],
    [123456789000, "₸", false, "1 234 567 890 ₸"],
    [-1250, "Br", false, "−12,50 Br"],
    [-5, "₴", false, "−0,05 ₴"],
    [10000, " ₺ ", false, "100 ₺"],
    [10000, "", false, "100"],
  ])("%d in %s (fractional %s) is %s", (minor, currency, fractional, text) =>
    expect(formatPrice(minor, { currency, fractional })).toBe(text.replaceAll(" ", "\u00a0")),
  );
  it("has no decimals for a whole price where nothing is said of them", () =>
    expect(formatPrice(900, { currency: "€" })).toBe("9\u00a0€"));

  it("says what Intl says, but for its spaces", () => {
    for (const minor of [0, 100, 12345, 1234567, 123456789]) {
      const intl = new Intl.NumberFormat("ru", { style: "currency", currency: "EUR" })
        .format(minor / 100)
        .replace(/\s/g, "\u00a0");
      expect(formatPrice(minor, { currency: "€", fractional: true })).toBe(intl);
    }
  });

  it.each([1.5, NaN, Infinity])("refuses %d", (minor) =>
    expect(() => formatPrice(minor, { currency: "₽" })).toThrow(RangeError),
  );
});

describe("formatFor", () => {
  it.each([
    [[2100, 2080, -20], "€", undefined, "21,00 € 20,80 € −0,20 €"],
    [[2100, 0, 500], "€", undefined, "21 € 0 € 5 €"],
    [[2100, 0, 500], "€", true, "21,00 € 0,00 € 5,00 €"],
    [[171600, 900, -10050, 162450], "₽", false, "1 716,00 ₽ 9,00 ₽ −100,50 ₽ 1 624,50 ₽"],
  ])("prices %j in %s (fractional %s) are %s", (minors, currency, fractional, text) => {
    const format = formatFor(minors, { currency, fractional });
    expect(minors.map((minor) => formatPrice(minor, format)).join(" ")).toBe(
      text.replace(/ (?=\d{3}|[€₽])/g, "\u00a0"),
    );
  });

  it("leaves the currency without prices as it is", () =>
    expect(formatPrice(900, formatFor([], { currency: "Br" }))).toBe("9\u00a0Br"));
});

describe("percentOf and discounted", () => {
  it.each([
    [10000, 10, 1000, 9000],
    [9999, 10, 1000, 8999],
    [101, 50, 51, 50],
    [1, 50, 1, 0],
    [1, 49, 0, 1],
    [100, 12.5, 13, 87],
    [100, 1.15, 1, 99],
    [10000, 1.15, 115, 9885],
    [32900, 0, 0, 32900],
    [32900, 100, 32900, 0],
    [0, 30, 0, 0],
  ])("of %d at percent %d: %d, leaving %d", (minor, percent, part, rest) => {
    expect(percentOf(minor, percent)).toBe(part);
    expect(discounted(minor, percent)).toBe(rest);
  });
  it("rounds away from zero below it too", () => expect(percentOf(-101, 50)).toBe(-51));
  it.each([-1, 100.01, NaN, Infinity])("is no discount: %d", (percent) =>
    expect(() => discounted(100, percent)).toThrow(RangeError),
  );
});

it.each<[string, number | "invalid" | undefined]>([
  ["", undefined],
  ["  ", undefined],
  ["600", 60_000],
  ["0", 0],
  [" 1\u00a0500 ", 150_000],
  ["99,50", 9_950],
  ["99.5", 9_950],
  ["99,", 9_900],
  ["٣٠٠", 30_000],
  ["۳۰۰", 30_000],
  ["３００", 30_000],
  ["9999999", 999_999_900],
  ["10000000", "invalid"],
  ["-5", "invalid"],
  ["\u22125", "invalid"],
  ["+5", "invalid"],
  ["1e3", "invalid"],
  ["0x10", "invalid"],
  ["Infinity", "invalid"],
  ["NaN", "invalid"],
  ["1,5,5", "invalid"],
  ["1.555", 155_500],
  ["1.555,20 €", 155_520],
  ["€1,555.20", 155_520],
  ["1.555.20", "invalid"],
  ["0.555", "invalid"],
  [",5", "invalid"],
  ["½", "invalid"],
  ["Ⅻ", "invalid"],
  ["三百", "invalid"],
  ["six", "invalid"],
  ["<b>5</b>", "invalid"],
  ["9".repeat(10_000), "invalid"],
])("an amount as it is typed: %j is %j", (typed, minor) => expect(readAmount(typed)).toBe(minor));

it.each(["₽", "руб.", "Br", "₸", "тг", "soʻm", "₴", "грн", "₺", "TL", "€", "EUR", ""])(
  "a sum in %j can be typed as the shop writes it",
  (currency) =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), fc.boolean(), (minor, fractional) => {
        expect(readAmount(formatPrice(minor, { currency, fractional }))).toBe(minor);
      }),
    ),
);
