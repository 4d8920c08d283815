import { describe, expect, it } from "vitest";
import { formatNational, formatPhone, maskFor, phoneShape, type PhoneMask } from "../../rules/phone";
import { phoneAfterEdit } from "../../rules/phone-typing";

const RU = { country_code: "RU", mask: "+7 (999) 999-99-99", trunks: ["8"], exit: "810" };
const KZ = { ...RU, country_code: "KZ" };
const BY = { country_code: "BY", mask: "+375 (99) 999-99-99", trunks: ["80", "8", "0"], exit: "810" };
const TR = { country_code: "TR", mask: "+90 (999) 999 99 99", trunks: ["0"] };
const DE = { country_code: "DE", mask: "+49 999 9999999?9", trunks: ["0"] };
const UA = { country_code: "UA", mask: "+380 (99) 999-99-99", trunks: ["80", "0"] };
const masks: PhoneMask[] = [RU, KZ, BY, TR, DE, UA];

type Field = { text: string; caret: number };

/** Inserts at the caret, as a key or a paste does. */
function insert(
  { text, caret }: Field,
  added: string,
  show: (before: string, field: Field) => string | undefined,
): Field {
  const field = { text: text.slice(0, caret) + added + text.slice(caret), caret: caret + added.length };
  const shown = show(text, field);
  return shown === undefined ? field : { text: shown, caret: shown.length };
}

const inMask =
  (country: string) =>
  (before: string, { text, caret }: Field) => {
    const digits = phoneAfterEdit({ before, after: text, caret }, masks, country);
    return digits && formatPhone(digits, maskFor(digits, masks, country));
  };
const keys = (field: Field, text: string, show: Parameters<typeof insert>[2]) =>
  [...text].reduce((now, key) => insert(now, key, show), field);
const end = (text: string): Field => ({ text, caret: text.length });

describe.each<[string, string, string, string[]]>([
  ["RU", "+7 ", "+7 (921) 555-17-78", ["9215551778", "89215551778", "8 (921) 555-17-78"]],
  ["RU", "+7 ", "+7 (800) 555-35-35", ["8005553535", "88005553535"]],
  ["RU", "+7 ", "+7 (812) 555-12-34", ["8125551234", "88125551234"]],
  ["KZ", "+7 ", "+7 (701) 234-56-78", ["7012345678", "87012345678", "77012345678"]],
  ["BY", "+375 ", "+375 (29) 123-45-67", ["291234567", "80291234567", "0291234567"]],
  ["UA", "+380 ", "+380 (67) 123-45-67", ["671234567", "0671234567", "380671234567"]],
  ["TR", "+90 ", "+90 (532) 123 45 67", ["5321234567", "05321234567"]],
  ["DE", "+49 ", "+49 151 23456789", ["15123456789", "015123456789", "0151/23456789", "004915123456789"]],
])("in %s, after %j", (country, offered, whole, typed) => {
  it.each(typed)(`typing %s ends in ${whole}`, (text) =>
    expect(keys(end(offered), text, inMask(country))).toEqual(end(whole)),
  );

  it.each(typed)(`pasting %s ends in ${whole}`, (text) =>
    expect(insert(end(offered), text, inMask(country))).toEqual(end(whole)),
  );

  it.each([offered, whole, `${whole.slice(0, -2)}`, whole.slice(0, 9)])(
    `a number with its code replaces %j, wherever it is pasted`,
    (text) => {
      const number = whole.replace(/[ ()-]/g, "");
      for (const caret of [0, text.length >> 1, text.length])
        for (const pasted of [number, whole, `tel:${number}`, `\u202a${number}\u202c`])
          expect(insert({ text, caret }, pasted, inMask(country)), `${pasted} at ${caret}`).toEqual(end(whole));
    },
  );

  it("a number that fills the field is written by the mask", () => {
    for (const text of [...typed, whole]) expect(inMask(country)(offered, end(text)), text).toBe(whole);
  });
});

it.each<[string, string, Field]>([
  ["a deleted digit", "+7 (921) 555", end("+7 (921) 55")],
  ["a digit typed in the middle", "+7 (921) 555", { text: "+7 (9321) 555", caret: 5 }],
  ["an emptied field", "+7 (921) 555", end("")],
  ["a national number that is being typed", "8 92", end("8 921")],
  ["a number with an extension", "+7 ", end("+7 8 (921) 555-12-34 доб. 12")],
  ["another country's number", "+7 ", end("+7 +49 30 123456")],
  ["a foreign number that is being typed", "+4", end("+49")],
])("%s stays as it is", (_, before, field) =>
  expect(phoneAfterEdit({ before, after: field.text, caret: field.caret }, [RU, KZ, BY], "RU")).toBeUndefined(),
);

describe("beside a choice of countries", () => {
  const beside =
    (own: PhoneMask) =>
    (before: string, { text, caret }: Field) => {
      const code = phoneShape(own).code;
      const digits = phoneAfterEdit({ before, after: text, caret }, masks, own.country_code, code);
      const mask = digits && maskFor(digits, masks, own.country_code);
      return mask ? formatNational(digits, mask) : undefined;
    };

  it.each<[PhoneMask, string, string]>([
    [TR, "5321234567", "(532) 123 45 67"],
    [TR, "05321234567", "(532) 123 45 67"],
    [RU, "89215551778", "(921) 555-17-78"],
    [DE, "015123456789", "151 23456789"],
  ])("in %o, %s is written %s", (own, text, whole) => {
    expect(keys(end(""), text, beside(own))).toEqual(end(whole));
    expect(insert(end(""), text, beside(own))).toEqual(end(whole));
  });

  it.each(["+79215551778", "+7 921 555 17 78", "79215551778"])("pasted %s is Russian", (text) => {
    expect(phoneAfterEdit({ before: "", after: text, caret: text.length }, masks, "TR", "90")).toBe("79215551778");
  });

  it("typed digits of another country wait until the field is left", () => {
    expect(phoneAfterEdit({ before: "+4", after: "+49", caret: 3 }, masks, "TR", "90")).toBeUndefined();
  });
});
