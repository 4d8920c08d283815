// @vitest-environment jsdom
import { createContext, startTransition, useContext, useState, type ComponentType, type ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { Router, type Navigator } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

type Part = ComponentType<{ children: ReactNode }>;

let HydrateLater: Part;
let ServedHtml: ComponentType<{ fetch: () => Promise<boolean>; children: ReactNode }>;
let pageHydrated: Promise<void>;
let arrival: Promise<boolean>;
let arrive: (isHere: boolean) => void;
let goTo: (place: string) => void;
let open: (path: string) => void;
let shop: HTMLElement;
let root: Root | undefined;
const errors: unknown[] = [];
const pressed = vi.fn();

const Place = createContext("");

function Panel() {
  return <button onClick={pressed}>{useContext(Place)}</button>;
}

function Page() {
  const [place, setPlace] = useState("here");
  const [path, setPath] = useState("/");
  goTo = setPlace;
  open = setPath;
  return (
    <Router location={path} navigator={{} as Navigator}>
      <Place.Provider value={place}>
        <h1>{place}</h1>
        <HydrateLater>
          <ServedHtml fetch={() => arrival}>
            <Panel />
          </ServedHtml>
        </HydrateLater>
      </Place.Provider>
    </Router>
  );
}

const button = () => shop.querySelector("button") as HTMLButtonElement;
const isPressed = () => {
  pressed.mockClear();
  button().click();
  return pressed.mock.calls.length === 1;
};

// Whether a page is hydrated is known once for each page.
beforeEach(async () => {
  vi.resetModules();
  ({ HydrateLater, pageHydrated } = await import("../../../app/hydration/HydrateLater"));
  ({ ServedHtml } = await import("../../../app/hydration/ServedHtml"));
  arrival = new Promise((resolve) => (arrive = resolve));
  errors.length = 0;
  vi.stubGlobal("document", undefined);
  const html = renderToString(<Page />);
  vi.unstubAllGlobals();
  document.body.innerHTML = `<div id="shop">${html}</div><input>`;
  shop = document.getElementById("shop") as HTMLElement;
  startTransition(() => {
    root = hydrateRoot(shop, <Page />, { onRecoverableError: (error) => errors.push(error) });
  });
});
afterEach(() => root?.unmount());

it("a part stays as it was served, whatever changes around it, and works once the page is hydrated and its module has come", async () => {
  await pageHydrated;
  const served = button();
  goTo("there");
  await vi.waitFor(() => expect(shop.querySelector("h1")?.textContent).toBe("there"));
  expect(button()).toBe(served);
  expect(served.textContent).toBe("here");
  expect(isPressed()).toBe(false);
  arrive(true);
  await vi.waitFor(() => expect(isPressed()).toBe(true));
  expect(button().textContent).toBe("there");
  expect(errors).toEqual([]);
});

it.each<[string, () => void]>([
  ["has the focus", () => button().focus()],
  ["was touched", () => button().dispatchEvent(new Event("pointerdown", { bubbles: true }))],
])(
  "a part that %s stays the same element with its focus when its module comes, until the next page",
  async (_, use) => {
    await pageHydrated;
    const served = button();
    use();
    const focused = document.activeElement;
    arrive(true);
    await arrival;
    goTo("there");
    await vi.waitFor(() => expect(shop.querySelector("h1")?.textContent).toBe("there"));
    expect(button()).toBe(served);
    expect(document.activeElement).toBe(focused);
    open("/other");
    await vi.waitFor(() => expect(isPressed()).toBe(true));
    expect(button().textContent).toBe("there");
    expect(errors).toEqual([]);
  },
);

it("a part that was focused before the page was hydrated keeps its focus", async () => {
  const served = button();
  served.focus();
  await pageHydrated;
  arrive(true);
  await arrival;
  goTo("there");
  await vi.waitFor(() => expect(shop.querySelector("h1")?.textContent).toBe("there"));
  expect(document.activeElement).toBe(served);
});

it("a part whose module cannot be had stays as it was served", async () => {
  await pageHydrated;
  const served = button();
  arrive(false);
  await arrival;
  goTo("there");
  await vi.waitFor(() => expect(shop.querySelector("h1")?.textContent).toBe("there"));
  expect(button()).toBe(served);
  expect(errors).toEqual([]);
});
