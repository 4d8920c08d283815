import { expect, it } from "vitest";
import { sends, sentBy, sentFields } from "../../rules/sent-fields";

it.each([
  [{ intent: "leave:/spb/order-type?order_type=takeaway&return_to=/spb/" }],
  [{ product_key: "tom yum + rice=1&2?3#%41" }],
  [{ "count.roll~a=b&c": 2 }],
  [{ promocode: "СКИДКА" }],
  [{ like: "" }],
])("a button's name holds its field, whatever value a browser sends beside it: %o", (field) => {
  const [[name, value] = ["", ""]] = Object.entries(field);
  const button = sends(field);
  for (const beside of ["", "BUTTON", "SUBMIT"]) {
    const sent = sentFields([
      ["return_to", "/spb/?search=roll"],
      [button.name, beside],
    ]);
    expect(sent).toEqual([
      ["return_to", "/spb/?search=roll"],
      [name, String(value)],
    ]);
  }
  expect([sentBy(button, name), sentBy(button, "other")]).toEqual([String(value), null]);
});

it("every other field stays as it is", () => {
  const fields: [string, string][] = [
    ["count.a=b", "0"],
    ["message", "?intent=order"],
  ];
  expect(sentFields(fields)).toEqual(fields);
  expect(sentBy({ name: "intent=order" }, "intent")).toBeNull();
});
