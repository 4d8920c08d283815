import { HttpResponse } from "msw";
import { afterEach, describe, expect, test } from "vitest";
import { action, loader } from "../../../../../app/account/profile/page/profile.route";
import type { ProfileView } from "../../../../../app/account/profile/profile.view";
import { settings } from "../../../../../server/operate/settings";
import { visitArgs } from "../../../../support/app/route";
import { anna, customer, customerCalls } from "../../../../support/upstream/customers";
import { orderCalls } from "../../../../support/upstream/orders";
import { cityOf, placeCalls } from "../../../../support/upstream/places";
import { on, useUpstream } from "../../../../support/upstream/upstream";
import { cookiesAfter, outcomeOf, sessionOf } from "../../../../support/upstream/visitor";

useUpstream(placeCalls, orderCalls, customerCalls);

const signedIn = () => sessionOf({ key: "abc", signed_in: { name: "Anna" } });

async function look(query = "", cookies?: string, city = "spb") {
  const own = cookies ?? (await signedIn());
  const args = visitArgs(`/${city}/profile${query}`, { cookies: own, params: { city } });
  const outcome = await outcomeOf(() => loader(args));
  return { ...outcome, view: outcome.view as ProfileView };
}

/** Sends the form as it was shown, with some fields typed anew. */
async function send(typed: Record<string, string | undefined>, { rendered }: { rendered?: string } = {}) {
  const { view } = await look();
  const values = Object.entries({
    ...view.person?.values,
    intent: "person",
    rendered: rendered ?? view.person?.rendered ?? "",
    ...typed,
  });
  const form = values.filter(([, value]) => value) as [string, string][];
  const cookies = await signedIn();
  const outcome = await outcomeOf(() => action(visitArgs("/spb/profile?tab=profile", { form, cookies })));
  return { ...outcome, answer: outcome.view as { errors?: Record<string, string>; typed?: Record<string, string> } };
}

describe("the profile", () => {
  test("has a tab for each part, and opens the first", async () => {
    const { status, view } = await look();
    expect(status).toBe(200);
    expect(view.tabs.map(({ tab, current }) => [tab, current])).toEqual([
      ["profile", true],
      ["orders", false],
      ["addresses", false],
    ]);
    expect(view.person?.phone).toBe("+7 (921) 000-00-01");
    expect(view.person?.values).toMatchObject({ birthday_day: "14", birthday_month: "03", birthday_year: "1994" });
    expect(view.person?.months[2]).toEqual({ value: "03", label: "March" });
  });

  test("has no addresses where the city does not deliver", async () => {
    const { view } = await look("?tab=addresses", undefined, "vyborg");
    expect(view.tabs.map(({ tab }) => tab)).toEqual(["profile", "orders"]);
    expect(view.tabs[0]?.current).toBe(true);
  });

  test.each(["?tab=", "?tab=__proto__", "?tab=orders&tab=profile&x=%00"])(
    "takes %s for a tab that is there",
    async (query) => {
      expect((await look(query)).view.tabs.filter(({ current }) => current)).toHaveLength(1);
    },
  );

  test("shows bonuses where the city has them, and goes without them while they cannot be had", async () => {
    expect((await look()).view.balance).toBeUndefined();
    on("city", { city: { ...cityOf("spb"), has_loyalty_system: true } });
    const { forgetAnswers } = await import("../../../../../server/upstream/stale-while-revalidate");
    forgetAnswers();
    expect((await look()).view.balance).toBe("1,180");
    on("balance", {}, 500);
    const { status, view } = await look();
    expect([status, view.balance]).toEqual([200, undefined]);
  });

  test("leads everybody else to the sign-in, and back to the same tab", async () => {
    for (const cookies of ["", await sessionOf({ key: "abc" })]) {
      const { status, location } = await look("?tab=orders", cookies);
      expect([status, location]).toEqual([303, "/spb/login?request_uri=%2Fspb%2Fprofile%3Ftab%3Dorders"]);
    }
  });

  test.each([401, 403])(
    "leads to the sign-in when the session has ended (%i), and forgets who used it",
    async (status) => {
      on("user", {}, status);
      const { location, cookies } = await look();
      expect(location).toContain("/spb/login?request_uri=");
      expect(cookiesAfter(await signedIn(), cookies)).not.toContain("session=");
    },
  );

  test.each([
    ["an error", () => HttpResponse.json({}, { status: 500 })],
    ["nothing", () => HttpResponse.error()],
    ["nonsense", () => HttpResponse.json({ user: { phone: 7 } })],
  ])("says so and keeps its tabs when the upstream answers with %s", async (_, answer) => {
    on("user", answer);
    const { status, view } = await look();
    expect([status, view.person, view.tabs.length]).toEqual([503, undefined, 3]);
  });
});

