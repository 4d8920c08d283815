import { createPublicKey } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sandboxForFile, SPB, postToConsole, Visitor } from "../../support/sandbox/visitor";

const sandbox = sandboxForFile();
const settings = (request: object) =>
  new Visitor(sandbox).attempt("orderPaymentSettings", {
    payment_type: "cardOnline",
    is_delivery: false,
    city_id: SPB,
    ...request,
  });

describe("ways to pay online", () => {
  const ways = async (city_id: number, order_type: "delivery" | "takeaway", shop_id?: number) =>
    (await new Visitor(sandbox).call("paymentTypes", { city_id, order_type, shop_id })).payment_types
      .filter(({ is_online }) => is_online)
      .map(({ alias }) => alias)
      .join(" ");
  it.each<[string, number, "delivery" | "takeaway", number | undefined, string]>([
    ["Saint Petersburg, to the door", SPB, "delivery", undefined, "cardOnline sbp sberPay"],
    ["Saint Petersburg, at the counter", SPB, "takeaway", 101, "cardOnline sbp"],
    ["a shop that takes none", SPB, "takeaway", 104, ""],
    ["a shop that takes none, to the door", SPB, "delivery", 104, "cardOnline sbp sberPay"],
    ["Kazan", 3, "takeaway", undefined, "cardOnline sbp"],
    ["Vyborg", 4, "takeaway", undefined, ""],
    ["Minsk", 5, "takeaway", undefined, "cardOnline"],
    ["Istanbul", 6, "takeaway", undefined, "cardOnline"],
    ["Almaty", 7, "takeaway", undefined, "cardOnline applePay googlePay"],
    ["Berlin", 8, "takeaway", undefined, "cardOnline applePay googlePay"],
    ["Kyiv", 9, "takeaway", undefined, "cardOnline googlePay"],
  ])("%s", async (_, city_id, order_type, shop_id, expected) =>
    expect(await ways(city_id, order_type, shop_id)).toBe(expected),
  );
});

describe("who takes the money", () => {
  it.each<[string, object, string, string]>([
    // where, request, acquirer, what comes with it
    ["Saint Petersburg", {}, "sber", "public_key"],
    ["a shop of another company", { shop_id: 103 }, "sber_new", ""],
    ["a delivery from no known house", { is_delivery: true }, "sber", "public_key"],
    ["a delivery near a shop", { is_delivery: true, latitude: 59.9359, longitude: 30.3256 }, "sber", "public_key"],
    ["Moscow", { city_id: 2 }, "sber_new", ""],
    ["Kazan", { city_id: 3 }, "yookassa", ""],
    ["Istanbul", { city_id: 6 }, "ozan", "verify_param"],
    ["Berlin", { city_id: 8 }, "payone", "holder_required public_key"],
    ["Kyiv by Google Pay", { city_id: 9, payment_type: "googlePay" }, "sber", "public_key"],
  ])("%s", async (_, request, acquiring, comes) => {
    const { status, body } = await settings(request);
    expect(status).toBe(200);
    expect(body.acquiring).toBe(acquiring);
    expect(
      Object.keys(body)
        .filter((field) => field !== "acquiring")
        .sort()
        .join(" "),
    ).toBe(comes);
  });

  it("the acquirer is that of the nearest open shop", async () => {
    const { shops } = await new Visitor(sandbox).call("shops", { city_id: SPB });
    const { latitude, longitude } = shops.find(({ id }) => id === 103) ?? { latitude: 0, longitude: 0 };
    const near = { is_delivery: true, latitude, longitude };
    expect((await settings(near)).body.acquiring).toBe("sber_new");
    await postToConsole(sandbox, "shops/103", { type: "stop" });
    expect((await settings(near)).body.acquiring).toBe("sber");
  });

  it("the RSA key is the same for all visitors", async () => {
    const [one, two] = await Promise.all([settings({}), settings({})]);
    expect(one.body.public_key).toBe(two.body.public_key);
    const key = createPublicKey({ key: Buffer.from(one.body.public_key ?? "", "base64"), format: "der", type: "spki" });
    expect([key.asymmetricKeyType, key.asymmetricKeyDetails?.modulusLength]).toEqual(["rsa", 2048]);
  });

  it.each<[string, object, number, object | undefined]>([
    ["cash", { payment_type: "cash" }, 422, { payment_type: "This is not paid online" }],
    ["what the city does not take", { payment_type: "applePay" }, 422, { payment_type: "Choose how to pay" }],
    ["a city without", { city_id: 4 }, 422, { payment_type: "Choose how to pay" }],
    [
      "a delivery where there is none",
      { city_id: 4, is_delivery: true },
      422,
      { order_type: "There is no delivery in this city" },
    ],
    ["a place off the map", { is_delivery: true, latitude: 91, longitude: 0 }, 422, { latitude: "At most 90" }],
    ["no yes or no", { is_delivery: "yes" }, 422, { is_delivery: "This value is not valid" }],
  ])("no acquirer is given for %s", async (_, request, status, errors) => {
    const answer = await settings(request);
    expect([answer.status, answer.body.errors]).toEqual([status, errors]);
  });
});
