// @vitest-environment jsdom
import { act } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { FORM_ID, type WaysToPayView } from "../../../../app/checkout/checkout.view";
import { useChosenPayment } from "../../../../app/checkout/payment/use-chosen-payment";

const payment: WaysToPayView = { now: [], later: [], wallets: [], is_known: false, asks_email: false };
const seen: (string | undefined)[] = [];
let root: Root;

function Reader() {
  seen.push(useChosenPayment(payment));
  return null;
}

function OrderForm() {
  return (
    <form id={FORM_ID}>
      {["cardOnline", "cash"].map((alias) => (
        <input key={alias} type="radio" name="payment_type" value={alias} defaultChecked={alias === "cardOnline"} />
      ))}
      <Reader />
    </form>
  );
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  seen.length = 0;
  document.body.innerHTML = `<div>${renderToString(<OrderForm />)}</div>`;
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it("is unknown in the server's page, then what is chosen", () => {
  expect(seen).toEqual([undefined]);
  act(() => {
    root = hydrateRoot(document.body.firstElementChild as Element, <OrderForm />);
  });
  expect(seen.at(-1)).toBe("cardOnline");
  const [card, cash] = document.querySelectorAll("input");
  if (!card || !cash) throw new Error("no fields");
  // In browsers a choice makes both fields independent of their attributes, in jsdom only the chosen one.
  card.checked = true;
  act(() => cash.click());
  expect(seen.at(-1)).toBe("cash");
});
