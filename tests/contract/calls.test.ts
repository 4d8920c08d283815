import { beforeAll, describe, expect, it } from "vitest";
import { calls, type CallName } from "../../contract/calls";
import { declaredFields, noteFields } from "../support/contract/declared-fields";
import { Customer, evening, odds, regular } from "../support/sandbox/evenings";
import { sandboxForFile } from "../support/sandbox/visitor";

const names = Object.keys(calls) as CallName[];

/** Fields that no answer of the sandbox has, and why. */
const silent: Readonly<Record<string, string>> = {
  "cities.message": "for an upstream without cities",
  "login.user.verification.code": "a code goes to its phone, never to who asks for it",
  "checkVerificationCode.user.session": "the cookie is the session: a key in a body finds its way into pages and logs",
  "checkVerificationCode.user.verification": "it is what `login` answers",
  "checkVerificationCode.user.orders": "`user/orders` has them, in pages",
};

describe.each([
  ["nori", "ru", "philadelphia"],
  ["mylavash", "uz", "ml-classic"],
] as const)("the sandbox of %s, in %s", (brand, language, dish) => {
  const sandbox = sandboxForFile({ brand });
  let customer: Customer;
  beforeAll(async () => {
    customer = new Customer(sandbox, language);
    await evening(customer, dish);
    await regular(customer, dish);
    await odds(customer, dish);
  });

  it.each(names)("answers %s with the fields of the contract and no others", (name) => {
    const answers = customer.answers.get(name) ?? [];
    expect(answers.length, "this call stands in the contract: give it a place in the evening").toBeGreaterThan(0);
    // Reading by the schema leaves out what it does not know.
    for (const answer of answers) expect(calls[name].answer.parse(answer)).toEqual(answer);
  });

  it("fills every field of the contract, except those listed with a reason", () => {
    const said = new Set<string>();
    for (const [name, answers] of customer.answers) for (const answer of answers) noteFields(name, answer, said);
    const missing = [...declaredFields()].filter(([field]) => !said.has(field)).map(([, path]) => path);
    const outermost = missing.filter((path) => !missing.some((outer) => path.startsWith(`${outer}.`)));
    expect(outermost.sort()).toEqual(Object.keys(silent).sort());
  });
});
