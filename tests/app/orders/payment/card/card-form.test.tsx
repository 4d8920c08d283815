// @vitest-environment jsdom
import { webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import { act, type ComponentProps } from "react";
import { I18nextProvider } from "react-i18next";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { CardForm } from "../../../../../app/orders/payment/card/CardForm";
import { createTranslations } from "../../../../../locales/i18n";
import { languages, type Language } from "../../../../../rules/languages";
import { decryptCard, publicKeyOf } from "../../../../../sandbox/shop/payment/cards";
import { openWorld } from "../../../../../sandbox/world";
import { wordsOf } from "../../../../support/app/words";
import { reactRoot } from "../../../../support/app/react-root";
import { serverHtml } from "../../../../support/app/server-html";

vi.mock("../../../../../app/shared/web/modal/page", () => ({
  usePage: () => ({ view: undefined, answer: undefined, inModal: false }),
}));

const world = openWorld({ brand: "nori", data: ":memory:" });
const publicKey = publicKeyOf(world, "sber");
const NOVEMBER = Date.UTC(2026, 10, 22, 12);
const namespaces = ["payment", "checkout", "common"] as const;
const translations = Object.fromEntries(
  languages.map((language) => {
    const texts = namespaces.map((name) => [
      name,
      JSON.parse(readFileSync(`locales/${language}/${name}.json`, "utf8")),
    ]);
    return [language, createTranslations(language, { [language]: Object.fromEntries(texts) as object as never })];
  }),
) as Record<Language, ReturnType<typeof createTranslations>>;

type Props = ComponentProps<typeof CardForm>;
type Field = "number" | "expiry" | "cvv" | "holder" | "email";

const root = reactRoot();
let props: Props;
let language: Language;
const onPay = vi.fn<Props["onPay"]>();
const t = (key: string, values?: Record<string, unknown>) => wordsOf(language)(`payment:card.${key}`, values);

beforeEach(() => {
  vi.stubGlobal("crypto", webcrypto);
  language = "en";
  onPay.mockReset();
  props = {
    publicKey,
    wantsHolder: false,
    total: "1 845 ₽",
    now: NOVEMBER,
    timezone: 3,
    email: "",
    errors: {},
    pending: false,
    onPay,
    children: <button>To the bank’s page</button>,
  };
});

const element = () => (
  <I18nextProvider i18n={translations[language]}>
    <CardForm {...props} />
  </I18nextProvider>
);

/** Renders the form with these props beside those it had. */
async function show(change: Partial<Props> = {}) {
  props = { ...props, ...change };
  await act(async () => root.render(element()));
}

const text = () => document.body.textContent ?? "";
const found = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** By its label, as a person finds it. */
function input(field: Field): HTMLInputElement {
  const label = found("label").find(({ textContent }) => textContent?.startsWith(t(field)));
  const control = document.getElementById(label?.getAttribute("for") ?? "");
  if (!(control instanceof HTMLInputElement)) throw new Error(`There is no field ${t(field)}`);
  return control;
}

const payButton = () => {
  const button = found("button").find((button) => !button.hidden);
  if (!button) throw new Error("There is no pay button");
  return button;
};
const pays = () => payButton().getAttribute("aria-disabled") !== "true";

/** The message beside a field, tied to it. */
function errorOf(field: Field): string | undefined {
  const control = input(field);
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  const message = ids.find((id) => id.endsWith("-error"));
  expect(control.hasAttribute("aria-invalid")).toBe(message !== undefined);
  return message && document.getElementById(message)?.textContent?.trim();
}

const summary = () => found("[role=alert] a").map(({ textContent }) => textContent);

/** What the browser does when a key is pressed or something is put in at the selection. */
function edit(field: Field, data: string, inputType = "insertText") {
  const control = input(field);
  act(() => control.focus());
  let [start, end] = [control.selectionStart ?? 0, control.selectionEnd ?? 0];
  if (start === end && inputType === "deleteContentBackward") start = Math.max(0, start - 1);
  if (start === end && inputType === "deleteContentForward") end += 1;
  act(() => {
    control.setRangeText(data, start, end, "end");
    control.dispatchEvent(new InputEvent("input", { bubbles: true, inputType, data }));
  });
}

/** Key by key. */
const type = (field: Field, keys: string) => [...keys].forEach((key) => edit(field, key));
const erase = (field: Field, times = 1) => {
  for (let time = 0; time < times; time += 1) edit(field, "", "deleteContentBackward");
};

/** At once, as browsers and password managers fill a form in. */
function autofill(field: Field, value: string) {
  act(() => {
    input(field).value = value;
    input(field).dispatchEvent(new Event("input", { bubbles: true }));
  });
}

function paste(field: Field, data: string) {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => data } });
  act(() => void input(field).dispatchEvent(event));
  if (!event.defaultPrevented) edit(field, data, "insertFromPaste");
}

