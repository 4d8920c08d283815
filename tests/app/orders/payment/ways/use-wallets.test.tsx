// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useWallets } from "../../../../../app/orders/payment/ways/use-wallets";
import { reactRoot } from "../../../../support/app/react-root";
import { serverHtml } from "../../../../support/app/server-html";

const ways = [{ alias: "applePay" }, { alias: "googlePay" }, { alias: "another" }];
const root = reactRoot();

function Ways() {
  return <p>{`offered: ${useWallets(ways).map(({ alias }) => alias)}`}</p>;
}

beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));

async function offered() {
  document.body.innerHTML = `<div>${serverHtml(<Ways />)}</div>`;
  expect(document.body.textContent).toBe("offered: ");
  await act(async () => {
    root.hydrate(<Ways />);
  });
  return document.body.textContent;
}

const apple = (can: () => boolean) => vi.stubGlobal("ApplePaySession", { canMakePayments: can });
function google(can: () => Promise<boolean>) {
  const asked: unknown[] = [];
  class Request {
    canMakePayment = can;
    constructor(methods: unknown) {
      asked.push(methods);
    }
  }
  vi.stubGlobal("PaymentRequest", Request);
  return asked;
}

describe("wallets are offered", () => {
  it("only as far as the document's policy lets a page ask", async () => {
    apple(() => true);
    const asked = google(async () => true);
    Object.assign(document, { featurePolicy: { allowsFeature: (feature: string) => feature !== "payment" } });
    expect(await offered()).toBe("offered: applePay");
    expect(asked).toEqual([]);
    Object.assign(document, { featurePolicy: undefined });
  });

  it("where the browser has them, and not before it was asked", async () => {
    apple(() => true);
    const asked = google(async () => true);
    expect(await offered()).toBe("offered: applePay,googlePay");
    expect(asked).toEqual([[expect.objectContaining({ supportedMethods: "https://google.com/pay" })]]);
  });

  it.each<[string, () => void, string]>([
    ["a browser without either", () => undefined, ""],
    ["Safari without a card", () => apple(() => false), ""],
    [
      "Safari, whose payment requests know no Google Pay",
      () => (apple(() => true), google(async () => false)),
      "applePay",
    ],
    ["Chrome", () => google(async () => true), "googlePay"],
    [
      "a page whose policy forbids to ask",
      () =>
        vi.stubGlobal(
          "PaymentRequest",
          class {
            constructor() {
              throw new DOMException("no", "SecurityError");
            }
          },
        ),
      "",
    ],
    [
      "an insecure page",
      () =>
        apple(() => {
          throw new DOMException("no", "InvalidAccessError");
        }),
      "",
    ],
    ["a browser that fails to answer", () => google(() => Promise.reject(new Error("no network"))), ""],
  ])("in %s: only what it can", async (_, browser, found) => {
    browser();
    expect(await offered()).toBe(`offered: ${found}`);
  });
});
