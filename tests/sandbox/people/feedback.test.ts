import { describe, expect, it } from "vitest";
import type { CallName } from "../../../contract/calls";
import { NOON, sandboxForFile, SPB, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const contact = { name: "Anna", phone: "+7 912 000-00-01", city_id: SPB };
const known = { name: "Anna", phone: "79120000001", city_id: SPB };
const sent = async (name: CallName, fields: Record<string, unknown>, language = "en") => {
  const response = await new Visitor(sandbox, language).send(name, fields);
  return {
    status: response.status,
    body: (await response.json()) as { message?: string; errors?: Record<string, string> },
    cookies: response.headers.getSetCookie(),
  };
};

const forms = [
  ["feedbackQuestion", "question", { email: "anna@example.com", message: "Do you have brown rice?" }, {}],
  ["feedbackCallMeBack", "call-me-back", {}, {}],
  [
    "feedbackLandlord",
    "landlord",
    { email: "anna@example.com", city_name: "Pskov", shop: "On the main square", square: "82,5" },
    { square: 82.5 },
  ],
  [
    "feedbackSupplier",
    "supplier",
    { email: "", city_name: "Pskov", company: "Rice and sons", product_category: "Rice" },
    {},
  ],
] as const;

describe.each(forms)("%s", (name, kind, own, read) => {
  it("the form is stored trimmed and opens no session", async () => {
    const padded = Object.fromEntries(
      Object.entries({ ...contact, ...own }).map(([field, value]) => [
        field,
        typeof value === "string" ? `  ${value} ` : value,
      ]),
    );
    expect(await sent(name, padded)).toEqual({ status: 200, body: {}, cookies: [] });
    expect(sandbox.world.store.feedback.list()[0]).toEqual({
      id: expect.any(Number),
      kind,
      created_at: NOON,
      fields: { ...own, ...known, ...read },
    });
  });

  it("without a city any international phone is accepted", async () => {
    expect((await sent(name, { ...contact, ...own, city_id: undefined, phone: "+90 532 123 45 67" })).status).toBe(200);
    expect(sandbox.world.store.feedback.list()[0]?.fields.phone).toBe("905321234567");
    expect((await sent(name, { ...contact, ...own, city_id: undefined, phone: "123" })).body.errors).toEqual({
      phone: "Check the phone number",
    });
  });

  it("all missing fields are named, and nothing is stored", async () => {
    const before = sandbox.world.store.feedback.list();
    const optional = name === "feedbackQuestion" ? [] : ["email"];
    const required = ["name", "phone", ...Object.keys(own)].filter((field) => !optional.includes(field)).sort();
    const empty = await sent(name, Object.fromEntries(required.map((field) => [field, " "])), "uk");
    expect([empty.status, empty.body.message, Object.keys(empty.body.errors ?? {}).sort()]).toEqual([
      422,
      "Перевірте поля",
      required,
    ]);
    expect(empty.body.errors).toMatchObject({ name: "Як до вас звертатися?", phone: "Вкажіть номер телефону" });
    expect(Object.keys((await sent(name, {})).body.errors ?? {}).sort()).toEqual(required);
    expect(sandbox.world.store.feedback.list()).toEqual(before);
  });

  it("endless texts are refused", async () => {
    for (const field of ["name", ...Object.keys(own).filter((one) => one !== "square")]) {
      const { body } = await sent(name, { ...contact, ...own, [field]: "x".repeat(5_000) });
      expect(Object.keys(body.errors ?? {}), field).toEqual([field]);
    }
  });
});

it.each(["anna", "anna@example", "a b@example.com"])("the e-mail %s is refused", async (email) => {
  expect((await sent("feedbackQuestion", { ...contact, email, message: "Hello" }, "de")).body).toEqual({
    message: "Bitte prüfen Sie die E-Mail-Adresse",
    errors: { email: "Bitte prüfen Sie die E-Mail-Adresse" },
  });
});

describe("a square", () => {
  const ask = (square: unknown) =>
    sent("feedbackLandlord", { ...contact, city_name: "Pskov", shop: "Main square", square });
  it.each([80, 0.5, "80", "82.55", "100000"])("a square of %j is accepted", async (square) =>
    expect((await ask(square)).status).toBe(200),
  );
  it.each([0, -1, "0", "-5", "large", "1e3", "100001", 1e300, "8.555"])("a square of %j is refused", async (square) =>
    expect((await ask(square)).body.errors).toEqual({ square: "Enter the area as a number, in m²" }),
  );
});

describe("a wish for delivery", () => {
  it.each([
    [{ latitude: 91, longitude: 30 }, { "coordinates.latitude": "At most 90" }],
    [{ latitude: 59, longitude: -181 }, { "coordinates.longitude": "At least -180" }],
  ])("a wish for delivery to %j is refused", async (coordinates, errors) => {
    const { body } = await sent("feedbackUnavailableAddress", { coordinates, city_id: SPB, phone: "+7 912 000-00-02" });
    expect(body.errors).toEqual(errors);
  });

  it("a wish for delivery is listed with the other forms, newest first", async () => {
    await sent("feedbackCallMeBack", contact);
    expect(
      (
        await sent("feedbackUnavailableAddress", {
          coordinates: { latitude: 59.9, longitude: 30.3 },
          city_id: SPB,
          phone: "+7 912 000-00-02",
        })
      ).status,
    ).toBe(200);
    const [first, second] = sandbox.world.store.feedback.list();
    expect(first).toMatchObject({
      kind: "unavailable-address",
      fields: { phone: "79120000002", city_id: SPB, latitude: 59.9, longitude: 30.3 },
    });
    expect(second?.kind).toBe("call-me-back");
    expect(sandbox.world.store.feedback.list(1)).toHaveLength(1);
  });
});
