// @vitest-environment jsdom
import { startTransition, useEffect, useState, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HydrateLater as Part } from "../../../../../app/shared/web/hydration/HydrateLater";
import { HYDRATED_ANEW, mayPrint } from "../../../../support/console";
import { serverHtml } from "../../../../support/app/server-html";

let HydrateLater: typeof Part;
let pageHydrated: Promise<void>;
let keepTyped: (root: HTMLElement, hydrated: Promise<void>) => void;
let root: Root | undefined;
const errors: unknown[] = [];

// Each test has a page of its own to hydrate, as each document has.
beforeEach(async () => {
  vi.resetModules();
  ({ HydrateLater, pageHydrated } = await import("../../../../../app/shared/web/hydration/HydrateLater"));
  ({ keepTyped } = await import("../../../../../app/shared/web/hydration/keep-typed"));
  mayPrint(HYDRATED_ANEW);
});
afterEach(() => {
  root?.unmount();
  errors.length = 0;
  vi.restoreAllMocks();
});

/** The consent's own state shows whether React was told of it. */
function Consent() {
  const [given, setGiven] = useState(false);
  return (
    <label>
      <input type="checkbox" name="consent" onChange={(event) => setGiven(event.currentTarget.checked)} />
      {given ? "given" : "missing"}
    </label>
  );
}

/** Its radios and boxes are React's own, and an effect renders it anew as soon as it is hydrated. */
function Choice() {
  const [way, setWay] = useState("cash");
  const [extras, setExtras] = useState<string[]>([]);
  const [, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <>
      {["cash", "card"].map((one) => (
        <input key={one} type="radio" name="way" value={one} checked={way === one} onChange={() => setWay(one)} />
      ))}
      {["1", "2"].map((one) => (
        <input
          key={one}
          type="checkbox"
          name={`extra.${one}`}
          checked={extras.includes(one)}
          onChange={({ currentTarget }) =>
            setExtras(currentTarget.checked ? [...extras, one] : extras.filter((other) => other !== one))
          }
        />
      ))}
      <output aria-label="way">{`${way} ${extras.length}`}</output>
    </>
  );
}

function Sum() {
  const [sum, setSum] = useState("");
  return (
    <>
      <input name="sum" value={sum} onChange={(event) => setSum(event.currentTarget.value)} />
      <output>{sum}</output>
    </>
  );
}

const page: ReactNode = (
  <HydratedPage>
    <form action="/order">
      <input type="hidden" name="key" defaultValue="from the server" />
      <input name="name" defaultValue="" />
      <input name="phone" type="tel" defaultValue="+7" />
      <textarea name="comment" defaultValue="" />
      <select name="country" defaultValue="7">
        <option value="7">7</option>
        <option value="998">998</option>
      </select>
      <Consent />
      <Sum />
      <Choice />
      <a href="/terms">Terms</a>
    </form>
  </HydratedPage>
);

function HydratedPage({ children }: { children: ReactNode }) {
  return (
    <HydrateLater>
      <HydrateLater>
        <main>{children}</main>
      </HydrateLater>
    </HydrateLater>
  );
}

const field = (name: string, value?: string) =>
  document.querySelector(`[name=${name}]${value ? `[value=${value}]` : ""}`) as HTMLInputElement;

function serve() {
  document.body.innerHTML = `<div id="shop">${serverHtml(page)}</div>`;
}

function fillIn() {
  field("name").value = "Anna";
  field("phone").value = "+79311234567";
  field("comment").value = "The blue door";
  field("country").value = "998";
  // A browser marks the other radio button as changed, too; jsdom does not.
  field("way", "cash").checked = false;
  field("way", "card").checked = true;
  field("consent").checked = true;
  field("sum").value = "500";
  for (const one of ["1", "2"]) document.querySelector<HTMLInputElement>(`[name="extra.${one}"]`)!.checked = true;
}

function hydrate() {
  const shop = document.getElementById("shop") as HTMLElement;
  keepTyped(shop, pageHydrated);
  startTransition(() => {
    root = hydrateRoot(shop, page, { onRecoverableError: (error) => errors.push(error) });
  });
}

const foreign = {
  "a password manager's icon behind a field": () =>
    field("name").insertAdjacentElement("afterend", document.createElement("div")),
  "a translator's element around words": () => {
    const words = document.querySelector("label")?.lastChild as Text;
    const font = document.createElement("font");
    words.replaceWith(font);
    font.append(words);
  },
  "an element within the form": () => document.querySelector("form")?.prepend(document.createElement("span")),
};

