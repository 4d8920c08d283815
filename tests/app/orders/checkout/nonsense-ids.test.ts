import { expect, it } from "vitest";
import { honest, look, submit } from "../../../support/app/checkout-form";
import { orderCalls } from "../../../support/upstream/orders";
import { placeCalls } from "../../../support/upstream/places";
import { useUpstream } from "../../../support/upstream/upstream";
import { readyToOrder } from "../../../support/upstream/visitor";

useUpstream(placeCalls, orderCalls);

const nonsense = ["zzz", "1e999", "NaN", "-1", "1.5", " 7", "0x1f", "9".repeat(40)];
const buttons = ["keep", "leave:/spb/cart", "date:zzz", "banknote:zzz"];

it.each(["delivery_address.id", "interval_id"].flatMap((name) => nonsense.map((value) => [name, value] as const)))(
  "%s of %j loses nothing, whatever button keeps what was typed",
  async (name, value) => {
    for (const intent of buttons) {
      const { status, cookies } = await submit({ ...honest, username: "Anna-Maria", intent, [name]: value });
      const draft = cookies.find((cookie) => cookie.startsWith("order_draft="))?.split(";")[0] ?? "";
      const { view } = await look(`${await readyToOrder()}; ${draft}`);
      expect([intent, status, JSON.stringify(view).includes("Anna-Maria")]).toEqual([intent, 303, true]);
    }
  },
);
