// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { closeByPull, closesAt, isPull } from "../../../../app/shared/ui/overlays/pull-down";

describe("a touch on a sheet", () => {
  it.each([
    ["has no direction at first", { across: 3, down: 7 }, undefined],
    ["pulls it down", { across: 3, down: 12 }, true],
    ["pulls it down, a little aslant", { across: -10, down: 12 }, true],
    ["turns to the next dish", { across: -30, down: 12 }, false],
    ["scrolls", { across: 2, down: -20 }, false],
    ["is as much across as down", { across: 20, down: 20 }, false],
  ])("%s", (_, move, expected) => expect(isPull(move)).toBe(expected));
});

describe("a sheet that is released", () => {
  const height = 800;
  it.each([
    ["near its place stays", { down: 60, height, speed: 0.1 }, false],
    ["far down closes", { down: 160, height, speed: 0 }, true],
    ["just before that stays", { down: 159, height, speed: 0 }, false],
    ["closes at a quarter of a small sheet", { down: 60, height: 240, speed: 0 }, true],
    ["closes after a fast pull", { down: 48, height, speed: 0.6 }, true],
    ["stays after a fast twitch", { down: 47, height, speed: 3 }, false],
    ["stays when the finger went up again", { down: 300, height, speed: -0.2 }, false],
  ])("%s", (_, released, expected) => expect(closesAt(released)).toBe(expected));
});

it("goes back to its place where the touched part has been replaced meanwhile", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  document.body.innerHTML = "<dialog><p>Skeleton</p></dialog>";
  const dialog = document.querySelector("dialog") as HTMLDialogElement;
  const touched = dialog.querySelector("p") as HTMLElement;
  const close = vi.fn();
  closeByPull(dialog, close);
  const send = (type: string, clientY?: number) => {
    const touches = clientY === undefined ? [] : [{ clientX: 0, clientY }];
    touched.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches }));
  };
  send("touchstart", 100);
  send("touchmove", 140);
  expect(dialog.style.transform).toBe("translateY(40px)");
  touched.replaceWith("The dish");
  send("touchend");
  expect([dialog.style.transform, close.mock.calls.length]).toEqual(["", 0]);
});
