import { beforeAll, describe, expect, it } from "vitest";
import { calls, type CallName } from "../../../contract/calls";
import { sandboxForFile, SPB, toSpb, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const contact = { name: "Anna", phone: "79120006001", city_id: SPB };

/** What each call takes without a complaint about its fields. */
const good: { [Name in CallName]?: Record<string, unknown> } = {
  relatedProducts: { product_groups_ids: [1], ...toSpb },
  cartGiftAdd: { gift_id: 1, ...toSpb },
  cartGiftRemove: { gift_id: 1, ...toSpb },
  cartGiftForget: { gift_id: 1, ...toSpb },
  cartApplyPromocode: { promocode: "TASTY10", ...toSpb },
  cartForgetPromocode: toSpb,
  cartApplyBonuses: { bonuses: 1, ...toSpb },
  userUpdate: contact,
  addressRemove: { id: 1 },
  feedbackQuestion: { ...contact, email: "anna@example.com", message: "Hello" },
  feedbackCallMeBack: contact,
  feedbackLandlord: { ...contact, city_name: "Pskov", shop: "Main square", square: 80 },
  feedbackSupplier: { ...contact, city_name: "Pskov", company: "Rice and sons", product_category: "Rice" },
};
const names = Object.keys(good) as CallName[];

describe.each(names)("%s", (name) => {
  const fields = Object.keys(calls[name].request.shape);
  const required = fields.filter(
    (field) =>
      !(calls[name].request.shape as Record<string, { safeParse(value: unknown): { success: boolean } }>)[
        field
      ]?.safeParse(undefined).success,
  );
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = new Visitor(sandbox, "tr");
    await visitor.call("cartAdd", { product_key: "philadelphia", count: 2, ...toSpb });
    await visitor.signIn(contact.phone.replace(/...$/, String(100 + names.indexOf(name))));
  });

  async function errorsOf(request: Record<string, unknown>) {
    const response = await visitor.send(name, request);
    const { message, errors = {} } = (await response.json()) as { message?: string; errors?: Record<string, string> };
    return {
      status: response.status,
      message,
      fields: Object.keys(errors).map((field) => field.split(".")[0]),
      words: Object.values(errors),
    };
  }

  it.each(fields)("the field %s is named when its type is wrong", async (field) => {
    const { status, fields: named, words } = await errorsOf({ ...good[name], [field]: { a: [1] } });
    expect([status, named]).toEqual([422, [field]]);
    expect(words[0]).toMatch(/\S/);
  });

  it.each(required)("the field %s is named when it is missing", async (field) => {
    const { status, fields: named } = await errorsOf(
      Object.fromEntries(Object.entries(good[name] ?? {}).filter(([own]) => own !== field)),
    );
    expect([status, named]).toEqual([422, [field]]);
  });

  it("a body that is too large is refused", async () => {
    if (calls[name].method === "DELETE") return;
    expect((await errorsOf({ ...good[name], [fields[0] ?? ""]: "x".repeat(110_000) })).status).toBe(413);
  });

  it("an unknown session key is answered with 401, except in shared calls", async () => {
    const stranger = new Visitor(sandbox);
    stranger.key = "fedcba9876543210fedcba9876543210";
    expect((await stranger.send(name, good[name] ?? {})).status).toBe(calls[name].kind === "shared" ? 200 : 401);
  });
});
