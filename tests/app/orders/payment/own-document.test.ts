// @vitest-environment jsdom
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { afterEach, describe, expect, test, vi } from "vitest";

afterEach(() => vi.resetModules());

/** Opens a page of a payment by a script, from the page at this path. */
async function openFrom(path: string, to = "/spb/order/payment/K1") {
  history.replaceState(null, "", path);
  const { inOwnDocument } = await import("../../../../app/orders/payment/own-document");
  const serverLoader = vi.fn(async () => "the page's data");
  const request = new Request(`http://localhost${to}`);
  const args = { request, params: {}, serverLoader } as unknown as ClientLoaderFunctionArgs;
  const answer: unknown = await inOwnDocument(args).catch((thrown: unknown) => thrown);
  return { answer, asked: serverLoader.mock.calls.length };
}

describe("a page that leads to a bank", () => {
  test.each(["/spb/checkout", "/spb/", "/spb/order/1/tracking", "/spb/order/payment/K1/wait"])(
    "is a document of its own when it is opened from %s: the policy of that page lets no form reach the bank",
    async (path) => {
      const { answer, asked } = await openFrom(path, "/spb/order/payment/K1?state=payment-failure");
      expect(asked).toBe(0);
      expect((answer as Response).headers.get("location")).toBe("/spb/order/payment/K1?state=payment-failure");
      expect((answer as Response).headers.get("x-remix-reload-document")).toBe("true");
    },
  );

  test.each(["/spb/order/payment/K1", "/spb/order/payment/K2/bank"])("stays in the document of %s", async (path) => {
    expect(await openFrom(path, "/spb/order/payment/K1/bank")).toEqual({ answer: "the page's data", asked: 1 });
  });
});

test.each([
  ["/spb/order/1/tracking", 0],
  ["/spb/", 0],
  ["/spb/order/payment/K1", 1],
  ["/spb/order/payment/K1/wait", 1],
])(
  "the page that waits for a bank opened from %s is loaded %d times by scripts: a document of the shop may hold analytics",
  async (path, times) => {
    history.replaceState(null, "", path);
    const { besidePayment } = await import("../../../../app/orders/payment/own-document");
    const serverLoader = vi.fn(async () => "the page's data");
    const request = new Request("http://localhost/spb/order/payment/K1/wait");
    await besidePayment({ request, params: {}, serverLoader } as unknown as ClientLoaderFunctionArgs).catch(
      () => undefined,
    );
    expect(serverLoader).toHaveBeenCalledTimes(times);
  },
);
