// @vitest-environment jsdom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useEvery } from "../../../../../app/shared/ui/hooks/use-every";
import { reactRoot } from "../../../../support/app/react-root";

const root = reactRoot();
const called = vi.fn();
let visible: DocumentVisibilityState;

type Props = { on?: boolean; whileHidden?: number };
function Clock({ on, whileHidden }: Props) {
  useEvery(30_000, called, on, whileHidden);
  return null;
}
const show = (props: Props = {}) => act(() => root.render(<Clock {...props} />));
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const comesBack = () => {
  visible = "visible";
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
};

beforeEach(() => {
  vi.useFakeTimers();
  called.mockReset();
  visible = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visible);
});
afterEach(() => void vi.restoreAllMocks());

it("calls at the end of each interval", () => {
  show();
  pass(29_999);
  expect(called).not.toHaveBeenCalled();
  pass(60_001);
  expect(called).toHaveBeenCalledTimes(3);
});

it("does not call while the page is hidden, and does at once when it is visible again", () => {
  show();
  visible = "hidden";
  pass(600_000);
  expect(called).not.toHaveBeenCalled();
  comesBack();
  expect(called).toHaveBeenCalledTimes(1);
});

it("waits for the rest of the interval if the page was hidden for a moment", () => {
  show();
  visible = "hidden";
  pass(10_000);
  comesBack();
  expect(called).not.toHaveBeenCalled();
  pass(20_000);
  expect(called).toHaveBeenCalledTimes(1);
});

it("calls a hidden page less often, where that is wanted", () => {
  show({ whileHidden: 60_000 });
  visible = "hidden";
  pass(130_000);
  expect(called).toHaveBeenCalledTimes(2);
});

it("does not call once it is off, or the component is gone", () => {
  show();
  show({ on: false });
  pass(60_000);
  show();
  act(() => root.render(null));
  pass(60_000);
  expect(called).not.toHaveBeenCalled();
});
