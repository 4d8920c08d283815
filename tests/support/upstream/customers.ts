import { http, HttpResponse } from "msw";
import { UPSTREAM } from "../app/route";

const anna = {
  phone: "79210000001",
  name: "Anna",
  sex: "female",
  email: "anna@mail.example",
  birthday: "14.03.1994",
  is_subscribed: true,
  is_print_fiscal_receipt: false,
};

/** The customer as the upstream keeps them, and what it was asked to change. */
export const customer = { stored: { ...anna } as Record<string, unknown>, updates: [] as Record<string, unknown>[] };

/** The calls of a signed-in customer's profile: each change is kept until the next test. */
export const customerCalls = () => {
  customer.stored = { ...anna };
  customer.updates = [];
  return [
    http.get(`${UPSTREAM}/api/user/get`, () => HttpResponse.json({ user: customer.stored })),
    http.get(`${UPSTREAM}/api/user/balance`, () => HttpResponse.json({ balance: 1180 })),
    http.put(`${UPSTREAM}/api/user/update`, async ({ request }) => {
      const change = (await request.json()) as Record<string, unknown>;
      customer.updates.push(change);
      customer.stored = { ...customer.stored, ...change };
      return HttpResponse.json({ user: customer.stored });
    }),
    http.delete(`${UPSTREAM}/api/user/remove`, () => HttpResponse.json({})),
  ];
};
