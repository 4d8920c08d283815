// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { watchPassed } from "../../../../../app/shared/ui/hooks/watch-passed";

const entry = (top: number) => ({ isIntersecting: top >= 0, boundingClientRect: { top } }) as IntersectionObserverEntry;

it.each([
  ["scrolled past and back at once", [-900, 40], false],
  ["back and past again at once", [40, -900], true],
  ["far below the window", [4_000], false],
])("tells the newest of several changes: %s", (_, tops, expected) => {
  let report: (entries: IntersectionObserverEntry[]) => void = () => undefined;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(told: (entries: IntersectionObserverEntry[]) => void) {
        report = told;
      }
      observe() {}
      disconnect() {}
    },
  );
  const tell = vi.fn();
  watchPassed(document.body, tell);
  report(tops.map(entry));
  expect(tell.mock.calls).toEqual([[expected]]);
});
