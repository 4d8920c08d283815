// @vitest-environment jsdom
import { useForm } from "@conform-to/react";
import { act } from "react";
import { createMemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AddressField } from "../../../../../../app/fulfilment/place/address/form/AddressField";
import { Door } from "../../../../../../app/fulfilment/place/address/house/Door";
import { InBrowser, inEnglish } from "../../../../../support/app/in-shop";
import { wordsOf } from "../../../../../support/app/words";
import { reactRoot } from "../../../../../support/app/react-root";

const suggestions = [
  { text: "Nevsky prospekt", latitude: 59.93, longitude: 30.34, street: true },
  { text: "Nevsky prospekt, 20", latitude: 59.936, longitude: 30.32 },
  { text: "Nevsky prospekt, 28", latitude: 59.9357, longitude: 30.3261 },
];
const asked = vi.fn<(url: string) => Promise<Response>>();
const root = reactRoot();

type Names = Record<"address" | "room" | "entrance" | "floor" | "intercom" | "description", string>;

function Page() {
  const [, fields] = useForm<Names>({ id: "form" });
  return (
    <form>
      <AddressField field={fields.address} filled={{}} />
      <Door fields={fields} private_house={false} />
    </form>
  );
}

const one = <Found extends Element = HTMLInputElement>(selector: string) => document.querySelector(selector) as Found;
const field = () => one('[role="combobox"]');
const options = () => [...document.querySelectorAll('[role="option"]')];
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
const press = (key: string) =>
  act(async () => field().dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })));
const type = (text: string) =>
  act(async () => {
    field().focus();
    field().value = text;
    field().dispatchEvent(new InputEvent("input", { bubbles: true }));
  });

beforeEach(async () => {
  asked.mockReset().mockImplementation(async () => Response.json({ suggestions }));
  vi.stubGlobal("fetch", asked);
  vi.useFakeTimers();
  const router = createMemoryRouter([{ path: "/:city/address", Component: Page }], {
    initialEntries: ["/spb/address"],
  });
  await act(async () => root.render(inEnglish(<InBrowser router={router} />)));
});

describe("the address field suggests", () => {
  it("debounced: one question for what was typed in a row, from two letters on", async () => {
    await type("N");
    await wait(1_000);
    expect(asked).not.toHaveBeenCalled();
    for (const text of ["Ne", "Nev", "Nevs"]) {
      await type(text);
      await wait(100);
    }
    expect(asked).not.toHaveBeenCalled();
    await wait(200);
    expect(asked.mock.calls.map(([url]) => url)).toEqual(["/spb/address/suggestions?address=Nevs"]);
    expect(options()).toHaveLength(3);
  });

  it("with what was typed highlighted in each", async () => {
    await type("nev");
    await wait(300);
    expect(options().map((option) => option.querySelector("b")?.textContent)).toEqual(["Nev", "Nev", "Nev"]);
  });

  it("with the keyboard: arrows choose, Enter takes it with its coordinates, Escape closes the list", async () => {
    await type("Nevsky 2");
    await wait(300);
    await press("ArrowUp");
    expect(field().getAttribute("aria-activedescendant")).toBe(options()[2]?.id);
    await press("ArrowUp");
    await press("Enter");
    expect([field().value, one('[name="picked"]').value, one('[name="latitude"]').value]).toEqual([
      "Nevsky prospekt, 20",
      "Nevsky prospekt, 20",
      "59.936",
    ]);
    expect(options()).toEqual([]);
    await type("Nevsky 28");
    await wait(300);
    await press("Escape");
    expect([options(), field().getAttribute("aria-expanded"), field().value]).toEqual([[], "false", "Nevsky 28"]);
  });

  it("a street is followed by its houses", async () => {
    await type("Nevsky");
    await wait(300);
    await press("ArrowDown");
    await press("Enter");
    expect(field().value).toBe("Nevsky prospekt, ");
    await wait(300);
    expect(asked.mock.calls.at(-1)?.[0]).toBe("/spb/address/suggestions?address=Nevsky+prospekt%2C+");
    expect(options().map(({ textContent }) => textContent)).toEqual(["Nevsky prospekt, 20", "Nevsky prospekt, 28"]);
    expect(one('[name="picked"]')).toBeNull();
  });

  it("nothing where it gets no answer: the address can be typed in full", async () => {
    asked.mockRejectedValue(new Error("offline"));
    await type("Nevsky");
    await wait(300);
    expect([options(), field().value]).toEqual([[], "Nevsky"]);
  });
});

it("a private house needs no flat: its box takes the need away, and the field says when it is needed", async () => {
  const room = () => one('[name="room"]');
  expect([room().required, document.body.textContent?.includes(wordsOf("en")("place:roomHint"))]).toEqual([true, true]);
  await act(async () => one('[name="private_house"]').click());
  expect(room().required).toBe(false);
});
