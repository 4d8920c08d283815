import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { FormState, WaysToPayView } from "../../../../app/orders/checkout/checkout.view";
import { ForCourier, ForShop } from "../../../../app/orders/checkout/ForCourier";
import { Payment } from "../../../../app/orders/checkout/payment/Payment";
import { inEnglish } from "../../../support/app/in-shop";

const payment: WaysToPayView = {
  now: [],
  later: [{ alias: "cash", name: "Cash", icon: "banknote" }],
  wallets: [],
  cash: { notes: [], currency: "₽" },
  is_known: false,
  asks_email: false,
};

/** conform keeps a field's first value: here nothing was typed yet when the form came. */
const field = (name: string) => ({ id: `order-${name}`, name, initialValue: undefined, errors: undefined });
const fields = {
  order_comment: field("order_comment"),
  payment_type: field("payment_type"),
  email: field("email"),
  cash: field("cash"),
  delivery_address: { getFieldset: () => ({ description: field("delivery_address.description") }) },
} as unknown as FormState["fields"];

const form = { fields, typed: { order_comment: "No onions", cash: "5000" } };

it.each([
  ["the comment of a takeaway", <ForShop key="1" {...form} />, ">No onions</textarea>"],
  ["the comment of a delivery", <ForCourier key="2" {...form} address="1" comment="" />, ">No onions</textarea>"],
  [
    "the banknote",
    <Payment key="3" {...form} payment={payment} picked="cash" />,
    'name="cash" type="text" value="5000"',
  ],
])("a change of the order type takes what the draft has by now into its fields: %s", (_what, part, html) => {
  const shown = renderToStaticMarkup(inEnglish(part)).replace(/ (?:id|class|inputMode|autoComplete)="[^"]*"/g, "");
  expect(shown).toContain(html);
});
