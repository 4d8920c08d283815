// @vitest-environment jsdom
import { act, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useCover } from "../../../../app/place/address/pick/use-cover";

let isPhone: boolean;
let changed: () => void;
let root: Root;

function Page() {
  const page = useRef<HTMLDivElement>(null);
  return <div ref={page}>{useCover(page) ? "full screen" : "in the page"}</div>;
}

const show = () =>
  act(async () => {
    root = createRoot(document.querySelector("main") as Element);
    root.render(<Page />);
  });
const behind = () => [...document.querySelectorAll<HTMLElement>("header, footer")].map(({ inert }) => Boolean(inert));

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return isPhone;
    },
    addEventListener: (_: string, tell: () => void) => (changed = tell),
    removeEventListener() {},
  }));
  document.body.innerHTML = "<div><header></header><main></main><footer></footer></div>";
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

describe("on a phone, with scripts, the map to pick on fills the window (mockup m1-map-390)", () => {
  it("and nothing behind it can be reached, until it is left", async () => {
    isPhone = true;
    await show();
    expect([document.body.textContent, behind()]).toEqual(["full screen", [true, true]]);
    act(() => root.unmount());
    expect(behind()).toEqual([false, false]);
  });

  it("a wider window has it in the page, also one that is turned", async () => {
    isPhone = false;
    await show();
    expect([document.body.textContent, behind()]).toEqual(["in the page", [false, false]]);
    isPhone = true;
    await act(async () => changed());
    expect([document.body.textContent, behind()]).toEqual(["full screen", [true, true]]);
    isPhone = false;
    await act(async () => changed());
    expect([document.body.textContent, behind()]).toEqual(["in the page", [false, false]]);
  });
});