describe("without sign-in", () => {
  const { customers } = settings();
  afterEach(() => void (customers.is_auth_enabled = true));

  test("there is no profile, but the order look-up", async () => {
    customers.is_auth_enabled = false;
    expect((await look()).location).toBe("/spb/order-status");
    const { status, location } = await outcomeOf(() =>
      action(visitArgs("/spb/profile", { form: { intent: "person", name: "Eve" } })),
    );
    expect([status, location, customer.updates]).toEqual([303, "/spb/order-status", []]);
  });
});

describe("saving the profile", () => {
  test("sends the whole record, with what the form changed", async () => {
    const { status, location, flash } = await send({ birthday_day: "5", birthday_month: "11", birthday_year: "1990" });
    expect([status, location, flash]).toEqual([303, "/spb/profile?tab=profile", { tone: "good", text: "Saved." }]);
    expect(customer.updates).toEqual([{ city_id: 1, ...anna, birthday: "05.11.1990" }]);
  });

  test("sends what was emptied and switched off", async () => {
    const nothing = { birthday_day: "", birthday_month: "", birthday_year: "", email: "", is_subscribed: "" };
    expect((await send(nothing)).status).toBe(303);
    expect(customer.updates).toEqual([{ city_id: 1, ...anna, birthday: "", email: "", is_subscribed: false }]);
  });

  test("nobody is male who did not say so, and who did is", async () => {
    on("user", { user: { ...anna, sex: "male" } });
    expect((await look()).view.person?.values?.sex).toBe("");
    const silent = await send({ name: "Ann" });
    expect(customer.updates).toEqual([{ city_id: 1, ...anna, name: "Ann", sex: "male" }]);
    const sexAfter = async (cookies: string[]) =>
      (await look("", cookiesAfter(await signedIn(), cookies))).view.person?.values?.sex;
    expect(await sexAfter(silent.cookies)).toBe("");
    expect(await sexAfter((await send({ sex: "male" })).cookies)).toBe("male");
    on("user", { user: { ...anna, sex: undefined } });
    expect((await look()).view.person?.values?.sex).toBe("");
  });

  test("changes the name in the header too", async () => {
    const { cookies } = await send({ name: " Ann ", sex: "male", is_print_fiscal_receipt: "1" });
    expect(customer.updates).toEqual([
      { city_id: 1, ...anna, name: "Ann", sex: "male", is_print_fiscal_receipt: true },
    ]);
    const { sessionCookie } = await import("../../../../../server/visitor/session");
    const value = /session=([^;]+)/.exec(cookiesAfter("", cookies))?.[1] ?? "";
    expect((await sessionCookie.parse(decodeURIComponent(value)))?.signed_in).toEqual({ name: "Ann" });
  });

  test("sends of a customer of whom little is known that little, and the sex that is specified", async () => {
    customer.stored = { phone: anna.phone, email: null };
    await send({ name: "Ann" });
    expect(customer.updates).toEqual([
      {
        city_id: 1,
        phone: anna.phone,
        name: "Ann",
        sex: "male",
        birthday: "",
        email: "",
        is_subscribed: false,
        is_print_fiscal_receipt: false,
      },
    ]);
  });

  test("sends nothing while the record to merge with cannot be had, and keeps what was typed", async () => {
    const { rendered } = (await look()).view.person ?? {};
    on("user", {}, 500);
    const form = { intent: "person", name: "Ann", email: anna.email, rendered: rendered ?? "" };
    const args = visitArgs("/spb/profile?tab=profile", { form, cookies: await signedIn() });
    const { status, view } = await outcomeOf(() => action(args));
    expect([status, customer.updates]).toEqual([502, []]);
    expect((view as { typed?: object }).typed).toMatchObject({ name: "Ann" });
  });

  test("calls nobody when nothing was changed", async () => {
    expect((await send({})).flash?.text).toBe("Saved.");
    expect(customer.updates).toEqual([]);
  });

  test("leaves what another window saved since, and says so", async () => {
    const { rendered } = (await look()).view.person ?? {};
    customer.stored.email = "new@mail.example";
    const { flash } = await send({ name: "Ann", email: "anna@mail.example" }, { rendered });
    expect(customer.updates).toEqual([{ city_id: 1, ...anna, name: "Ann", email: "new@mail.example" }]);
    expect(flash).toEqual({
      tone: "info",
      text: "Saved. Changed in another window: email. We kept what was saved there.",
    });
  });

  test.each(["", "{", "null", '{"name":1}'])(
    "takes a form that says %j about itself for a fresh one",
    async (rendered) => {
      await send({ name: "Ann", rendered });
      expect(customer.updates).toEqual([{ city_id: 1, ...anna, name: "Ann" }]);
    },
  );

  test.each([
    [{ name: " " }, { name: "Enter your name" }],
    [{ name: "x".repeat(101) }, { name: "No more than 100 characters" }],
    [{ sex: "other" }, { sex: "Choose your sex" }],
    [{ birthday_day: "31", birthday_month: "02" }, { birthday: "There’s no such day: 31 February 1994" }],
    [{ birthday_day: "" }, { birthday: "Date of birth: the day is a number from 1 to 31" }],
    [{ birthday_month: "" }, { birthday: "Date of birth: choose a month" }],
    [{ birthday_year: "94" }, { birthday: "Date of birth: enter a year of four digits" }],
    [{ birthday_year: "2999" }, { birthday: "Date of birth: this date is still to come" }],
    [{ birthday_year: "1850" }, { birthday: expect.stringMatching(/can’t be before \d{4}$/) as string }],
    [{ birthday_day: "1".repeat(3_000) }, { birthday: "Date of birth: the day is a number from 1 to 31" }],
    [{ email: "anna@mail" }, { email: "Check your email: it should look like anna@mail.com" }],
    [{ email: `${"x".repeat(200)}@mail.example` }, { email: "No more than 200 characters" }],
  ])("of %j comes back with its values and %j", async (typed, errors) => {
    const { status, answer } = await send(typed);
    expect([status, answer.errors]).toEqual([422, errors]);
    expect(answer.typed).toMatchObject({
      sex: "female",
      ...shortOnes(typed),
      ...("sex" in typed ? { sex: "other" } : {}),
    });
    expect(customer.updates).toEqual([]);
  });

  test("shows what the upstream says of a field beside it, and of another one above", async () => {
    on("userUpdate", () =>
      HttpResponse.json({ errors: { birthday: "Too young", city_id: "Unknown city" } }, { status: 422 }),
    );
    const { status, answer } = await send({ name: "Ann" });
    expect([status, answer.errors]).toEqual([422, { birthday: "Too young", form: "Unknown city" }]);
  });

  test.each([
    ["an error", () => HttpResponse.json({}, { status: 500 }), 502],
    ["no connection", () => HttpResponse.error(), 503],
    ["too many", () => HttpResponse.json({}, { status: 429 }), 429],
    ["a session that is gone", () => HttpResponse.json({}, { status: 401 }), 401],
    ["a customer who is gone", () => HttpResponse.json({}, { status: 403 }), 401],
  ])("keeps what was typed when the upstream answers with %s", async (_, answer, status) => {
    on("userUpdate", answer);
    const outcome = await send({ name: "Ann" });
    expect(outcome.status).toBe(status);
    expect(outcome.answer.errors?.form).toMatch(/\w/);
    expect(outcome.answer.typed).toMatchObject({ name: "Ann", email: "anna@mail.example" });
  });

  test("shows the form that came back even if nothing can be loaded any more, in the same request", async () => {
    on("user", {}, 401);
    const form = { intent: "person", name: "Ann", rendered: "" };
    const args = visitArgs("/spb/profile", { form, cookies: `${await signedIn()}; phone=79210000001` });
    expect((await outcomeOf(() => action(args))).status).toBe(401);
    const after = await outcomeOf(() => loader(args));
    expect(after.status).toBe(200);
    expect((after.view as ProfileView).person).toMatchObject({ phone: "+7 (921) 000-00-01", values: undefined });
  });

  test("takes no form without a known intent", async () => {
    expect((await send({ intent: "other" })).status).toBe(400);
    expect(customer.updates).toEqual([]);
  });
});

/** Very long values do not come back. */
const shortOnes = (typed: Record<string, string>) =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value && value.length <= 2_000));
