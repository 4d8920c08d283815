// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { act, useRef } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useOverlay } from "../../../../../../app/fulfilment/place/address/pick/use-overlay";
import { reactRoot } from "../../../../../support/app/react-root";

let isPhone: boolean;
let changed: () => void;
const root = reactRoot("<div><header></header><main></main><footer></footer></div>", "main");

function Page() {
  const page = useRef<HTMLDivElement>(null);
  useOverlay(page);
  return <div ref={page} />;
}

const escaped = (text: string) => text.replace(/[()]/g, "\\$&");
const show = () =>
  act(async () => {
    root.render(<Page />);
  });
const behind = () => [...document.querySelectorAll<HTMLElement>("header, footer")].map(({ inert }) => Boolean(inert));

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({
    get matches() {
      return isPhone;
    },
    addEventListener: (_: string, tell: () => void) => (changed = tell),
    removeEventListener() {},
  }));
});

describe("on a phone, with scripts, the map to pick on fills the window", () => {
  it("and nothing behind it can be reached, until it is left", async () => {
    isPhone = true;
    await show();
    expect(behind()).toEqual([true, true]);
    act(() => root.unmount());
    expect(behind()).toEqual([false, false]);
  });

  it("from the first paint on: its style sheet waits for no script (no layout shift)", () => {
    const [sheet, buttons] = [
      "app/fulfilment/place/address/pick/overlay.module.css",
      "app/fulfilment/maps/CityMap.module.css",
    ].map((file) => readFileSync(file, "utf8"));
    const condition = "(max-width: 47.99em) and (scripting: enabled)";
    expect(sheet?.replace(/\/\*[^]*?\*\//g, "").trim()).toMatch(new RegExp(`^@media ${escaped(condition)} \\{`));
    expect(sheet?.match(/@media/g)).toHaveLength(1);
    expect(buttons).toContain(`@media ${condition} {\n  .raised`);
    expect(readFileSync("app/fulfilment/place/address/pick/use-overlay.ts", "utf8")).toContain(`"${condition}"`);
  });

  it("a wider window has it in the page, also one that is turned", async () => {
    isPhone = false;
    await show();
    expect(behind()).toEqual([false, false]);
    isPhone = true;
    await act(async () => changed());
    expect(behind()).toEqual([true, true]);
    isPhone = false;
    await act(async () => changed());
    expect(behind()).toEqual([false, false]);
  });
});