for (const [what, put] of Object.entries(foreign)) {
  it(`${what} takes nothing from the visitor: values, ticks, the focus and the selection stay, and React knows of them`, async () => {
    serve();
    fillIn();
    put();
    const old = field("name");
    old.focus();
    old.setSelectionRange(1, 3);
    hydrate();
    await pageHydrated;
    expect(errors.length).toBeGreaterThan(0);
    expect(old.isConnected).toBe(false);
    expect(sent()).toEqual({
      key: "from the server",
      name: "Anna",
      phone: "+79311234567",
      comment: "The blue door",
      country: "998",
      way: "card",
      consent: "on",
      sum: "500",
      "extra.1": "on",
      "extra.2": "on",
    });
    expect(document.activeElement).toBe(field("name"));
    expect([field("name").selectionStart, field("name").selectionEnd]).toEqual([1, 3]);
    await vi.waitFor(() => expect(document.querySelector("label")?.textContent).toBe("given"));
    expect(document.querySelector("output")?.textContent).toBe("500");
  });
}

const sent = () => Object.fromEntries(new FormData(document.querySelector("form") ?? undefined));

it("takes the focus from nobody, and puts back only what the visitor has changed", async () => {
  serve();
  foreign["an element within the form"]();
  const outside = document.body.appendChild(document.createElement("button"));
  field("name").focus();
  outside.focus();
  hydrate();
  await pageHydrated;
  expect(document.activeElement).toBe(outside);
  expect([field("name").value, field("phone").value, field("way", "cash").checked]).toEqual(["", "+7", true]);
});

it("keeps what is typed on in a new element before the whole page is hydrated", async () => {
  serve();
  fillIn();
  foreign["an element within the form"]();
  const old = field("name");
  hydrate();
  await vi.waitFor(() => expect(field("name")).not.toBe(old));
  await vi.waitFor(() => expect(field("name").value).toBe("Anna"));
  field("name").value = "Anna-Maria";
  await pageHydrated;
  expect(field("name").value).toBe("Anna-Maria");
});

it("makes what was entered before the state of React, in elements that stay", async () => {
  serve();
  fillIn();
  const old = field("name");
  hydrate();
  await pageHydrated;
  await vi.waitFor(() => expect(document.querySelector("label")?.textContent).toBe("given"));
  expect([errors, field("name")]).toEqual([[], old]);
  expect(document.querySelector("output")?.textContent).toBe("500");
  expect(document.querySelector("[aria-label=way]")?.textContent).toBe("card 2");
  expect(sent()).toMatchObject({
    name: "Anna",
    country: "998",
    way: "card",
    consent: "on",
    sum: "500",
    "extra.1": "on",
  });
});

it("lets the visitor's last word count", async () => {
  serve();
  fillIn();
  hydrate();
  field("sum").value = "700";
  field("sum").dispatchEvent(new Event("input", { bubbles: true }));
  await pageHydrated;
  await vi.waitFor(() => expect(document.querySelector("output")?.textContent).toBe("700"));
  expect(field("sum").value).toBe("700");
});

it("tells nobody of a page in which nothing was entered", async () => {
  serve();
  const told = vi.fn();
  hydrate();
  document.addEventListener("input", told);
  await pageHydrated;
  await new Promise((resolve) => setTimeout(resolve));
  expect([errors, told.mock.calls]).toEqual([[], []]);
});

describe("while the page is hydrated part by part", () => {
  /** As a browser does for a key. */
  function press(field: HTMLInputElement, letter: string) {
    field.dispatchEvent(new InputEvent("beforeinput", { bubbles: true }));
    field.setRangeText(letter, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }

  it("a letter goes where the caret was, though React has meanwhile rendered its own value", async () => {
    let arrive = () => undefined as void;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    let isSlow = false;
    function Slow() {
      if (isSlow) throw arrival;
      return null;
    }
    function Search() {
      const [words, setWords] = useState("");
      const [isHydrated, setHydrated] = useState(false);
      useEffect(() => setHydrated(true), []);
      return (
        <>
          <input name="search" value={words} onChange={(event) => setWords(event.currentTarget.value)} />
          <output aria-label={isHydrated ? "hydrated" : "not yet"}>{words}</output>
        </>
      );
    }
    const parts = (
      <HydratedPage>
        <HydrateLater>
          <Search />
        </HydrateLater>
        <HydrateLater>
          <Slow />
        </HydrateLater>
      </HydratedPage>
    );
    document.body.innerHTML = `<div id="shop">${serverHtml(parts)}</div>`;
    isSlow = true;
    field("search").focus();
    press(field("search"), "r");
    press(field("search"), "l");
    field("search").setSelectionRange(1, 1);
    keepTyped(document.getElementById("shop") as HTMLElement, pageHydrated);
    startTransition(() => {
      root = hydrateRoot(document.getElementById("shop") as HTMLElement, parts);
    });
    await vi.waitFor(() => expect(document.querySelector("[aria-label=hydrated]")).not.toBeNull());
    for (const letter of "ol") press(field("search"), letter);
    isSlow = false;
    arrive();
    await pageHydrated;
    expect([field("search").value, field("search").selectionStart]).toEqual(["roll", 3]);
    await vi.waitFor(() => expect(document.querySelector("output")?.textContent).toBe("roll"));
  });
});
