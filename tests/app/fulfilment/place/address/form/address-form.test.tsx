// @vitest-environment jsdom
import { act } from "react";
import { createMemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ModalPageProvider, type FormAnswer } from "../../../../../../app/shared/web/modal/page";
import { AddressForm } from "../../../../../../app/fulfilment/place/address/form/AddressForm";
import type { SpotView } from "../../../../../../app/fulfilment/place/address/house/spot.view";
import type { AddressAnswer } from "../../../../../../app/fulfilment/place/place.view";
import { InBrowser, inEnglish } from "../../../../../support/app/in-shop";
import { reactRoot } from "../../../../../support/app/react-root";

const house = { text: "Nevsky prospekt, 28", latitude: 59.9357, longitude: 30.3261 };
const near: never[] = [];
const served: SpotView = { kind: "served", address: house.text, time: "30–40 min", terms: "delivery 149", near };

const root = reactRoot();
/** The address at each point; undefined: nobody answers yet. */
let spot: SpotView | undefined;
let lookedAt: string[];

const Form = (props: object) => <form {...props} />;

function Page({ inModal, answer }: { inModal: boolean; answer?: AddressAnswer }) {
  const parts = { view: {}, sending: false, titleId: "title", inModal, Form, Back: () => null };
  return (
    <ModalPageProvider value={{ ...parts, answer: answer as FormAnswer | undefined }}>
      <AddressForm filled={{}} constraints={{}} return_to="/spb/" answer={answer} sending={false} Form={Form} />
    </ModalPageProvider>
  );
}

async function open(inModal = true, answer?: AddressAnswer) {
  const router = createMemoryRouter([{ path: "/:city/address", element: <Page inModal={inModal} answer={answer} /> }], {
    initialEntries: ["/spb/address"],
  });
  await act(async () => root.render(inEnglish(<InBrowser router={router} />)));
}

const one = <Found extends Element = HTMLInputElement>(selector: string) =>
  document.querySelector<Found>(selector) ?? undefined;
const text = () => document.body.textContent ?? "";
/** In a hidden part nothing is shown, read out or reached by the keyboard. */
const isShown = (name: string) => one(`[name="${name}"]`)?.closest("[hidden]") === null;
const wait = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
async function type(value: string) {
  const field = one('[role="combobox"]');
  await act(async () => {
    field!.focus();
    field!.value = value;
    field!.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
  await wait(300);
}
const pick = (index = 0) =>
  act(async () =>
    document
      .querySelectorAll('[role="option"]')
      [index]?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true })),
  );

beforeEach(() => {
  spot = served;
  lookedAt = [];
  vi.stubGlobal("fetch", async (url: string) => {
    if (url.includes("/suggestions?")) return Response.json({ suggestions: [house] });
    lookedAt.push(new URL(url, "http://shop").searchParams.get("at") ?? "");
    return spot ? Response.json(spot) : new Promise(() => {});
  });
  vi.useFakeTimers();
});

describe("the address in a dialog", () => {
  it("asks for the street alone, with the ways to say it by the map and by one's place", async () => {
    await open();
    expect(isShown("address")).toBe(true);
    expect(isShown("room")).toBe(false);
    expect(text()).toContain("Choose on the map");
    expect(text()).toContain("Where am I");
  });

  it("asks for the door once a house is picked, and leads there", async () => {
    await open();
    await type("Nevsky");
    expect(isShown("room")).toBe(false);
    await pick();
    expect(isShown("room")).toBe(true);
    expect(document.activeElement?.getAttribute("name")).toBe("room");
  });

  it("asks for the door once a street is typed with its house, where nobody suggests", async () => {
    await open();
    await type("Nevsky prospekt 28");
    expect(isShown("room")).toBe(true);
    expect(document.activeElement?.getAttribute("name")).not.toBe("room");
  });

  it("says how soon and for how much, as soon as a house is picked", async () => {
    spot = undefined;
    await open();
    await type("Nevsky");
    await pick();
    expect(lookedAt).toEqual(["59.9357,30.3261"]);
    expect(text()).toContain("Checking the delivery terms");
    spot = served;
    await type("Nevsky p");
    expect(text()).not.toContain("Checking the delivery terms");
    await pick();
    expect(text()).toContain("We deliver here");
    expect(text()).toContain("delivery 149");
  });

  it("takes the terms of a house away with its text", async () => {
    await open();
    await type("Nevsky");
    await pick();
    expect(text()).toContain("delivery 149");
    await type("Nevsky prospekt, 2");
    expect(text()).not.toContain("delivery 149");
  });

  it("says nothing of a house of which nobody knows anything: the form is sent and answered", async () => {
    spot = { kind: "silent", near };
    await open();
    await type("Nevsky");
    await pick();
    expect(text()).not.toContain("Checking the delivery terms");
    expect(isShown("room")).toBe(true);
  });

  it("shows all fields and the error at the field that is refused", async () => {
    await open(true, { errors: { address: "No such house" }, typed: { address: "Nevsky, 999" } });
    expect(isShown("room")).toBe(true);
    expect(one('[name="address"]')?.value).toBe("Nevsky, 999");
    const note = one('[name="address"]')?.getAttribute("aria-describedby")?.split(" ")[0];
    expect(document.getElementById(note ?? "")?.textContent).toContain("No such house");
  });

  it("asks whether to go on in the city of the address", async () => {
    const elsewhere = { alias: "moscow", name: "Moscow", title: "That is in Moscow", notes: ["Your cart"], kept: {} };
    await open(true, { elsewhere, typed: { address: "Moscow, Tverskaya, 12" } });
    expect(text()).toContain("That is in Moscow");
    expect(one('[name="city"]')?.value ?? one<HTMLButtonElement>('button[name*="moscow"]')?.name).toContain("moscow");
  });
});

it("a page has the whole form at once: it was there before its scripts", async () => {
  await open(false);
  expect([isShown("address"), isShown("room"), isShown("description")]).toEqual([true, true, true]);
});
