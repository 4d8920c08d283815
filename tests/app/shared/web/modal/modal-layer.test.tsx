// @vitest-environment jsdom
import { act, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { usePage } from "../../../../../app/shared/web/modal/page";
import { keepPageOfRouter } from "../../../../../app/shared/web/hydration/keep-page";
import { loadLazyParts } from "../../../../../app/shared/web/hydration/lazy-part";
import type { ComingProps } from "../../../../../app/shared/web/modal/Modal";
import { ModalLayer } from "../../../../../app/shared/web/modal/ModalLayer";
import { reactRoot } from "../../../../support/app/react-root";

/** A fetcher as React Router makes it: its data is in a map that React does not watch. `render` is its state in React. */
const fetcher = vi.hoisted(() => ({
  data: undefined as unknown,
  state: "idle",
  formMethod: undefined as string | undefined,
  render: (() => undefined) as (times: number) => void,
  load: vi.fn(),
}));

const here = vi.hoisted(() => ({ pathname: "/spb/", search: "?modal=CartModal", hash: "", state: null, key: "one" }));
const navigate = vi.hoisted(() => vi.fn());
const navigation = vi.hoisted(() => ({ state: "idle", location: undefined as { pathname: string } | undefined }));

vi.mock("react-i18next", () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock("@remix-run/react", async (original) => ({
  ...(await original<object>()),
  Link: () => null,
  Form: () => null,
  useLocation: () => here,
  useNavigate: () => navigate,
  useParams: () => ({ city: "spb" }),
  useLoaderData: () => undefined,
  useActionData: () => undefined,
  useNavigation: () => navigation,
  useFetcher() {
    const [, render] = useState(0);
    fetcher.render = render;
    return {
      data: fetcher.data,
      state: fetcher.state,
      formMethod: fetcher.formMethod,
      load: fetcher.load,
      Form: "form",
    };
  },
}));

const root = reactRoot('<div id="shop" data-other-styles="/others.css"></div>');

function CartPage() {
  const { view, sending } = usePage<{ title: string }>();
  return <h1 aria-busy={sending || undefined}>{view.title}</h1>;
}

/** What the dialog says beside its button that closes it. */
const text = () => document.querySelector("dialog")?.textContent.replace(/^close/, "");

beforeEach(async () => {
  await loadLazyParts();
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    this.open = false;
  };
  Object.assign(window, {
    __remixManifest: { routes: { cart: { id: "cart", path: ":city/cart" } } },
    __remixRouteModules: { cart: { default: CartPage } },
  });
  document.head.innerHTML = "";
  Object.assign(fetcher, { data: undefined, state: "idle", formMethod: undefined });
  Object.assign(navigation, { state: "idle", location: undefined });
  await act(async () => root.render(<ModalLayer />));
});

const stylesArrive = () =>
  act(async () => {
    for (const link of document.querySelectorAll("link")) link.dispatchEvent(new Event("load"));
    await Promise.resolve();
  });

const answer = (data: unknown) =>
  act(() => {
    fetcher.data = data;
    fetcher.render(Math.random());
  });

it("says that it loads, and links the styles of all pages meanwhile", () => {
  expect(fetcher.load).toHaveBeenCalledWith("/spb/cart?return_to=%2Fspb%2F");
  expect(text()).toBe("loading");
  expect(document.querySelector("link")?.getAttribute("href")).toBe("/others.css");
});

it("shows the page once its data and its styles are there", async () => {
  answer({ title: "Your order" });
  expect(text()).toBe("loading");
  await stylesArrive();
  expect(text()).toBe("Your order");
});

it("shows what the page behind knows until its data and its styles are there", async () => {
  const Coming = ({ name, parameters, titleId, label }: ComingProps) => (
    <h1 id={titleId}>{`${name} ${parameters.get("product_key")}: ${label}`}</h1>
  );
  Object.assign(here, { search: "?modal=CartModal&product_key=roll" });
  await act(async () => root.render(<ModalLayer Coming={Coming} />));
  Object.assign(here, { search: "?modal=CartModal" });
  const known = "CartModal roll: loading";
  expect(text()).toBe(known);
  expect(document.querySelector("dialog")?.getAttribute("aria-labelledby")).toBe(document.querySelector("h1")?.id);
  answer({ title: "Your order" });
  expect(text()).not.toBe("Your order");
  await stylesArrive();
  expect(text()).toBe("Your order");
});

it("shows data that came in a render which React dropped because no state had changed", async () => {
  await stylesArrive();
  // The second time React can't know yet that nothing changes: it renders, and drops the result.
  act(() => fetcher.render(1));
  fetcher.data = { title: "Your order" };
  act(() => fetcher.render(1));
  expect(text()).toBe("loading");
  act(() => fetcher.render(2));
  expect(text()).toBe("Your order");
});

it("closes when a form of it is done, with data that came in a dropped render too", async () => {
  await stylesArrive();
  answer({ title: "Your order" });
  act(() => fetcher.render(1));
  fetcher.data = { done: true, to: "/spb/" };
  act(() => fetcher.render(1));
  act(() => fetcher.render(2));
  expect(navigate).toHaveBeenCalledOnce();
});

it("takes the next press once it shows an answer, while the pages behind are still read again", async () => {
  await stylesArrive();
  answer({ title: "Your order" });
  const isBusy = () => document.querySelector("h1")?.getAttribute("aria-busy");
  Object.assign(fetcher, { state: "submitting", formMethod: "POST" });
  act(() => fetcher.render(Math.random()));
  expect(isBusy()).toBe("true");
  Object.assign(fetcher, { state: "loading" });
  answer({ view: { title: "Noted" } });
  expect([text(), isBusy()]).toEqual(["Noted", null]);
  answer({ done: true });
  expect(isBusy()).toBe("true");
});

describe("a modal whose parameters change", () => {
  const opens = async (product_key: string) => {
    here.search = `?modal=ProductInfoModal&product_key=${product_key}`;
    await act(async () => root.render(<ModalLayer key="dish" />));
  };
  beforeEach(async () => {
    Object.assign(window, {
      __remixManifest: { routes: { dish: { id: "dish", path: ":city/product/:product_key" } } },
      __remixRouteModules: { dish: { default: CartPage } },
    });
    await opens("roll");
    await stylesArrive();
  });
  afterEach(() => {
    here.search = "?modal=CartModal";
  });

  it("stays the same dialog, and shows the page before until the next one is there", async () => {
    answer({ title: "Roll" });
    const dialog = document.querySelector("dialog");
    fetcher.data = undefined;
    await opens("soup");
    expect(fetcher.load).toHaveBeenLastCalledWith("/spb/product/soup?return_to=%2Fspb%2F");
    expect(text()).toBe("Roll");
    answer({ title: "Soup" });
    expect(text()).toBe("Soup");
    expect(document.querySelector("dialog")).toBe(dialog);
  });
});

describe("a modal that takes the place of another one", () => {
  const opens = async (modal: string) => {
    Object.assign(here, { search: `?modal=${modal}&product_key=roll`, state: { openedHere: true }, key: modal });
    await act(async () => root.render(<ModalLayer key="places" />));
  };
  const closes = () => act(() => document.querySelector<HTMLElement>("dialog button")?.click());
  beforeEach(() => navigate.mockClear());
  afterEach(() => Object.assign(here, { search: "?modal=CartModal", state: null, key: "one" }));

  it.each([
    ["restores it when it closes", "CartModal", -1],
    ["does not restore a dish, but what was before it", "ProductInfoModal", -2],
  ])("%s: %s", async (_, first, steps) => {
    await opens(first);
    await opens("OrderTypesModal");
    closes();
    expect(navigate).toHaveBeenCalledExactlyOnceWith(steps);
  });

  it("goes back one step after a dish that was closed before", async () => {
    await opens("ProductInfoModal");
    Object.assign(here, { search: "", state: null, key: "page" });
    await act(async () => root.render(<ModalLayer key="places" />));
    await act(() => Promise.resolve());
    await opens("OrderTypesModal");
    closes();
    expect(navigate).toHaveBeenCalledExactlyOnceWith(-1);
  });
});

it.each([
  ["/kazan/", 0],
  ["/spb/checkout", 1],
  ["/", 1],
])("is gone once another city's menu is on its way, whose skeleton is behind it: %s", async (pathname, dialogs) => {
  Object.assign(navigation, { state: "loading", location: { pathname } });
  await act(async () => root.render(<ModalLayer key="leaving" />));
  expect(document.querySelectorAll("dialog")).toHaveLength(dialogs);
});

describe("a modal that cannot be loaded", () => {
  const waits = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
  const opens = async (key: string, modules: object = { cart: { default: CartPage } }) => {
    Object.assign(window, { __remixRouteModules: modules });
    vi.useFakeTimers();
    await act(async () => root.render(<ModalLayer key={key} />));
  };
  const link = () => document.querySelector("dialog a")?.getAttribute("href");
  const again = () =>
    act(async () => [...document.querySelectorAll<HTMLElement>("dialog button")].slice(-1)[0]?.click());
  const notOpened = /^notOpened.title/;
  afterEach(() => {
    vi.useRealTimers();
    fetcher.load.mockReset();
    Reflect.deleteProperty(window, "__remixRouter");
  });

  it("says so, with its page and a way to try again, where a script hangs for four seconds", async () => {
    await opens("again", {});
    await waits(3_900);
    expect(text()).toBe("loading");
    await waits(200);
    expect([text(), link()]).toEqual([expect.stringMatching(notOpened), "/spb/cart?return_to=%2Fspb%2F"]);
    fetcher.load.mockClear();
    await again();
    expect(fetcher.load).toHaveBeenCalledExactlyOnceWith("/spb/cart?return_to=%2Fspb%2F");
  });

  it("says so for styles too, but not for slow data alone, nor once it is closed", async () => {
    await opens("styles");
    await waits(4_100);
    expect(text()).toMatch(notOpened);
    await stylesArrive();
    await opens("slow data");
    await waits(10_000);
    expect(text()).toBe("loading");
    await opens("closed", {});
    act(() => root.render(<></>));
    await waits(10_000);
    expect(text()).toBeUndefined();
  });

  it("is shown if what hung arrives after all", async () => {
    await opens("late");
    await waits(4_100);
    await stylesArrive();
    answer({ title: "Your order" });
    expect(text()).toBe("Your order");
  });

  it.each([
    ["the network fails", () => new TypeError("Failed to fetch"), true],
    ["the upstream is down", () => responseOf(503), true],
    ["the dish is gone, which its page explains", () => responseOf(404), false],
    ["it redirects", () => Response.redirect("http://localhost/spb/login"), false],
  ])("says so at once where %s: %s", async (_, error, isOurs) => {
    await stylesArrive();
    const route: { id: string; loader: (args: { request: Request }) => Promise<unknown> } = {
      id: "cart",
      loader: () => Promise.reject(error() as Error),
    };
    const state = { location: here, navigation, loaderData: {} };
    keepPageOfRouter({ routes: [{ id: "root", children: [route] }], state }, () => Promise.resolve());
    const leftToRemix = vi.fn();
    fetcher.load.mockImplementation((path: string) => {
      const request = new Request(new URL(path, "http://localhost"));
      route.loader({ request }).catch(leftToRemix);
    });
    await act(async () => {
      root.render(<ModalLayer key={`data ${_}`} />);
      await new Promise((resolve) => setImmediate(resolve));
    });
    expect([text()?.startsWith("notOpened.title"), leftToRemix.mock.calls.length]).toEqual([isOurs, isOurs ? 0 : 1]);
  });
});

const responseOf = (status: number) => ({ status, statusText: "", internal: false, data: null });
