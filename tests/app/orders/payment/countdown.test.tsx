// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { Countdown } from "../../../../app/orders/payment/Countdown";
import { inEnglish } from "../../../support/app/in-shop";
import { wordsOf } from "../../../support/app/words";
import { reactRoot } from "../../../support/app/react-root";
import { serverHtml } from "../../../support/app/server-html";

const t = wordsOf("en");
const MINUTE = 60_000;
const onOver = vi.fn();
const root = reactRoot();

beforeEach(() => {
  vi.useFakeTimers();
  onOver.mockReset();
});

const deadline = { pay_until: 1_000_000 + 10 * MINUTE, now: 1_000_000, until: "19:52", clock: "19:42" };
const page = inEnglish(<Countdown deadline={deadline} onOver={onOver} />);
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const said = () => document.querySelector("[role=status]")?.textContent;
const counted = () => document.querySelector("[role=timer]")?.textContent;

function start() {
  document.body.innerHTML = `<div>${serverHtml(page)}</div>`;
  return () => act(() => root.hydrate(page));
}

it("is two clock times without scripts", () => {
  start();
  expect(counted()).toBeUndefined();
  expect(document.body.textContent).toContain(t("payment:deadline.until", { time: "19:52" }));
  expect(document.body.textContent).toContain(t("payment:deadline.clock", { time: "19:42" }));
  expect(document.body.textContent).toContain(t("payment:deadline.fixed"));
});

it("counts down, and is read aloud at five minutes, one minute and zero only", () => {
  start()();
  expect(counted()).toBe("10:00");
  const heard = new Map<string, string>();
  for (let second = 0; second <= 600; second++) {
    const words = said();
    if (words) heard.set(counted() ?? "", words);
    pass(1_000);
  }
  expect([...heard]).toEqual([
    ["5:00", t("payment:deadline.left", { count: 5 })],
    ["1:00", t("payment:deadline.left", { count: 1 })],
    ["0:00", t("payment:deadline.left", { count: 0 })],
  ]);
});

it("says in its last minute that the basket stays, and is over once", () => {
  const late = t("payment:deadline.late");
  start()();
  pass(8 * MINUTE + 59_000);
  expect(document.body.textContent).not.toContain(late);
  pass(1_000);
  expect(document.body.textContent).toContain(late);
  expect(onOver).not.toHaveBeenCalled();
  pass(5 * MINUTE);
  expect([counted(), onOver.mock.calls.length]).toEqual(["0:00", 1]);
});

it("goes on where it was when the page is drawn anew for the same answer, and follows a newer one", () => {
  start()();
  pass(4 * MINUTE);
  const drawn = (now: number) =>
    act(() => root.render(inEnglish(<Countdown deadline={{ ...deadline, now }} onOver={() => undefined} />)));
  drawn(deadline.now);
  expect(counted()).toBe("6:00");
  drawn(deadline.now + 5 * MINUTE);
  expect(counted()).toBe("5:00");
});
