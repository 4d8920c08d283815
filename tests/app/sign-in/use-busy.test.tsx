// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { useBusy } from "../../../app/sign-in/use-busy";
import { reactRoot } from "../../support/app/react-root";

const root = reactRoot();
let busy: boolean | undefined;

function Reader({ sending, refused }: { sending: boolean; refused?: object }) {
  busy = useBusy(sending, refused);
  return null;
}
const show = (sending: boolean, refused?: object) => act(() => root.render(<Reader {...{ sending, refused }} />));
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
});

it("is busy for three seconds after a press, and longer while the answer is awaited", () => {
  show(false);
  expect(busy).toBe(false);
  show(true);
  wait(2_000);
  show(false);
  expect(busy).toBe(true);
  wait(1_000);
  expect(busy).toBe(false);
  show(true);
  wait(20_000);
  expect(busy).toBe(true);
});

it("is busy for one second after each answer with errors, and not on a page that came with them", () => {
  const first = {};
  show(false, first);
  expect(busy).toBe(false);
  for (const refused of [{}, {}]) {
    show(true, first);
    show(false, refused);
    wait(999);
    expect(busy).toBe(true);
    wait(1);
    expect(busy).toBe(false);
  }
});
