// @vitest-environment jsdom
import { act, Suspense, useState } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { later } from "../../../app/hydration/later";

type Counted = { name: string };
type Module = { default: (props: Counted) => JSX.Element };

let root: Root | undefined;
let arrives: (module: Module) => void;
let fails: () => void;

const load = vi.fn(
  () =>
    new Promise<Module>((resolve, reject) => {
      arrives = resolve;
      fails = () => reject(new Error("offline"));
    }),
);
const module: Module = {
  default: function Press({ name }) {
    const [times, setTimes] = useState(0);
    return (
      <button onClick={() => setTimes(times + 1)}>
        {name} {times}
      </button>
    );
  },
};

beforeEach(() => {
  load.mockClear();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<div></div>";
});
afterEach(() => {
  act(() => root?.unmount());
  vi.unstubAllGlobals();
});

const place = () => document.body.firstElementChild as Element;
const settled = () => act(async () => void (await new Promise((resolve) => setImmediate(resolve))));

describe("a part whose module comes later", () => {
  it("is absent until it has been fetched, and is fetched once", async () => {
    const Part = later(load);
    function Page() {
      return Part.useIsHere() ? <Part name="part" /> : <p>before</p>;
    }
    root = createRoot(place());
    act(() => root?.render(<Page />));
    expect(place().textContent).toBe("before");
    expect(load).not.toHaveBeenCalled();
    void Part.fetch();
    void Part.fetch();
    arrives(module);
    await settled();
    expect(place().textContent).toBe("part 0");
    expect(load).toHaveBeenCalledOnce();
  });

  it("keeps the server's HTML until its module is there, and hydrates it then", async () => {
    place().innerHTML = renderToString(
      <Suspense>
        <module.default name="part" />
      </Suspense>,
    );
    const before = document.querySelector("button");
    const Part = later(load);
    function Page() {
      return Part.useIsHere() ? <Part name="part" /> : <p>before</p>;
    }
    const errors: unknown[] = [];
    await act(async () => {
      root = hydrateRoot(
        place(),
        <Suspense>
          <Page />
        </Suspense>,
        { onRecoverableError: (error) => errors.push(error) },
      );
      await Promise.resolve();
    });
    expect(place().textContent).toBe("part 0");
    arrives(module);
    await settled();
    expect(document.querySelector("button")).toBe(before);
    act(() => before?.click());
    expect(place().textContent).toBe("part 1");
    expect(errors).toEqual([]);
  });

  it("is asked for again after it could not be had, and by nothing but a new call", async () => {
    const Part = later(load);
    const first = Part.fetch();
    fails();
    expect(await first).toBe(false);
    expect(load).toHaveBeenCalledOnce();
    const second = Part.fetch();
    arrives(module);
    expect(await second).toBe(true);
    expect(Part.isHere()).toBe(true);
  });
});
