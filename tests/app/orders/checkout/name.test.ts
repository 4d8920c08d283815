import { expect, test } from "vitest";
import { look } from "../../../support/app/checkout-form";
import { orderCalls } from "../../../support/upstream/orders";
import { placeCalls } from "../../../support/upstream/places";
import { on, useUpstream } from "../../../support/upstream/upstream";
import { readyToOrder } from "../../../support/upstream/visitor";

useUpstream(placeCalls, orderCalls);

test.each([
  ["the customer’s", "Maria", "Anna", "Maria"],
  ["that of the sign-in where the customer’s is empty", "", "Anna", "Anna"],
  ["empty where both are", "", "", ""],
])("the name in the order form is %s", async (_, name, signedInAs, shown) => {
  on("user", { user: { phone: "79210000001", name } });
  const cookies = await readyToOrder({ session: { key: "abc", signed_in: { name: signedInAs } } });
  expect((await look(cookies)).view.contact.username).toBe(shown);
});
