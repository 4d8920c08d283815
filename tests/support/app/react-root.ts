import { act, type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, vi } from "vitest";

/**
 * A page with a React root in one of its elements, new for each test of a file. After a test it is unmounted, and timers
 * and globals are the environment's own again.
 */
export function reactRoot(html = "<div></div>", selector = "body > *") {
  let root: Root | undefined;
  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    document.body.innerHTML = html;
  });
  const unmount = () => {
    root?.unmount();
    root = undefined;
  };
  afterEach(() => {
    act(unmount);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const element = () => document.querySelector(selector) as Element;
  return {
    unmount,
    render(node: ReactNode) {
      root ??= createRoot(element());
      root.render(node);
    },
    /** Takes over the HTML that the test has put into the element. */
    hydrate(node: ReactNode) {
      root = hydrateRoot(element(), node);
    },
  };
}
