import { beforeAll, describe, expect, it } from "vitest";
import { calls } from "../../contract/calls";
import { declaredFields, noteFields } from "../support/contract/declared-fields";
import { Customer, evening, odds, regular } from "../support/sandbox/evenings";
import { sandboxForFile } from "../support/sandbox/visitor";

/** Fields that no answer of the sandbox has, and why. */
const silent: Readonly<Record<string, string>> = {
  "cities.message": "for an upstream without cities",
  "city.city.popular_products.count": "only menus in answers that change the place have it, and nobody reads those",
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

  it("answers with the fields of the contract and no others", () => {
    expect(customer.answers.size).toBeGreaterThan(40);
    // Reading by the schema leaves out what it does not know.
    for (const [name, answers] of customer.answers)
      for (const answer of answers) expect(calls[name].answer.parse(answer), name).toEqual(answer);
  });

  it("fills every field of those answers, except those listed with a reason", () => {
    const said = new Set<string>();
    for (const [name, answers] of customer.answers) for (const answer of answers) noteFields(name, answer, said);
    const missing = [...declaredFields([...customer.answers.keys()])]
      .filter(([field]) => !said.has(field))
      .map(([, path]) => path);
    const outermost = missing.filter((path) => !missing.some((outer) => path.startsWith(`${outer}.`)));
    expect(outermost.sort()).toEqual(Object.keys(silent).sort());
  });
});
