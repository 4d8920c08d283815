// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, expect, it } from "vitest";
import { FORM_ID, type WaysToPayView } from "../../../../../app/orders/checkout/checkout.view";
import { useChosenPayment } from "../../../../../app/orders/checkout/payment/use-chosen-payment";
import { reactRoot } from "../../../../support/app/react-root";
import { serverHtml } from "../../../../support/app/server-html";

const payment: WaysToPayView = { now: [], later: [], wallets: [], is_known: false, asks_email: false };
const seen: (string | undefined)[] = [];
const root = reactRoot();

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
  seen.length = 0;
  document.body.innerHTML = `<div>${serverHtml(<OrderForm />)}</div>`;
});

it("is unknown in the server's page, then what is chosen", () => {
  expect(seen).toEqual([undefined]);
  act(() => {
    root.hydrate(<OrderForm />);
  });
  expect(seen.at(-1)).toBe("cardOnline");
  const [card, cash] = document.querySelectorAll("input");
  if (!card || !cash) throw new Error("no fields");
  // In browsers a choice makes both fields independent of their attributes, in jsdom only the chosen one.
  card.checked = true;
  act(() => cash.click());
  expect(seen.at(-1)).toBe("cash");
});
