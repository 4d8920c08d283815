// @vitest-environment jsdom
import { act, type ComponentProps } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Frames } from "../../../../../app/orders/payment/bank/Frames";
import { inEnglish } from "../../../../support/app/in-shop";
import { reactRoot } from "../../../../support/app/react-root";

const submitted = vi.hoisted(() => vi.fn<(form: HTMLFormElement) => void>());
vi.mock("@remix-run/react", async () => {
  const { forwardRef } = await import("react");
  return {
    Form: forwardRef<HTMLFormElement, ComponentProps<"form">>((props, ref) => <form ref={ref} {...props} />),
    useSubmit: () => submitted,
  };
});

const posted: string[] = [];
const root = reactRoot();

beforeEach(() => {
  vi.useFakeTimers();
  posted.length = 0;
  submitted.mockClear();
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    posted.push(`${this.action} ${new FormData(this).get("threeDSMethodData") as string}`);
  });
});
afterEach(() => void vi.restoreAllMocks());

function open(urls: string[]) {
  act(() => {
    root.render(
      inEnglish(<Frames frames={{ at: "frames", urls, data: "d" }} attempt="a1" path="/spb/order/payment/1/bank" />),
    );
  });
}
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it("3ds-v2: hidden frames, two waits of 5 s, then the payment goes on", () => {
  open(["https://bank.test/method", "https://acquirer.test/method"]);
  expect(posted).toEqual(["https://bank.test/method d"]);
  expect([...document.querySelectorAll("iframe")].every((frame) => frame.closest("[hidden]"))).toBe(true);
  pass(4_999);
  expect(posted).toHaveLength(1);
  pass(1);
  expect(posted).toEqual(["https://bank.test/method d", "https://acquirer.test/method d"]);
  pass(4_999);
  expect(submitted).not.toHaveBeenCalled();
  pass(1);
  expect(submitted).toHaveBeenCalledOnce();
  expect(submitted.mock.calls[0]?.[0].getAttribute("action")).toBe("/spb/order/payment/1/bank");
});

it("with no frame that may be opened goes on at once", () => {
  open([]);
  expect(submitted).toHaveBeenCalledOnce();
});
