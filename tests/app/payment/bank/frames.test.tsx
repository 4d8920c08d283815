// @vitest-environment jsdom
import { act, type ComponentProps } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Frames } from "../../../../app/payment/bank/Frames";
import { inEnglish } from "../../../support/app/in-shop";

const submitted = vi.hoisted(() => vi.fn<(form: HTMLFormElement) => void>());
vi.mock("@remix-run/react", async () => {
  const { forwardRef } = await import("react");
  return {
    Form: forwardRef<HTMLFormElement, ComponentProps<"form">>((props, ref) => <form ref={ref} {...props} />),
    useSubmit: () => submitted,
  };
});

const posted: string[] = [];
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.useFakeTimers();
  posted.length = 0;
  submitted.mockClear();
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    posted.push(`${this.action} ${new FormData(this).get("threeDSMethodData") as string}`);
  });
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function open(urls: string[]) {
  document.body.innerHTML = "<div></div>";
  act(() => {
    root = createRoot(document.body.firstElementChild as Element);
    root.render(
      inEnglish(<Frames frames={{ at: "frames", urls, data: "d" }} attempt="a1" path="/spb/order/payment/1/bank" />),
    );
  });
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

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
