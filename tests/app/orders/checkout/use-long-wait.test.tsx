// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { useLongWait } from "../../../../app/orders/checkout/use-long-wait";
import { reactRoot } from "../../../support/app/react-root";

const root = reactRoot();
let isLong: boolean | undefined;

function Reader({ waits }: { waits: boolean }) {
  isLong = useLongWait(waits);
  return null;
}
const show = (waits: boolean) => act(() => root.render(<Reader waits={waits} />));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});

it("is long after three seconds, and over with the answer", () => {
  show(false);
  wait(5_000);
  expect(isLong).toBe(false);
  show(true);
  wait(2_999);
  expect(isLong).toBe(false);
  wait(1);
  expect(isLong).toBe(true);
  show(false);
  expect(isLong).toBe(false);
});
