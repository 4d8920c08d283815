import { expect, it } from "vitest";
import { cookies } from "../../../server/visitor/cookies";
import {
  keepContact,
  keepPayment,
  lastContact,
  lastOrderCookie,
  lastPayment,
} from "../../../server/visitor/last-order";
import { openVisit, type Visit } from "../../../server/visitor/visit";
import { visitArgs } from "../../support/app/route";
import { useUpstream } from "../../support/upstream/upstream";
import { cookiesAfter } from "../../support/upstream/visitor";

useUpstream();

const PHONE = "79210000001";
const anna = { username: "Anna", email: "anna@example.com" };
const cash = { alias: "cash", cash: { sum: 2_000, currency_code: "RUB" } };

async function after(cookies: string, change: (visit: Visit) => unknown) {
  const visit = await openVisit(visitArgs("/spb/", { cookies }));
  await change(visit);
  const next = cookiesAfter(cookies, (await visit.headers()).getSetCookie());
  return openVisit(visitArgs("/spb/", { cookies: next }));
}
const jarOf = ({ request }: Visit) => request.headers.get("Cookie") ?? "";

it("the name and the way to pay of an order are kept together, each as it was given last", async () => {
  const ordered = await after("", async (visit) => {
    await keepContact(visit, { phone: PHONE, ...anna });
    await keepPayment(visit, cash);
  });
  expect([await lastContact(ordered, PHONE), await lastPayment(ordered)]).toEqual([anna, cash]);
  const changed = await after(jarOf(ordered), (visit) => keepPayment(visit, { alias: "sbp" }));
  expect([await lastContact(changed, PHONE), await lastPayment(changed)]).toEqual([anna, { alias: "sbp" }]);
});

it("a part that the cookie cannot hold does not cost the other one", async () => {
  const ordered = await after("", (visit) => keepPayment(visit, cash));
  const next = await after(jarOf(ordered), async (visit) => {
    await keepContact(visit, { phone: PHONE, ...anna, email: "a".repeat(101) });
    await keepPayment(visit, { alias: "<script>" });
  });
  expect([await lastContact(next, PHONE), await lastPayment(next)]).toEqual([undefined, cash]);
});

it("another person's order brings nothing of the first back", async () => {
  const first = await after("", (visit) => keepContact(visit, { phone: PHONE, ...anna }));
  const second = await after(jarOf(first), async (visit) => {
    visit.forgetPerson();
    await keepPayment(visit, cash);
  });
  expect([await lastContact(second, PHONE), await lastPayment(second)]).toEqual([undefined, cash]);
});

it("the longest name is kept before the way to pay", async () => {
  const long = { phone: "7".repeat(20), username: "Ж".repeat(100), email: "e".repeat(100) };
  const text = await lastOrderCookie.serialise({ ...long, paid_by: `${"a".repeat(50)}.200000000.RUB` });
  expect(text.length).toBeLessThan(cookies.last_order.maxBytes);
  const short = await lastOrderCookie.serialise({ ...anna, paid_by: "cash.2000.RUB" }, "", 115);
  expect(await lastOrderCookie.parse(short)).toEqual(anna);
});
