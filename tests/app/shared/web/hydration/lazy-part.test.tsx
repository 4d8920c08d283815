// @vitest-environment jsdom
import { act, startTransition, Suspense, useState, type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AsServed, lazyPart, loadLazyParts } from "../../../../../app/shared/web/hydration/lazy-part";
import { serverHtml } from "../../../../support/app/server-html";

type Counted = { name: string };
type Module = { default: (props: Counted) => JSX.Element };

let root: Root | undefined;
let arrives: (module: Module) => void;
let fails: () => void;
const errors: unknown[] = [];

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
      <div className="part">
        <button onClick={() => setTimes(times + 1)}>
          {name} {times}
        </button>
      </div>
    );
  },
};

beforeEach(() => {
  load.mockClear();
  errors.length = 0;
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = "<div></div>";
});
afterEach(() => {
  act(() => root?.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const place = () => document.body.firstElementChild as Element;
const served = () => document.querySelector("button") as HTMLButtonElement;
const settled = () => act(async () => void (await new Promise((resolve) => setImmediate(resolve))));

let goTo: (where: string) => void;

function Page({ children }: { children: ReactNode }) {
  const [where, setWhere] = useState("here");
  goTo = (next) => startTransition(() => setWhere(next));
  return (
    <>
      <h1>{where}</h1>
      <Suspense>{children}</Suspense>
    </>
  );
}

/** A page of the server, hydrated before the module is loaded. */
async function hydrated(Missing: () => JSX.Element = () => <AsServed className="part" />) {
  const Part = lazyPart(load, Missing);
  place().innerHTML = serverHtml(
    <Page>
      <module.default name="part" />
    </Page>,
  );
  await act(async () => {
    root = hydrateRoot(
      place(),
      <Page>
        <Part name="part" />
      </Page>,
      { onRecoverableError: (error) => errors.push(error) },
    );
    await Promise.resolve();
  });
}

describe("a part whose module is loaded after hydration", () => {
  it("is loaded once, and shown at once when it is shown again", async () => {
    const Part = lazyPart(load, () => <i>missing</i>);
    const page = (
      <Suspense fallback={<p>before</p>}>
        <Part name="part" />
      </Suspense>
    );
    root = createRoot(place());
    act(() => root?.render(page));
    expect(place().textContent).toBe("before");
    void loadLazyParts();
    arrives(module);
    await settled();
    expect(place().textContent).toBe("part 0");
    act(() => root?.render(null));
    act(() => root?.render(page));
    expect(place().textContent).toBe("part 0");
    expect(load).toHaveBeenCalledOnce();
  });

  it("keeps the server's element with its focus until its module is there, and works then", async () => {
    await hydrated();
    const before = served();
    act(() => before.focus());
    expect(place().textContent).toContain("part 0");
    act(() => goTo("there"));
    arrives(module);
    await settled();
    expect(document.querySelector("h1")?.textContent).toBe("there");
    expect(served()).toBe(before);
    expect(document.activeElement).toBe(before);
    act(() => before.click());
    expect(place().textContent).toContain("part 1");
    expect(errors).toEqual([]);
  });

  it("stays as it was served where its module cannot be loaded, and holds no navigation up", async () => {
    await hydrated();
    const before = served();
    fails();
    await settled();
    expect(served()).toBe(before);
    act(() => goTo("there"));
    await settled();
    expect(document.querySelector("h1")?.textContent).toBe("there");
    expect(served()).toBe(before);
    expect(errors).toEqual([]);
  });

  it("is requested again when it is rendered again after a failure, and shown once it arrives", async () => {
    const Part = lazyPart(load, () => <i>missing</i>);
    const page = () => (
      <Suspense fallback={<p>before</p>}>
        <Part name="part" />
      </Suspense>
    );
    root = createRoot(place());
    act(() => root?.render(page()));
    fails();
    await settled();
    expect(place().textContent).toBe("missing");
    expect(load).toHaveBeenCalledTimes(2);
    fails();
    await settled();
    expect(load).toHaveBeenCalledTimes(2);
    act(() => root?.render(page()));
    expect(load).toHaveBeenCalledTimes(3);
    arrives(module);
    await settled();
    expect(place().textContent).toBe("part 0");
    expect(load).toHaveBeenCalledTimes(3);
  });

  it("is given up for a while when its module takes too long", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    const Part = lazyPart(load, () => <i>missing</i>);
    const page = () => (
      <Suspense fallback={<p>before</p>}>
        <Part name="part" />
      </Suspense>
    );
    root = createRoot(place());
    act(() => root?.render(page()));
    vi.advanceTimersByTime(4_000);
    vi.useRealTimers();
    await settled();
    expect(place().textContent).toBe("missing");
    arrives(module);
    await settled();
    act(() => root?.render(page()));
    expect(place().textContent).toBe("part 0");
  });
});
