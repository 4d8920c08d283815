import { expect, test } from "vitest";
import { honest, look, submit } from "../../../support/app/checkout-form";
import { orderCalls } from "../../../support/upstream/orders";
import { paymentCalls } from "../../../support/upstream/payments";
import { placeCalls } from "../../../support/upstream/places";
import { useUpstream } from "../../../support/upstream/upstream";
import { address, cookiesAfter, placeCookieOf, readyToOrder } from "../../../support/upstream/visitor";

useUpstream(placeCalls, orderCalls, paymentCalls);

const DESCRIPTION = "delivery_address.description";

async function press(intent: string, description: string) {
  const before = await readyToOrder();
  const { location, cookies } = await submit({ ...honest, [DESCRIPTION]: description, intent }, { cookies: before });
  const { typed } = (await look(cookiesAfter(before, cookies))).view;
  return { location, description: typed[DESCRIPTION] };
}

test.each([
  ["note:leave", "Blue gate", "Blue gate. Leave at the door"],
  ["note:quiet", "Don’t ring the bell", ""],
  ["note:call", "", "Call me first"],
  ["note:sing", "Blue gate", "Blue gate"],
])("a press of %s makes %j of the comment for the courier: %j", async (intent, before, after) => {
  const { location, description } = await press(intent, before);
  expect(description ?? "").toBe(after);
  expect(location).toBe("/spb/checkout#order-notes");
});

test.each([
  ["de", "Синие ворота. Оставьте у двери", "Синие ворота. Bitte vor die Tür stellen"],
  ["ru", "Kapıya bırakın. Leave at the door; Call me first", "Оставьте у двери. Позвоните заранее"],
  ["en", "Blue gate, please ring twice.", "Blue gate, please ring twice."],
] as const)("in %s, requests from a page of another language are this page's: %j", async (language, before, after) => {
  const cookies = [await readyToOrder(), `language=${language}`].join("; ");
  const sent = await submit({ ...honest, [DESCRIPTION]: before, intent: "keep" }, { cookies });
  expect((await look(cookiesAfter(cookies, sent.cookies))).view.typed[DESCRIPTION]).toBe(after);
});

test("the requests that a saved address brings are in the page's language", async () => {
  const place = await placeCookieOf({ city: "spb", address: { ...address, description: "Оставьте у двери" } });
  const cookies = cookiesAfter(await readyToOrder(), [place]);
  expect((await look(`${cookies}; language=de`)).view.where.address?.description).toBe("Bitte vor die Tür stellen");
});
