// @vitest-environment jsdom
import { act } from "react";
import { createMemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { PageFlash } from "../../../../../app/shared/web/form/FlashMessage";
import type { Flash } from "../../../../../server/visitor/flash";
import { InBrowser, inEnglish } from "../../../../support/app/in-shop";
import { reactRoot } from "../../../../support/app/react-root";

const root = reactRoot();
const said = (text: string): Flash => ({ tone: "good", text });
let flash: Flash | undefined;
let isReloaded = false;

beforeEach(() => {
  vi.useFakeTimers();
  flash = undefined;
  isReloaded = false;
});

/** The shop's pages, whose root brings this flash first. */
async function open(first: Flash) {
  const page = { id: "root", path: "*", loader: () => ({ flash }), shouldRevalidate: () => isReloaded };
  const router = createMemoryRouter([{ ...page, element: <PageFlash /> }], {
    initialEntries: ["/spb/cart"],
    hydrationData: { loaderData: { root: { flash: first } } },
  });
  await act(async () => root.render(inEnglish(<InBrowser router={router} />)));
  return router;
}

const message = () => document.querySelector("[role=status]");
const words = () => message()?.textContent?.replace("Close", "").trim();
const floats = () => message()?.closest<HTMLElement>("[style]")?.style.bottom !== undefined;

it("stands in the page that it came with, and goes with it", async () => {
  const router = await open(said("Saved"));
  expect([words(), floats()]).toEqual(["Saved", false]);
  await act(() => router.navigate("/spb/cart?modal=CartModal"));
  expect(message()).not.toBeNull();
  await act(() => router.navigate("/spb/"));
  expect(message()).toBeNull();
  await act(() => router.navigate("/spb/cart"));
  expect(message()).toBeNull();
});

it("keeps its place after five seconds, so that nothing moves", async () => {
  await open(said("Saved"));
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  const before = message()?.parentElement?.className;
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(message()?.parentElement?.className).not.toBe(before);
});

it("floats over a page that is open, and stands in one that it leads to", async () => {
  const router = await open(said("Saved"));
  isReloaded = true;
  flash = said("Address changed");
  await act(() => router.revalidate());
  expect([words(), floats()]).toEqual(["Address changed", true]);
  flash = said("In the basket");
  await act(() => router.navigate("/spb/"));
  expect([words(), floats()]).toEqual(["In the basket", false]);
});

/** React makes its events of entering and leaving an element of these two. */
const point = (element: HTMLElement, type: "mouseover" | "mouseout") =>
  act(async () => element.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: document.body })));

it("stays closed when the pointer leaves the place where it was closed", async () => {
  await open(said("Saved"));
  const place = message()?.parentElement as HTMLElement;
  await point(place, "mouseover");
  const shown = place.className;
  await act(async () => place.querySelector("button")?.click());
  const closed = place.className;
  expect(closed).not.toBe(shown);
  await point(place, "mouseout");
  expect(place.className).toBe(closed);
});

it("that comes after one that was closed is placed anew", async () => {
  const router = await open(said("Saved"));
  isReloaded = true;
  flash = said("Address changed");
  await act(() => router.revalidate());
  await act(async () => message()?.querySelector("button")?.click());
  flash = said("Time changed");
  await act(() => router.revalidate());
  const box = message()?.closest<HTMLElement>("[style]") as HTMLElement;
  box.getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
  const below = document.body.appendChild(document.createElement("h2"));
  below.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - 60, 300, 60);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(parseInt(box.style.bottom)).toBeGreaterThan(60);
  below.remove();
});