function placeCaret(field: Field, at: number, end = at) {
  act(() => input(field).focus());
  input(field).setSelectionRange(at, end);
}

/** The value with its caret. */
function shown(field: Field) {
  const { value, selectionStart } = input(field);
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`;
}

function fillIn({ number = "4111111111111111", expiry = "1230", cvv = "123" } = {}) {
  type("number", number);
  type("expiry", expiry);
  type("cvv", cvv);
}

const press = () =>
  document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));

/** Enter in a field, or a press of the pay button when something is wrong. */
const submit = () => act(async () => void press());

/** Presses the pay button of a card without errors and waits for the cryptogram. */
async function pay() {
  if (!pays()) throw new Error(`The pay button says: ${payButton().textContent}`);
  const before = onPay.mock.calls.length;
  await act(async () => {
    press();
    await vi.waitFor(() => expect(onPay).toHaveBeenCalledTimes(before + 1));
  });
}

describe("where it stands", () => {
  it("leads to the acquirer's own page without scripts and before hydration", async () => {
    const html = serverHtml(element());
    expect(html).toContain("To the bank’s page");
    expect(html).not.toContain("<input");
    act(() => root.unmount());
    document.body.innerHTML = `<div>${html}</div>`;
    await act(async () => {
      root.hydrate(element());
    });
    expect(text()).not.toContain("To the bank’s page");
    expect(input("number")).toBeTruthy();
  });

  it("leads there where the browser has no WebCrypto, as over plain HTTP", async () => {
    vi.stubGlobal("crypto", { getRandomValues: () => undefined });
    await show();
    expect(text()).toBe("To the bank’s page");
  });

  it.each(["", "no key", btoa("no key")])("leads there for the key %j, which is none", async (publicKey) => {
    await show({ publicKey });
    await vi.waitFor(async () => {
      await act(async () => undefined);
      expect(text()).toBe("To the bank’s page");
    });
  });
});

it("leads to the bank's page under its fields too, for the cards that they do not take, once and only with them", async () => {
  props.instead = <button>Pay on the bank’s page instead</button>;
  expect(serverHtml(element())).not.toContain("instead");
  await show();
  expect([text().includes("instead"), text().includes("To the bank’s page")]).toEqual([true, false]);
});

describe("the fields", () => {
  it("of a card have no name, and browsers know what they are", async () => {
    await show({ wantsHolder: true });
    const fields = (["number", "expiry", "cvv", "holder"] as const).map((field) => {
      const { name, autocomplete, inputMode, type } = input(field) as HTMLInputElement & { autocomplete: string };
      return { name, autocomplete, inputMode: input(field).getAttribute("inputmode") ?? inputMode ?? "", type };
    });
    expect(fields.map(({ name }) => name)).toEqual(["", "", "", ""]);
    expect(fields.map(({ autocomplete }) => autocomplete)).toEqual(["cc-number", "cc-exp", "cc-csc", "cc-name"]);
    expect(fields.map(({ inputMode }) => inputMode)).toEqual(["numeric", "numeric", "numeric", ""]);
    fillIn();
    type("holder", "ANNA");
    const form = new FormData(document.querySelector("form") ?? undefined);
    expect([...form]).toEqual([["email", ""]]);
    expect(document.body.innerHTML).not.toMatch(/4111/);
  });

  it("ask for the name only where the acquirer wants it", async () => {
    await show();
    expect(text()).not.toContain(t("holder"));
    expect(found("input")).toHaveLength(4);
  });

  it("have the address of the receipt already", async () => {
    await show({ email: "anna@example.com" });
    expect(input("email").value).toBe("anna@example.com");
    expect(input("email").required).toBe(false);
  });
});

describe("typing", () => {
  beforeEach(() => show());

  it("groups the number", () => {
    type("number", "41111");
    expect(shown("number")).toBe("4111 1|");
    type("number", "23456789012");
    expect(shown("number")).toBe("4111 1234 5678 9012|");
    type("number", "9999");
    expect(shown("number")).toBe("4111 1234 5678 9012 999|");
  });

  it("keeps the caret where the number is edited", () => {
    type("number", "411112345678");
    placeCaret("number", 2);
    type("number", "9");
    expect(shown("number")).toBe("419|1 1123 4567 8");
    type("number", "88");
    expect(shown("number")).toBe("4198 8|111 2345 678");
    erase("number", 2);
    expect(shown("number")).toBe("419|1 1123 4567 8");
  });

  it("deletes a digit over a space", () => {
    type("number", "41112345");
    placeCaret("number", 5);
    erase("number");
    expect(shown("number")).toBe("411|2 345");
    placeCaret("number", 4);
    edit("number", "", "deleteContentForward");
    expect(shown("number")).toBe("4112| 45");
    placeCaret("number", 7);
    erase("number", 6);
    expect(shown("number")).toBe("|");
  });

  it("takes a number that is pasted or filled in", () => {
    paste("number", "4111-1111-1111-1111");
    expect(shown("number")).toBe("4111 1111 1111 1111|");
    placeCaret("number", 7);
    paste("number", " 5555 5555  5555 4444 ");
    expect(shown("number")).toBe("5555 5555 5555 4444|");
    autofill("number", "4000000000001000");
    expect(input("number").value).toBe("4000 0000 0000 1000");
    placeCaret("number", 0, 19);
    paste("number", "4111 11");
    expect(shown("number")).toBe("4111 11|");
  });

  it.each([
    ["127", "12 / 7|"],
    ["1/27", "01 / 27|"],
    ["0127", "01 / 27|"],
    ["5", "05 / |"],
    ["12/27", "12 / 27|"],
    ["12 / 2027", "12 / 27|"],
  ])("writes the expiry %s", (keys, value) => {
    type("expiry", keys);
    expect(shown("expiry")).toBe(value);
  });

  it("deletes the expiry key by key", () => {
    type("expiry", "1227");
    erase("expiry", 2);
    expect(shown("expiry")).toBe("12 / |");
    erase("expiry");
    expect(shown("expiry")).toBe("1|");
    erase("expiry");
    expect(shown("expiry")).toBe("|");
  });

  it.each(["01/2027", "2027-01", "0127", "1/27"])("takes the expiry %s from a browser", (value) => {
    autofill("expiry", value);
    expect(input("expiry").value).toBe("01 / 27");
  });

  it("waits for what is still being composed", () => {
    act(() => {
      input("number").value = "41111";
      input("number").dispatchEvent(new InputEvent("input", { bubbles: true, isComposing: true }));
    });
    expect(input("number").value).toBe("41111");
    act(() => void input("number").dispatchEvent(new CompositionEvent("compositionend", { bubbles: true })));
    expect(input("number").value).toBe("4111 1");
  });

  it("takes four digits of a security code at most", () => {
    type("cvv", "1a2345");
    expect(shown("cvv")).toBe("1234|");
  });
});

it.each([
  ["4", "Visa"],
  ["51", "Mastercard"],
  ["2200", "Mir"],
  ["9792", "Troy"],
])("names the system of a card that begins with %s", async (digits, name) => {
  await show();
  const status = () => found("[role=status]").map(({ textContent }) => textContent);
  expect(status().join("")).not.toContain(name);
  type("number", digits);
  expect(status()[0]).toContain(`${name} card`);
  erase("number", digits.length);
  expect(status().join("")).toBe("");
});

describe("the pay button", () => {
  it("says what is missing until all is filled in", async () => {
    language = "ru";
    await show();
    const says = () => payButton().textContent;
    expect([says(), pays()]).toEqual(["Введите данные карты", false]);
    type("number", "411111111111111");
    expect(says()).toBe("Введите данные карты");
    type("number", "1");
    expect(says()).toBe("Введите срок и CVV");
    type("expiry", "123");
    expect(says()).toBe("Введите срок и CVV");
    type("expiry", "0");
    expect([says(), pays()]).toEqual(["Введите CVV", false]);
    type("cvv", "123");
    expect([says(), pays()]).toEqual(["Оплатить 1 845 ₽", true]);
    erase("number");
    expect([says(), pays()]).toEqual(["Введите номер", false]);
  });

  it("waits for the name, too, where it is wanted", async () => {
    language = "ru";
    await show({ wantsHolder: true });
    fillIn();
    expect(payButton().textContent).toBe("Введите имя");
    type("holder", "ANNA");
    expect(pays()).toBe(true);
  });

  it("stays active after a failed check, whatever becomes of the fields", async () => {
    await show();
    fillIn({ number: "4111111111111112" });
    await submit();
    expect(onPay).not.toHaveBeenCalled();
    expect(pays()).toBe(true);
    erase("cvv", 3);
    expect(pays()).toBe(true);
    await submit();
    expect([errorOf("number"), errorOf("cvv")]).toEqual([t("errors.number.wrong"), t("errors.cvv.empty")]);
  });

  it("keeps the focus in the field while it is pressed", async () => {
    await show();
    const down = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
    payButton().dispatchEvent(down);
    expect(down.defaultPrevented).toBe(true);
  });

  it("waits for the bank with closed fields, and pays once", async () => {
    await show();
    fillIn();
    await pay();
    await show({ pending: true });
    expect(payButton().textContent).toContain(t("waiting"));
    expect(payButton().getAttribute("aria-busy")).toBe("true");
    expect(
      found("[role=status]")
        .map(({ textContent }) => textContent)
        .join(" "),
    ).toContain(t("stay"));
    expect(found("input").every((field) => (field as HTMLInputElement).readOnly)).toBe(true);
    await submit();
    paste("number", "5555555555554444");
    expect(onPay).toHaveBeenCalledTimes(1);
  });
});

it.each(languages)("has every error in %s, beside its field and in the summary", async (own) => {
  const cases: [field: Field, value: string, key: string, values?: Record<string, unknown>][] = [
    ["number", "", "number.empty"],
    ["number", "4", "number.short", { count: 15 }],
    ["number", "6212345678901234567", "number.long"],
    ["number", "411111111111111", "number.short", { count: 1 }],
    ["number", "4111111111111112", "number.wrong"],
    ["expiry", "", "expiry.empty"],
    ["expiry", "12", "expiry.month_only"],
    ["expiry", "/27", "expiry.year_only"],
    ["expiry", "1327", "expiry.month"],
    ["expiry", "1026", "expiry.past"],
    ["expiry", "1299", "expiry.far"],
    ["cvv", "", "cvv.empty"],
    ["cvv", "12", "cvv.short"],
    ["holder", "", "holder.empty"],
    ["holder", "Анна", "holder.latin"],
    ["holder", "A", "holder.short"],
    ["holder", "A".repeat(27), "holder.long"],
  ];
  language = own;
  await show({ wantsHolder: true });
  for (const [field, value, key, values] of cases) {
    const card = { number: "4111111111111111", expiry: "1230", cvv: "123", holder: "ANNA", [field]: value };
    for (const [name, whole] of Object.entries(card)) autofill(name as Field, whole);
    await submit();
    const message = t(`errors.${key}`, values);
    expect([errorOf(field), summary()]).toEqual([message, [message]]);
    expect(document.activeElement).toBe(document.querySelector("[role=alert]"));
    expect(document.querySelector("[role=alert] a")?.getAttribute("href")).toBe(`#${input(field).id}`);
  }
  expect(onPay).not.toHaveBeenCalled();
});

