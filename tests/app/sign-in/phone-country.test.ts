import { HttpResponse } from "msw";
import { beforeEach, describe, expect, test } from "vitest";
import { action, loader } from "../../../app/sign-in/login.route";
import type { LoginView } from "../../../app/sign-in/login.view";
import { action as lookUp, loader as lookUpPage } from "../../../app/orders/tracking/look-up/look-up.route";
import { visitArgs } from "../../support/app/route";
import { orderCalls } from "../../support/upstream/orders";
import { cityOf, placeCalls } from "../../support/upstream/places";
import { on, useUpstream } from "../../support/upstream/upstream";
import { cookiesAfter, outcomeOf } from "../../support/upstream/visitor";

useUpstream(placeCalls, orderCalls);

const mask = (id: number, country_code: string, name: string, code: string, mask: string) => ({
  id,
  country_code,
  name,
  code,
  mask,
});
const masks = [
  mask(3, "TR", "Türkiye", "90", "+90 (999) 999 99 99"),
  mask(1, "RU", "Russia", "7", "+7 (999) 999-99-99"),
  mask(4, "KZ", "Kazakhstan", "7", "+7 (999) 999-99-99"),
];
let asked: unknown;

const cityIn = (code: string, phone_masks = masks) =>
  on("city", { city: { ...cityOf("spb"), country: { id: 3, name: code, code }, phone_masks } });

beforeEach(() => {
  cityIn("TR");
  asked = undefined;
  on("login", ({ body }) => {
    asked = (body as { phone: string }).phone;
    return HttpResponse.json(
      { user: { verification: { timer: 60 } } },
      { headers: { "Set-Cookie": "session_key=fresh; Path=/" } },
    );
  });
});

const look = async (cookies = "") =>
  (await outcomeOf(async () => loader(visitArgs("/spb/login?step=phone", { cookies })))).view as LoginView;
async function ask(phone: string, phone_country?: string, cookies?: string) {
  const form = { intent: "phone", phone, notify_channel: "sms", privacy_policy: "1" };
  const outcome = await outcomeOf(async () =>
    action(visitArgs("/spb/login", { form: phone_country === undefined ? form : { ...form, phone_country }, cookies })),
  );
  return { ...outcome, answer: outcome.view as { errors?: Record<string, string>; view?: LoginView } };
}

describe("in Turkey", () => {
  test("the phone's country is chosen from a list, the city's own first", async () => {
    expect((await look()).phone).toMatchObject({
      value: "",
      country: "TR",
      countries: [
        { code: "TR", words: "+90 Türkiye" },
        { code: "RU", words: "+7 Russia" },
        { code: "KZ", words: "+7 Kazakhstan" },
      ],
    });
  });

  test.each([
    ["532 100 00 01", "TR", "905321000001", "TR"],
    ["0532 100 00 02", "TR", "905321000002", "TR"],
    ["8 921 100-00-03", "RU", "79211000003", "RU"],
    ["701 100 00 04", "KZ", "77011000004", "KZ"],
    ["+7 921 100 00 05", "TR", "79211000005", "RU"],
    ["532 100 00 06", undefined, "905321000006", "TR"],
    ["532 100 00 07", "XX", "905321000007", "TR"],
    ["532 100 00 08", "x".repeat(500), "905321000008", "TR"],
  ])("%s with %s is sent as %s and remembered as %s", async (phone, country, digits, remembered) => {
    const { status, cookies } = await ask(phone, country);
    expect([status, asked]).toEqual([303, digits]);
    const kept = cookiesAfter("", cookies);
    expect(kept).toContain(`phone_country=${remembered}`);
    expect((await look(`phone_country=${remembered}`)).phone.country).toBe(remembered);
  });

  test("a number that comes back keeps its country, and its error names it", async () => {
    const { status, answer } = await ask("921 5", "RU");
    expect([status, answer.errors]).toEqual([422, { phone: "6 digits are missing" }]);
    expect(answer.view?.phone).toMatchObject({ value: "921 5", country: "RU" });
  });

  test("the phone that was given last stands there without its calling code", async () => {
    expect((await look("phone=79215550123; phone_country=KZ")).phone).toMatchObject({
      value: "(921) 555-01-23",
      country: "KZ",
    });
    expect((await look("phone=905321234567")).phone).toMatchObject({ value: "(532) 123 45 67", country: "TR" });
  });

  test.each(["", "phone_country=../x", "phone_country=DE", "phone_country=tr"])(
    "another's cookie changes nothing: %j",
    async (cookies) => expect((await look(cookies)).phone.country).toBe("TR"),
  );

  test("signing in keeps what was given with this phone, though another was here before", async () => {
    const { cookies } = await ask("532 100 00 09", "TR", "phone=79219999999");
    const asking = cookiesAfter("phone=79219999999", cookies);
    const { cookies: answered } = await outcomeOf(async () =>
      action(visitArgs("/spb/login", { form: { intent: "code", code: "4821" }, cookies: asking })),
    );
    expect(cookiesAfter(asking, answered)).toContain("phone_country=TR");
  });
});

test("an order is looked up by a phone of the chosen country", async () => {
  const page = await outcomeOf(async () => lookUpPage(visitArgs("/spb/order-status", { cookies: "phone_country=KZ" })));
  expect(page.view).toMatchObject({ phone: { value: "", country: "KZ", countries: { length: 3 } } });
  const phones: unknown[] = [];
  on("orderStatus", ({ body }) => {
    phones.push((body as { phone?: string }).phone);
    return HttpResponse.json({ message: "no such order" }, { status: 404 });
  });
  const form = { phone: "8 921 100-00-13", phone_country: "RU", order_id: "48213" };
  const { status, view, cookies } = await outcomeOf(async () =>
    lookUp(visitArgs("/spb/order-status", { form, cookies: "phone_country=KZ" })),
  );
  expect([status, phones]).toEqual([422, ["79211000013"]]);
  expect(view).toMatchObject({ typed: { phone: "8 921 100-00-13", phone_country: "RU" } });
  expect(cookiesAfter("", cookies)).toContain("phone_country=RU");
});

test("elsewhere nothing is chosen, sent or remembered", async () => {
  cityIn("RU");
  expect((await look("phone_country=KZ")).phone).toMatchObject({ value: "+7 ", country: "RU" });
  expect((await look()).phone.countries).toBeUndefined();
  const { cookies } = await ask("921 100 00 10", "TR");
  expect([asked, cookiesAfter("", cookies)]).toEqual(["79211000010", expect.not.stringContaining("phone_country")]);
});

test("a Turkish city with one mask has nothing to choose", async () => {
  cityIn("TR", masks.slice(0, 1));
  expect((await look()).phone).toMatchObject({ value: "+90 " });
  expect((await look()).phone.countries).toBeUndefined();
});
