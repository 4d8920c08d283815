import { describe, expect, test } from "vitest";
import { z } from "zod";
import { orderConstraints } from "../../../app/orders/checkout/order-fields.server";
import { checkForm, constraintsOf, formData, singleValue, typedValues, wantsData } from "../../../server/guard/form";

describe("the constraints of a form's schema", () => {
  test("name what is required and how long it may be, also inside an object that has a default", () => {
    const door = z.object({ room: z.string().trim().max(5), floor: z.string().max(3).default("") });
    const schema = z.object({
      name: z.string().max(10, "long"),
      note: z.string().optional(),
      when: z.date(),
      door: door.prefault({ room: "" }),
    });
    expect(constraintsOf(schema)).toEqual({
      name: { required: true, maxLength: 10 },
      note: { required: false, maxLength: undefined },
      when: { required: true, maxLength: undefined },
      "door.room": { required: true, maxLength: 5 },
      "door.floor": { required: false, maxLength: 3 },
    });
  });

  test("of the order form ask for a name, and leave the room, which a private house has none of, and the comment to the customer", () => {
    expect(orderConstraints).toMatchObject({
      username: { required: true, maxLength: 100 },
      "delivery_address.room": { maxLength: 200 },
      "delivery_address.floor": { required: false, maxLength: 200 },
      order_comment: { required: false, maxLength: 500 },
    });
  });
});

describe("a submitted form", () => {
  const URLENCODED = "application/x-www-form-urlencoded";
  const KB_64 = 64 * 1024;
  const post = (body: BodyInit | null, headers: Record<string, string> = { "content-type": URLENCODED }) =>
    new Request("http://localhost/", { method: "POST", body, headers });
  const outcome = (request: Request) =>
    formData(request).then(
      (form) => [...form.keys()].length,
      (refusal: Response) => `refused with ${refusal.status}`,
    );
  const fields = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=1`).join("&");

  test("is read as its sender saw it: nothing without width, no control, no other direction, one line where one is asked for", async () => {
    const typed = {
      username: "\u200b\ufeff",
      name: "An\u0000na\r\nBcc: x\u202e",
      order_comment: "Ring\r\ntwice\u001b",
      order_key: "3f0c1b1e-7a52-4c43-9a51-0e1f6a2f3c11",
    };
    const form = await formData(post(new URLSearchParams(typed).toString()));
    expect(Object.fromEntries(form)).toEqual({
      username: "",
      name: "Anna Bcc: x",
      order_comment: "Ring\ntwice",
      order_key: typed.order_key,
    });
  });

  test.each<[string, Request, number | string]>([
    ["of exactly 64 kB is read", post(`a=${"x".repeat(KB_64 - 2)}`), 1],
    ["of one byte more is not", post(`a=${"x".repeat(KB_64 - 1)}`), "refused with 413"],
    ["of 300 fields is read", post(fields(300)), 300],
    ["of 301 fields is not", post(fields(301)), "refused with 413"],
    ["of 301 fields in a button's name is not", post(`${encodeURIComponent(`?${fields(301)}`)}=`), "refused with 413"],
    ["without a body is empty", post(null), 0],
    ["in several parts is read", new Request("http://localhost/", { method: "POST", body: parts({ a: "1" }) }), 1],
    ["of no type is not read", post(new Uint8Array(0), {}), "refused with 415"],
    [
      "of another type is not, whatever its parameters say",
      post("a=1", { "content-type": `text/plain; x=${URLENCODED}` }),
      "refused with 415",
    ],
  ])("%s", async (_, request, expected) => {
    expect(await outcome(request)).toBe(expected);
  });

  test("that announces more than 64 kB is refused unread", async () => {
    const announcing = (length: number) =>
      post("a=1", { "content-type": URLENCODED, "content-length": String(length) });
    const large = announcing(KB_64 + 1);
    expect(await outcome(large)).toBe("refused with 413");
    expect(large.bodyUsed).toBe(false);
    expect(await outcome(announcing(KB_64))).toBe(1);
  });
});

describe("what was typed", () => {
  const form = parts({
    name: "Anna",
    long: "x".repeat(10_000),
    endless: "x".repeat(10_001),
    photo: new File(["x"], "x.png"),
  });
  form.append("name", "Berta");

  test("is each field's first value, without files and endless texts", () => {
    expect(typedValues(form)).toEqual({ name: "Anna", long: "x".repeat(10_000) });
  });

  test("comes back from a form that is right and from one that is wrong", () => {
    const schema = z.object({ room: z.string().min(2, "too short").regex(/^\d/, "no number") });
    expect(checkForm(parts({ room: "12" }), schema)).toEqual({
      ok: true,
      values: { room: "12" },
      typed: { room: "12" },
    });
    expect(checkForm(parts({ room: "x" }), schema)).toEqual({
      ok: false,
      errors: { room: "too short" },
      typed: { room: "x" },
    });
  });

  test("in one field is its only value: of several, or of a file, there is none", () => {
    expect(singleValue(form, "long")).toBe("x".repeat(10_000));
    expect(singleValue(form, "name")).toBeUndefined();
    expect(singleValue(form, "photo")).toBeUndefined();
    expect(singleValue(form, "missing")).toBeUndefined();
  });
});

test.each([
  [{ answer: "data" }, true],
  [{ answer: "page" }, false],
  [{}, false],
])("a form with %j is a script's: %s", (values, expected) => {
  expect(wantsData(parts(values))).toBe(expected);
});

function parts(values: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}
