import { expect, test } from "vitest";
import { emptyCart, honest, KEY, look, submit } from "../../../support/app/checkout-form";
import type { UnansweredView } from "../../../../app/orders/checkout/checkout.view";
import { orderCalls, orders } from "../../../support/upstream/orders";
import { placeCalls } from "../../../support/upstream/places";
import { on, upstream, useUpstream } from "../../../support/upstream/upstream";
import { cookiesAfter, readyToOrder } from "../../../support/upstream/visitor";

useUpstream(placeCalls, orderCalls);

const boris = { recipient_name: "Boris", recipient_phone: "8 921 000-00-02" };
const line = "Recipient: Boris, +7 (921) 000-00-02";
const commentsSent = () => orders.asked.map(({ payload }) => payload.order_comment);

test.each([
  ["nobody else", {}, "No wasabi"],
  ["spaces", { recipient_name: " ", recipient_phone: " " }, "No wasabi"],
  ["somebody else", boris, `${line}\nNo wasabi`],
  ["somebody else, with spaces around", { ...boris, recipient_name: " Boris " }, `${line}\nNo wasabi`],
  ["somebody else, without a comment", { ...boris, order_comment: "" }, line],
])("%s receives the order: %j begin its comment", async (_, fields, comment) => {
  const { location } = await submit({ ...honest, ...fields });
  expect(location).toBe("/spb/order/48213/tracking");
  expect(commentsSent()).toEqual([comment]);
});

test("the order’s own name and phone stay the customer’s", async () => {
  const before = await readyToOrder();
  const { cookies } = await submit({ ...honest, ...boris }, { cookies: before });
  expect(orders.asked[0]?.payload).toMatchObject({ username: "Anna", phone: "79210000001" });
  const { view } = await look(cookiesAfter(before, cookies));
  expect(view.contact.username).toBe("Anna");
  expect(JSON.stringify(view.typed)).not.toContain("Boris");
});

test.each([
  ["no name", { recipient_name: "" }, { recipient_name: "Enter the recipient’s name" }],
  ["no phone", { recipient_phone: "" }, { recipient_phone: "Enter the recipient’s phone number" }],
  [
    "half a phone",
    { recipient_phone: "+7 921 000" },
    { recipient_phone: expect.stringContaining("digits are missing") },
  ],
  ["an endless name", { recipient_name: "x".repeat(61) }, { recipient_name: "No more than 60 characters" }],
  [
    "no room for the comment",
    { order_comment: "x".repeat(500) },
    { order_comment: `No more than ${499 - line.length} characters` },
  ],
])("%s is refused with words, and the form keeps what was typed", async (_, fields, errors) => {
  const { status, answer } = await submit({ ...honest, ...boris, ...fields });
  expect(status).toBe(422);
  expect(answer.errors).toEqual(errors);
  expect(answer.typed).toMatchObject({ ...boris, ...fields });
  expect(orders.asked).toEqual([]);
});

test("an order for collection has no recipient", async () => {
  const cookies = await readyToOrder({ takeaway: true });
  expect((await look(cookies)).view.contact.recipient).toBeUndefined();
  await submit({ ...honest, ...boris, order_type: "takeaway" }, { cookies });
  expect(commentsSent()).toEqual(["No wasabi"]);
});

test("an order that was never answered is sent again word for word, though the language is another", async () => {
  on("orderCreate", {}, 500);
  const before = await readyToOrder();
  const lost = await submit({ ...honest, ...boris }, { cookies: before });
  upstream.use(...orderCalls());
  on("cart", emptyCart);
  const cookies = `${cookiesAfter(before, lost.cookies)}; language=de`;
  const { unanswered } = (await look(cookies)).view as unknown as UnansweredView;
  await submit(unanswered, { cookies });
  expect(orders.asked.at(-1)).toMatchObject({ key: KEY, payload: { order_comment: `${line}\nNo wasabi` } });
});

test("what was typed is there after the visitor has been elsewhere", async () => {
  const before = await readyToOrder();
  const { cookies } = await submit({ ...honest, ...boris, intent: "leave:/spb/cart" }, { cookies: before });
  const { typed } = (await look(cookiesAfter(before, cookies))).view;
  expect(typed).toMatchObject(boris);
});
