/** @vitest-environment jsdom */
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { PhoneField } from "../../../app/sign-in/PhoneField";
import { reactRoot } from "../../support/app/react-root";

vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const root = reactRoot();
const RU = { country_code: "RU", mask: "+7 (999) 999-99-99", trunks: ["8"], exit: "810" };
const TR = { country_code: "TR", mask: "+90 (999) 999 99 99", trunks: ["0"] };
const DE = { country_code: "DE", mask: "+49 999 9999999?9", trunks: ["0"] };
const field = (initialValue: string) =>
  ({ id: "phone", name: "phone", initialValue }) as unknown as Parameters<typeof PhoneField>[0]["field"];
const input = () => document.querySelector("input") as HTMLInputElement;

function edit(text: string, caret = text.length) {
  act(() => {
    input().focus();
    input().value = text;
    input().setSelectionRange(caret, caret);
    input().dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
}

beforeEach(() => document.body.focus());

it.each([
  [RU, "+7 ", "+7 +79215551778", "+7 (921) 555-17-78"],
  [RU, "+7 ", "89215551778", "+7 (921) 555-17-78"],
  [DE, "+49 ", "+49 0", "+49"],
  [DE, "+49 ", "+49 (0)151 23456789", "+49 151 23456789"],
])("one field: %o, %j, then %j", (mask, offered, text, shown) => {
  act(() =>
    root.render(<PhoneField label="Phone" field={field(offered)} masks={[mask]} country={mask.country_code} />),
  );
  expect(input().value).toBe(offered);
  edit(text);
  expect(input().value).toBe(shown);
});

it("an edit in the middle keeps the caret until the field is left", () => {
  act(() => root.render(<PhoneField label="Phone" field={field("+7 (921) 555-17-7")} masks={[RU]} country="RU" />));
  edit("+7 (9921) 555-17-7", 5);
  expect([input().value, input().selectionStart]).toEqual(["+7 (9921) 555-17-7", 5]);
  act(() => input().blur());
  expect(input().value).toBe("+7 (992) 155-51-77");
});

it("beside a choice of countries a pasted number selects its own", () => {
  const countries = [TR, RU].map(({ country_code }) => ({ code: country_code, words: country_code }));
  act(() =>
    root.render(<PhoneField label="Phone" field={field("")} masks={[TR, RU]} country="TR" countries={countries} />),
  );
  edit("05321234567");
  expect(input().value).toBe("(532) 123 45 67");
  edit("+79215551778");
  expect([input().value, document.querySelector("select")?.value]).toEqual(["(921) 555-17-78", "RU"]);
});

it("a number is formatted as the chosen country writes it", () => {
  const UA = { country_code: "UA", mask: "+380 (99) 999-99-99", trunks: ["0"] };
  const countries = [TR, UA].map(({ country_code }) => ({ code: country_code, words: country_code }));
  act(() =>
    root.render(<PhoneField label="Phone" field={field("")} masks={[TR, UA]} country="TR" countries={countries} />),
  );
  const select = document.querySelector("select") as HTMLSelectElement;
  act(() => {
    select.value = "UA";
    select.dispatchEvent(new Event("change", { bubbles: true }));
  });
  edit("0671234567");
  expect([input().value, select.value]).toEqual(["(67) 123-45-67", "UA"]);
});