describe("a message", () => {
  beforeEach(() => show());

  it("leaves its field and the summary with the first change", async () => {
    fillIn({ number: "4111111111111112" });
    await submit();
    expect(errorOf("number")).toBe(t("errors.number.wrong"));
    erase("number");
    expect(errorOf("number")).toBeUndefined();
    expect(summary()).toEqual([]);
    await submit();
    expect(summary()).toEqual([t("errors.number.short", { count: 1 })]);
  });

  it("comes when a field is left for another, but not when it is empty or the form itself is left", () => {
    const leave = (field: Field, to: HTMLElement | null) =>
      act(() => void input(field).dispatchEvent(new FocusEvent("focusout", { bubbles: true, relatedTarget: to })));
    leave("number", input("expiry"));
    expect(errorOf("number")).toBeUndefined();
    type("number", "4111");
    leave("number", null);
    expect(errorOf("number")).toBeUndefined();
    leave("number", input("expiry"));
    expect(errorOf("number")).toBe(t("errors.number.short", { count: 12 }));
    expect(summary()).toEqual([]);
  });

  it("takes the focus again when the button is pressed again", async () => {
    fillIn({ number: "4111111111111112" });
    await submit();
    act(() => input("number").focus());
    await submit();
    expect(document.activeElement).toBe(document.querySelector("[role=alert]"));
  });
});

