// @vitest-environment jsdom
import {
  Component,
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";
import { hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as Parts from "../../../../../app/shared/web/hydration/HydrateLater";
import { useNavigationsAsTransitions } from "../../../../../app/shared/web/hydration/remix-internals";
import { useHydrated } from "../../../../../app/shared/ui/hooks/use-hydrated";
import { HYDRATED_ANEW, mayPrint } from "../../../../support/console";
import { serverHtml } from "../../../../support/app/server-html";

let HydrateLater: (typeof Parts)["HydrateLater"];
let pageHydrated: (typeof Parts)["pageHydrated"];
let root: Root | undefined;

// Each test has a page of its own to hydrate, as each document has.
beforeEach(async () => {
  vi.resetModules();
  ({ HydrateLater, pageHydrated } = await import("../../../../../app/shared/web/hydration/HydrateLater"));
});
afterEach(() => {
  root?.unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The page as the server sends it, something else's elements around it, and `change` to what is in it. */
function serve(page: ReactNode, change: (shop: HTMLElement) => void = () => undefined): HTMLElement {
  document.head.innerHTML = "<script></script><style></style>";
  document.body.innerHTML = `<div>a bar</div><div id="shop">${serverHtml(page)}</div><div>a balloon</div>`;
  const shop = document.getElementById("shop") as HTMLElement;
  change(shop);
  return shop;
}

function hydrate(page: ReactNode) {
  const errors: unknown[] = [];
  startTransition(() => {
    root = hydrateRoot(document.getElementById("shop") as HTMLElement, page, {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  return errors;
}

const isHydrated = () =>
  Promise.race([pageHydrated.then(() => true), new Promise((resolve) => setImmediate(() => resolve(false)))]);

function Press({ name }: { name: string }) {
  const [times, setTimes] = useState(0);
  return (
    <button type="button" onClick={() => setTimes(times + 1)}>
      {name} {times}
    </button>
  );
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <p>It failed</p> : this.props.children;
  }
}

const text = (selector = "#shop") => document.querySelector(selector)?.textContent;

describe("a page of parts", () => {
  it("keeps the server's elements and everything around them, and every part works", async () => {
    const page = (
      <HydrateLater>
        <header>
          <HydrateLater>
            <Press name="outer" />
          </HydrateLater>
        </header>
        <HydrateLater>
          <Press name="inner" />
        </HydrateLater>
      </HydrateLater>
    );
    const shop = serve(page);
    const before = [...document.querySelectorAll("*")];
    const errors = hydrate(page);
    await pageHydrated;
    expect([...document.querySelectorAll("*")]).toEqual(before);
    expect(errors).toEqual([]);
    for (const button of shop.querySelectorAll("button")) button.click();
    await vi.waitFor(() => expect(text()).toBe("outer 1inner 1"));
  });

  it("hydrates a part at once that is pressed before its turn", async () => {
    const page = (
      <HydrateLater>
        <HydrateLater>
          <Press name="first" />
        </HydrateLater>
        <HydrateLater>
          <Press name="second" />
        </HydrateLater>
      </HydrateLater>
    );
    const shop = serve(page);
    hydrate(page);
    const pressed = shop.querySelectorAll("button")[1];
    await vi.waitFor(() => {
      pressed?.click();
      expect(pressed?.textContent).not.toBe("second 0");
    });
    expect(pressed?.isConnected).toBe(true);
    await pageHydrated;
    expect(shop.querySelectorAll("button")).toHaveLength(2);
  });

  it("renders only the part anew whose words something else has wrapped", async () => {
    mayPrint(HYDRATED_ANEW);
    const page = (
      <HydrateLater>
        <HydrateLater>
          <h1>
            Words <b>and</b> more
          </h1>
        </HydrateLater>
        <HydrateLater>
          <Press name="other" />
        </HydrateLater>
      </HydrateLater>
    );
    const shop = serve(page, (element) => {
      const heading = element.querySelector("h1") as HTMLElement;
      heading.innerHTML = `<font>${heading.innerHTML}</font>`;
    });
    const [heading, button] = [shop.querySelector("h1"), shop.querySelector("button")];
    const errors = hydrate(page);
    await pageHydrated;
    expect(errors.length).toBeGreaterThan(0);
    expect(heading?.isConnected).toBe(false);
    expect(button?.isConnected).toBe(true);
    expect(shop.innerHTML.match(/<h1>/g)).toHaveLength(1);
    button?.click();
    await vi.waitFor(() => expect(text("button")).toBe("other 1"));
  });
});

describe("the page counts as hydrated", () => {
  it("when a part that suspended has been hydrated, and shows the server's HTML until then", async () => {
    let resolve: (() => void) | undefined;
    let data: string | undefined = "loaded";
    function Slow() {
      if (!data) throw new Promise<void>((done) => (resolve = done));
      return <p>{data}</p>;
    }
    const page = (
      <HydrateLater>
        <HydrateLater>
          <Slow />
        </HydrateLater>
        <HydrateLater>
          <Press name="other" />
        </HydrateLater>
      </HydrateLater>
    );
    const shop = serve(page);
    data = undefined;
    hydrate(page);
    await vi.waitFor(() => {
      shop.querySelector("button")?.click();
      expect(text("button")).not.toBe("other 0");
    });
    expect(resolve).toBeDefined();
    expect(await isHydrated()).toBe(false);
    expect(text("p")).toBe("loaded");
    data = "loaded";
    resolve?.();
    await pageHydrated;
    expect(text("p")).toBe("loaded");
  });

  it("when all of it was rendered anew, because a proxy has removed its comments", async () => {
    mayPrint(HYDRATED_ANEW);
    const page = (
      <HydrateLater>
        <HydrateLater>
          <Press name="first" />
        </HydrateLater>
        <HydrateLater>
          <Press name="second" />
        </HydrateLater>
      </HydrateLater>
    );
    serve(page, (element) => (element.innerHTML = element.innerHTML.replace(/<!--.*?-->/g, "")));
    const errors = hydrate(page);
    await pageHydrated;
    expect(errors.length).toBeGreaterThan(0);
    expect(text()).toBe("first 0second 0");
  });

  it("when a part has thrown, and its error page is shown", async () => {
    mayPrint(/^The above error occurred in the <Broken> component/);
    let broken = false;
    function Broken() {
      if (broken) throw new Error("broken in the browser");
      return <p>fine on the server</p>;
    }
    const page = (
      <HydrateLater>
        <Boundary>
          <HydrateLater>
            <Broken />
          </HydrateLater>
        </Boundary>
        <HydrateLater>
          <Press name="other" />
        </HydrateLater>
      </HydrateLater>
    );
    serve(page);
    broken = true;
    hydrate(page);
    await pageHydrated;
    await vi.waitFor(() => expect(text()).toBe("It failedother 0"));
  });

  it("when a part has left the page before it was hydrated", async () => {
    let hide: (() => void) | undefined;
    let onServer = true;
    const never = new Promise(() => undefined);
    function Never() {
      if (!onServer) throw never;
      return <p>a part</p>;
    }
    function Page() {
      const [shown, setShown] = useState(true);
      hide = () => setShown(false);
      return shown ? (
        <HydrateLater>
          <Never />
        </HydrateLater>
      ) : (
        <p>gone</p>
      );
    }
    const page = (
      <HydrateLater>
        <Page />
      </HydrateLater>
    );
    serve(page);
    hide = undefined;
    onServer = false;
    hydrate(page);
    await vi.waitFor(() => expect(hide).toBeDefined());
    await new Promise((resolve) => setImmediate(resolve));
    expect(await isHydrated()).toBe(false);
    await vi.waitFor(() => {
      hide?.();
      expect(text()).toBe("gone");
    });
    await pageHydrated;
  });
});

it("a portal into HTML that React does not own works in a part, and its events reach the form around it once", async () => {
  const sent = vi.fn();
  const listeners = { onClick: sent };
  function Counters() {
    const slot = useHydrated() && document.querySelector("#shop i");
    return slot && createPortal(<Press name="plus" />, slot);
  }
  const page = (
    <HydrateLater>
      <HydrateLater>
        <form {...listeners}>
          <div dangerouslySetInnerHTML={{ __html: "<b>A dish</b><i></i>" }} />
          <Counters />
        </form>
      </HydrateLater>
    </HydrateLater>
  );
  const shop = serve(page);
  const slot = shop.querySelector("i");
  hydrate(page);
  await vi.waitFor(() => expect(slot?.textContent).toBe("plus 0"));
  slot?.querySelector("button")?.click();
  await vi.waitFor(() => expect(slot?.textContent).toBe("plus 1"));
  expect(sent).toHaveBeenCalledTimes(1);
});

describe("a navigation before the page is hydrated", () => {
  /** As `<RemixBrowser>` does: subscribes in an effect, and renders the page under another context after each navigation. */
  function page(router: Router, isSlow: () => boolean) {
    const Place = createContext({ at: 0 });
    function Browser({ children }: { children: ReactNode }) {
      const [place, setPlace] = useState({ at: 0 });
      useLayoutEffect(() => router.subscribe((at) => setPlace({ at })), []);
      return <Place.Provider value={place}>{children}</Place.Provider>;
    }
    function Within({ children }: { children: ReactNode }) {
      useNavigationsAsTransitions();
      return children;
    }
    function Slow() {
      if (isSlow()) throw arrival;
      return <p>at {useContext(Place).at}</p>;
    }
    return (
      <HydrateLater>
        <Browser>
          <Within>
            <HydrateLater>
              <Slow />
            </HydrateLater>
          </Within>
        </Browser>
      </HydrateLater>
    );
  }

  type Router = { subscribe: (listener: (at: number) => void) => () => void };
  let arrive: () => void;
  let arrival: Promise<void>;

  it("leaves the parts that are not hydrated yet as they are, and shows them the new place once they are (no error 421)", async () => {
    arrival = new Promise((resolve) => (arrive = resolve));
    const listeners = new Set<(at: number) => void>();
    const router: Router = {
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
    vi.stubGlobal("__remixRouter", router);
    let slow = false;
    const shown = page(router, () => slow);
    const shop = serve(shown);
    const paragraph = shop.querySelector("p");
    slow = true;
    const errors = hydrate(shown);
    await vi.waitFor(() => expect(listeners.size).toBe(1));
    for (const listener of listeners) listener(1);
    // Longer than React holds back a part that it would render anew.
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect([errors, paragraph?.isConnected, text("p")]).toEqual([[], true, "at 0"]);
    slow = false;
    arrive();
    await vi.waitFor(() => expect(text("p")).toBe("at 1"));
    expect([errors, paragraph?.isConnected]).toEqual([[], true]);
  });
});
