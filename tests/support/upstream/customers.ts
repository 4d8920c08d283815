import { handler } from "./answers";

export const anna = {
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
    handler("user", () => ({ user: customer.stored })),
    handler("balance", { balance: 1180 }),
    handler("userUpdate", ({ body }) => {
      const change = body as Record<string, unknown>;
      customer.updates.push(change);
      customer.stored = { ...customer.stored, ...change };
      return { user: customer.stored };
    }),
    handler("userRemove", {}),
  ];
};