describe("paying", () => {
  it("sends what only the acquirer can read", async () => {
    await show({ wantsHolder: true, email: "anna@example.com" });
    fillIn({ expiry: "1/27", cvv: "1234" });
    type("holder", " Anna  O’Neil ");
    await pay();
    expect(onPay).toHaveBeenCalledTimes(1);
    const [{ cryptogram, email }] = onPay.mock.calls[0] ?? [{ cryptogram: "", email: "" }];
    expect(email).toBe("anna@example.com");
    expect(decryptCard(world, "sber", cryptogram)).toEqual({
      number: "4111111111111111",
      expiry: "01/27",
      cvv: "1234",
      holder: "Anna O'Neil",
    });
    expect(decryptCard(world, "yookassa", cryptogram)).toBeUndefined();
  });

  it("sends no holder that was not asked for, and another cryptogram each time", async () => {
    await show();
    fillIn();
    await pay();
    await pay();
    const [first = "", second = ""] = onPay.mock.calls.map(([{ cryptogram }]) => cryptogram);
    expect(first).not.toBe(second);
    expect(decryptCard(world, "sber", second)).toEqual({ number: "4111111111111111", expiry: "12/30", cvv: "123" });
  });

  it.each([
    [
      "the card",
      { number: "Invalid card number" },
      ["4111 1111 1111 1111", "12 / 30", "", "anna@example.com"],
      ["Invalid card number"],
    ],
    [
      "anything else",
      { payment: "Insufficient funds" },
      ["4111 1111 1111 1111", "12 / 30", "", "anna@example.com"],
      [],
    ],
    [
      "the address only",
      { email: "Check the address" },
      ["4111 1111 1111 1111", "12 / 30", "123", "anna@example.com"],
      ["Check the address"],
    ],
    ["a lost connection", { form: "Try again" }, ["4111 1111 1111 1111", "12 / 30", "123", "anna@example.com"], []],
  ])("after an answer about %s the fields are as they should be", async (_, errors, values, said) => {
    await show({ email: "anna@example.com" });
    fillIn();
    await pay();
    await show({ pending: true });
    await show({ pending: false, errors });
    expect((["number", "expiry", "cvv", "email"] as const).map((field) => input(field).value)).toEqual(values);
    expect(summary()).toEqual(said);
    if (values[2] === "") expect(payButton().textContent).toBe("Enter the CVV");
    // What is typed now outlives a new rendering of the page, such as its countdown's.
    placeCaret("cvv", input("cvv").value.length);
    if (values[2] === "") type("cvv", "55");
    const typed = input("cvv").value;
    await show({ now: NOVEMBER + 1_000 });
    expect(input("cvv").value).toBe(typed);
    expect(summary()).toEqual(said);
  });

  it("empties the CVV again when it is declined again for the same reason", async () => {
    await show();
    fillIn();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await show();
      if (attempt > 0) type("cvv", "123");
      await pay();
      await show({ errors: { payment: "Insufficient funds" } });
      expect([input("number").value, input("cvv").value]).toEqual(["4111 1111 1111 1111", ""]);
    }
  });

  it("shows the errors of a page that begins with them", async () => {
    await show({ errors: { cvv: "Invalid CVC", payment: "Declined" } });
    expect(errorOf("cvv")).toBe("Invalid CVC");
    expect(summary()).toEqual(["Invalid CVC"]);
  });
});

