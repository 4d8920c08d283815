// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { forgetMenus, cachedOrLoaded, useNewestMenu } from "../../../../app/browse/menu/menu-cache";
import type { HomeView } from "../../../../app/browse/menu/menu.view";
import { reactRoot } from "../../../support/app/react-root";

const here = vi.hoisted(() => ({ pathname: "/spb/", search: "" }));
vi.mock("@remix-run/react", () => ({ useLocation: () => here }));

const menu = (title: string, more: Partial<HomeView> = {}) =>
  ({ title, menu: { grid_key: title, categories: [], found: 1 }, ...more }) as HomeView;
const withGrid = (view: HomeView) => Promise.resolve(view);
const address = (path = "/spb/") => new URL(path, "http://nori.example");

const root = reactRoot("<main></main>");

function Shown({ loaded }: { loaded: HomeView }) {
  const { view, isOld } = useNewestMenu(loaded);
  return `${view.title}${isOld ? ", may be old" : ""}`;
}
const show = (loaded: HomeView) => act(() => root.render(<Shown loaded={loaded} />));
const text = () => document.body.textContent;

beforeEach(() => {
  forgetMenus();
});

describe("the way back to a menu", () => {
  it("shows it from memory, then the one of now", async () => {
    show(menu("first"));
    let answer: (view: HomeView) => void = () => undefined;
    const back = await cachedOrLoaded(address(), () => new Promise((resolve) => (answer = resolve)), withGrid);
    show(back);
    expect(text()).toBe("first, may be old");
    await act(async () => void (await Promise.resolve(answer(menu("second")))));
    expect(text()).toBe("second");
    const again = await cachedOrLoaded(address(), () => new Promise(() => undefined), withGrid);
    expect(again.title).toBe("second");
  });

  it.each([
    ["the net is down", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["the menu cannot be had", () => Promise.resolve(menu("down", { menu: undefined }))],
  ])("keeps it while %s", async (_, load) => {
    show(menu("first"));
    show(await cachedOrLoaded(address(), load, withGrid));
    await act(() => Promise.resolve());
    expect(text()).toBe("first, may be old");
  });

  it.each([
    ["late, and stays as it was", { usual_unknown: true } as const, "the old usual"],
    ["gone", {}, undefined],
  ])("has the usual, which is then %s", async (_, newest, shown) => {
    const usual = { action: "the old usual", orders: [] };
    show(menu("first", { usual }));
    show(await cachedOrLoaded(address(), () => Promise.resolve(menu("second", newest)), withGrid));
    await act(() => Promise.resolve());
    const next = await cachedOrLoaded(address(), () => new Promise(() => undefined), withGrid);
    expect([text(), next.usual?.action]).toEqual(["second", shown]);
  });

  it("is half an hour old at most, however often it is shown meanwhile", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    show(menu("first"));
    for (const title of ["first", "loaded"]) {
      vi.setSystemTime(Date.now() + 20 * 60_000);
      const back = await cachedOrLoaded(
        address(),
        () => Promise.resolve(menu("loaded", { menu: undefined })),
        withGrid,
      );
      expect(back.title).toBe(title);
      show(back);
    }
    vi.useRealTimers();
  });

  it("counts an open modal as the same page", async () => {
    here.search = "?modal=CartModal";
    show(menu("first"));
    here.search = "";
    expect((await cachedOrLoaded(address(), () => Promise.resolve(menu("loaded")), withGrid)).title).toBe("first");
  });

  const loads = async (path?: string, grid = withGrid) => {
    const load = vi.fn(() => Promise.resolve(menu("loaded")));
    const { title } = await cachedOrLoaded(address(path), load, grid);
    return title;
  };

  it("waits for the server after a change of place, time or customer", async () => {
    show(menu("first"));
    forgetMenus();
    expect(await loads()).toBe("loaded");
  });

  it("waits for what was not shown: another query, or a menu that could not be had", async () => {
    show(menu("first"));
    expect(await loads("/spb/?search=roll")).toBe("loaded");
    forgetMenus();
    show(menu("down", { menu: undefined }));
    expect(await loads()).toBe("loaded");
  });

  it("waits for the server where its grid cannot be had any more", async () => {
    show(menu("first"));
    expect(await loads("/spb/", () => Promise.reject(new Response(null, { status: 404 })))).toBe("loaded");
  });

  it("waits for the server after half an hour", async () => {
    vi.useFakeTimers();
    show(menu("first"));
    vi.setSystemTime(Date.now() + 31 * 60_000);
    expect(await loads()).toBe("loaded");
  });
});
