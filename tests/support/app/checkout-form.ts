import { HttpResponse } from "msw";
import { action, loader } from "../../../app/orders/checkout/page/checkout.route";
import type { CheckoutView } from "../../../app/orders/checkout/checkout.view";
import { cartOf } from "../upstream/places";
import { outcomeOf, readyToOrder } from "../upstream/visitor";
import { visitArgs } from "./route";

export const KEY = "3f0c1b1e-7a52-4c43-9a51-0e1f6a2f3c11";
/** A form that nothing is wrong with. */
export const honest = {
  order_key: KEY,
  username: "Anna",
  phone: "+1 555",
  "delivery_address.street": "Nevsky prospekt, 20",
  "delivery_address.room": "5",
  "delivery_address.entrance": "2",
  interval_id: "asap",
  payment_type: "cash",
  cash: "2000",
  order_comment: "No wasabi",
};
type Form = Record<string, string> | [string, string][];
type Answer = { errors: Record<string, string>; typed: Record<string, string>; dialog?: string };

/** Sends the order form: as an order, unless it names another intent. */
export async function submit(
  form: Form = honest,
  { cookies, path = "/spb/checkout" }: { cookies?: string; path?: string } = {},
) {
  const outcome = await outcomeOf(async () =>
    action(visitArgs(path, { form: withIntent(form), cookies: cookies ?? (await readyToOrder()) })),
  );
  return { ...outcome, answer: outcome.view as Answer };
}

export function withIntent(form: Form): [string, string][] {
  const fields = Array.isArray(form) ? form : Object.entries(form);
  return fields.some(([name]) => name === "intent") ? fields : [...fields, ["intent", "order"]];
}

/** Opens the order form. */
export async function look(cookies?: string, path = "/spb/checkout") {
  const outcome = await outcomeOf(async () => loader(visitArgs(path, { cookies: cookies ?? (await readyToOrder()) })));
  return { ...outcome, view: outcome.view as CheckoutView };
}

export const refusal = (errors: Record<string, string>, message?: string) => () =>
  HttpResponse.json({ message, errors }, { status: 422 });

export const emptyCart = () => ({ cart: { ...cartOf(0, 0), products: {} } });