describe("the card is forgotten", () => {
  const values = () => (["number", "expiry", "cvv", "holder"] as const).map((field) => input(field).value).join("");

  it("when the page is left, also for the back-forward cache", async () => {
    await show({ wantsHolder: true });
    fillIn();
    type("holder", "ANNA");
    act(() => void window.dispatchEvent(new Event("pagehide")));
    expect(values()).toBe("");
    expect(payButton().textContent).toBe(t("fill"));
  });

  it("when the form goes", async () => {
    await show();
    fillIn();
    const inputs = found("input") as HTMLInputElement[];
    act(() => root.unmount());
    expect(inputs.map(({ value }) => value).join("")).toBe("");
  });

  it("and is not paid with after that", async () => {
    await show();
    fillIn();
    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (finish = resolve));
    const encrypt = webcrypto.subtle.encrypt.bind(webcrypto.subtle);
    const slow = vi.spyOn(webcrypto.subtle, "encrypt").mockImplementation(async (...args) => {
      await held;
      return encrypt(...args);
    });
    await submit();
    await vi.waitFor(() => expect(slow).toHaveBeenCalled());
    act(() => void window.dispatchEvent(new Event("pagehide")));
    await act(async () => {
      finish();
      await slow.mock.results[0]?.value;
    });
    expect(onPay).not.toHaveBeenCalled();
    expect(payButton().textContent).toBe(t("fill"));
    slow.mockRestore();
  });

  it("leaves nothing in the address, the storage and the console", async () => {
    const consoles = (["log", "warn", "error", "info", "debug"] as const).map((name) => vi.spyOn(console, name));
    await show();
    fillIn();
    await pay();
    const kept = [location.href, JSON.stringify(history.state), document.cookie];
    kept.push(JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }));
    for (const spy of consoles) kept.push(JSON.stringify(spy.mock.calls));
    expect(kept.join("\n")).not.toMatch(/4111|123/);
    for (const spy of consoles) spy.mockRestore();
  });
});
