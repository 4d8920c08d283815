import { delay, HttpResponse } from "msw";
import { describe, expect, test, vi } from "vitest";
import type { LoginView } from "../../../app/sign-in/login.view";
import { action, loader } from "../../../app/sign-in/login.route";
import { action as logout, loader as askToLogOut } from "../../../app/sign-in/logout.route";
import { calls } from "../../../contract/calls";
import { environment } from "../../../server/operate/environment";
import { settings } from "../../../server/operate/settings";
import { orderedBaskets, usualCookie } from "../../../server/visitor/baskets";
import { phoneCookie } from "../../../server/visitor/cookies";
import { savedCartsCookie } from "../../../server/visitor/saved-carts";
import { sessionCookie } from "../../../server/visitor/session";
import { openVisit } from "../../../server/visitor/visit";
import { orderCalls } from "../../support/upstream/orders";
import { wordsOf } from "../../support/app/words";
import { placeCalls } from "../../support/upstream/places";
import { cookiesAfter, outcomeOf, readyToOrder } from "../../support/upstream/visitor";
import { noAnswer, on, upstream, useUpstream } from "../../support/upstream/upstream";
import { visitArgs } from "../../support/app/route";

useUpstream(placeCalls, orderCalls);

let last = 3_000_000;
/** A number that no other test has used: limits count by it. */
const phone = () => `+7 921 ${(last += 1)}`;
type Form = Record<string, string>;
type Answer = {
  errors?: Record<string, string>;
  typed?: Record<string, string>;
  view?: LoginView;
  done?: true;
  to?: string;
};
type Sending = { path?: string; cookies?: string; address?: string };

async function send(form: Form, { path = "/spb/login", cookies, address }: Sending = {}) {
  const args = visitArgs(path, { form, cookies });
  const outcome = await outcomeOf(async () => action({ ...args, context: { address } }));
  return { ...outcome, answer: (outcome.view ?? {}) as Answer };
}
const ask = (form: Form = {}, sending?: Sending) =>
  send({ intent: "phone", phone: phone(), notify_channel: "sms", privacy_policy: "1", ...form }, sending);

async function look(cookies = "", path = "/spb/login") {
  const outcome = await outcomeOf(async () => loader(visitArgs(path, { cookies })));
  return { ...outcome, view: outcome.view as LoginView };
}
const sessionIn = async (cookies: string) =>
  sessionCookie.parse(decodeURIComponent(/session=([^;]+)/.exec(cookies)?.[1] ?? ""));

/** Cookies of a visitor whose code is on its way. */
async function waiting() {
  const { cookies } = await ask();
  return cookiesAfter("", cookies);
}

describe("the phone step", () => {
  test("reloads nothing behind its modal, unless it began a session", async () => {
    const first = await ask({ answer: "data" });
    expect(first.answer).toMatchObject({ view: { step: "code" }, skipRevalidation: false });
    const cookies = cookiesAfter("", first.cookies);
    expect((await ask({ answer: "data" }, { cookies })).answer).toMatchObject({
      view: { step: "code" },
      skipRevalidation: true,
    });
  });

  test("begins with the calling code, or with the phone given last", async () => {
    expect((await look()).view).toMatchObject({
      step: "phone",
      request: { channels: ["call", "sms"] },
      phone: { value: "+7 " },
    });
    expect((await look("phone=79210000001")).view.phone.value).toBe("+7 (921) 000-00-01");
  });

  test("sends digits upstream, keeps when the code went out, and shows what was said with it", async () => {
    let asked: unknown;
    on("login", ({ body }) => {
      asked = body;
      return HttpResponse.json(
        { user: { verification: { timer: 90 } }, notification: "Code: 4821" },
        { headers: { "Set-Cookie": "session_key=fresh; Path=/" } },
      );
    });
    const { status, location, cookies } = await ask(
      { phone: "8 (921) 777-66-55" },
      { path: "/spb/login?request_uri=%2Fspb%2Fcheckout" },
    );
    expect([status, location]).toEqual([303, "/spb/login?request_uri=%2Fspb%2Fcheckout"]);
    expect(asked).toMatchObject({ city_id: 1, phone: "79217776655", notify_channel: "sms" });
    expect(await sessionIn(cookiesAfter("", cookies))).toMatchObject({
      key: "fresh",
      verification: { phone: "79217776655", notify_channel: "sms", timer: 90 },
    });
    expect((await look(cookiesAfter("", cookies))).view).toMatchObject({
      step: "code",
      code: { phone: "+7 (921) 777-66-55", channel: "sms", seconds_left: 90 },
      notification: "Code: 4821",
    });
  });

  test("says in which language the message was, after another one was chosen", async () => {
    const { view } = await look(`${await waiting()}; language=de`);
    expect(view).toMatchObject({ notification: "Code: 4821", notification_language: "en" });
    expect(view.title).toContain(wordsOf("de")("account:codeTitle"));
  });

  test("in a modal goes on with the next view, which holds what was said", async () => {
    const { status, answer } = await ask({ answer: "data" });
    expect(status).toBe(200);
    expect(answer.view).toMatchObject({ step: "code", notification: "Code: 4821" });
  });

  test.each([
    [{ phone: "" }, "phone"],
    [{ phone: "+7 921 000" }, "phone"],
    [{ phone: "abc" }, "phone"],
    [{ phone: "9".repeat(400) }, "phone"],
    [{ privacy_policy: "" }, "privacy_policy"],
    [{ notify_channel: "pigeon" }, "notify_channel"],
    [{ notify_channel: "vk" }, "notify_channel"],
  ])("with %j says what is wrong and keeps the rest", async (change, field) => {
    const { status, answer } = await ask(change as Form);
    expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
    expect(answer.view?.step).toBe("phone");
    expect(answer.typed).toMatchObject(change);
  });

  test.each([
    ["429", () => HttpResponse.json({}, { status: 429 }), 429, "phone"],
    ["a refused phone", () => HttpResponse.json({ errors: { phone: "Not this one" } }, { status: 422 }), 422, "phone"],
    ["500", () => HttpResponse.json({}, { status: 500 }), 502, "form"],
    ["HTML", () => HttpResponse.html("<p>"), 502, "form"],
    ["no connection", () => HttpResponse.error(), 503, "form"],
  ])("that meets %s stays with its values", async (_, answer, status, field) => {
    on("login", answer);
    const outcome = await ask();
    expect([outcome.status, Object.keys(outcome.answer.errors ?? {})]).toEqual([status, [field]]);
    expect(outcome.answer.view).toMatchObject({ step: "phone", typed: { privacy_policy: "1" } });
  });

  test.each([
    ["without words", {}, "Too many codes requested. Try again in 2 min."],
    ["with words for the phone", { errors: { phone: "Not again" }, message: "No" }, "Not again"],
    ["with words", { message: "Not again" }, "Not again"],
  ])("that meets an upstream's 429 %s says when to try again", async (_, body, words) => {
    on("login", () => HttpResponse.json(body, { status: 429, headers: { "Retry-After": "90" } }));
    const { status, answer, retryAfter } = await ask();
    expect([status, answer.errors, retryAfter]).toEqual([429, { phone: words }, "90"]);
  });

  test("sends no second code to a phone within a minute, and says how long to wait", async () => {
    const number = phone();
    expect((await ask({ phone: number })).status).toBe(303);
    const again = await ask({ phone: number });
    expect([again.status, again.answer.errors, again.retryAfter]).toEqual([
      429,
      { phone: "Too many codes requested. Try again in 1 min." },
      "60",
    ]);
    expect(again.answer.view).toMatchObject({ step: "phone", phone: { value: number } });
  });

  test.each([
    [
      "a captcha that is missing",
      () =>
        HttpResponse.json(
          { errors: { captcha_user_token: "Please confirm that you are not a robot" } },
          { status: 422 },
        ),
      422,
    ],
    ["an outage", () => HttpResponse.json({}, { status: 500 }), 502],
  ])("lets a phone that got no code because of %s be tried again at once", async (_, answer, status) => {
    const number = phone();
    on("login", answer);
    expect((await ask({ phone: number })).status).toBe(status);
    upstream.use(...placeCalls(), ...orderCalls());
    expect((await ask({ phone: number })).status).toBe(303);
  });

  test("offers VK where the settings have it, and asks for the code there", async () => {
    const { customers } = settings();
    const before = customers.notify_channels;
    customers.notify_channels = ["call", "sms", "vk"];
    try {
      let asked: unknown;
      on("login", ({ body }) => {
        asked = body;
        return HttpResponse.json(
          { user: { verification: { timer: 60 } } },
          { headers: { "Set-Cookie": "session_key=fresh; Path=/" } },
        );
      });
      expect((await look()).view.request.channels).toEqual(["call", "sms", "vk"]);
      const { status, cookies } = await ask({ notify_channel: "vk" });
      expect([status, asked]).toEqual([303, expect.objectContaining({ notify_channel: "vk" })]);
      expect((await look(cookiesAfter("", cookies))).view.code).toMatchObject({ channel: "vk" });
    } finally {
      customers.notify_channels = before;
    }
  });

  test("links its consent to the operator's text, where the settings name it", async () => {
    const { links } = settings();
    expect((await look()).view.request.policy).toBe("/privacy-policy?city=spb");
    links.privacy_policy = "https://nori.example/privacy";
    expect((await look()).view.request.policy).toBe("https://nori.example/privacy");
    delete links.privacy_policy;
  });

  test("gives one address no further codes past its number, in the words of the upstream's limit", async () => {
    const address = "203.0.113.77";
    const most = environment().CODES_PER_ADDRESS_AT_MOST;
    for (let count = 0; count < most; count++) expect((await ask({}, { address })).status).toBe(303);
    const { status, answer, retryAfter } = await ask({}, { address });
    expect([status, answer.errors]).toEqual([429, { phone: expect.stringContaining("Too many codes requested") }]);
    expect(Number(retryAfter)).toBeGreaterThan(60);
    expect((await ask({}, { address: "203.0.113.78" })).status).toBe(303);
  });

  test("goes back to the code when the same phone is given while one is on its way", async () => {
    const cookies = await waiting();
    const same = `+${(await sessionIn(cookies))?.verification?.phone}`;
    on("login", {}, 500);
    expect((await ask({ phone: same }, { cookies, path: "/spb/login?step=phone" })).location).toBe("/spb/login");
    expect((await look(cookies, "/spb/login?step=phone")).view.step).toBe("phone");
  });
});

describe("the code step", () => {
  test("signs in, remembers the phone and goes where it was asked for", async () => {
    const { status, location, cookies } = await send(
      { intent: "code", code: "4821" },
      { cookies: await waiting(), path: "/spb/login?request_uri=%2Fspb%2Fcheckout&return_to=%2Fspb%2Fcart" },
    );
    expect([status, location]).toEqual([303, "/spb/checkout"]);
    const after = cookiesAfter("", cookies);
    expect(after).toContain("phone=79210000001");
    const signed_in_at = expect.any(Number) as number;
    expect(await sessionIn(after)).toEqual({ key: "fresh", signed_in: { name: "Anna" }, signed_in_at });
    expect((await look(after)).view).toMatchObject({
      step: "signed_in",
      user: { name: "Anna", phone: "+7 (921) 000-00-01" },
    });
  });

  test.each([
    ["forgets the baskets of another phone", "79210000002", []],
    ["leaves the baskets of the phone", "79210000001", ["7"]],
  ])("%s", async (_, phone, ids) => {
    const lines = [{ key: "soup", count: 1, price: 1 }];
    // Nothing else tells whose browser it is: the cookie of the phone has expired, that of the baskets has not.
    const before = `${await waiting()}; usual=${await usualCookie.serialise({ phone, baskets: [{ id: "7", city: "spb", order_type: "delivery", lines }] })}`;
    const { status, cookies } = await send({ intent: "code", code: "4821" }, { cookies: before });
    const after = await openVisit(visitArgs("/spb/", { cookies: cookiesAfter(before, cookies) }));
    expect([status, (await orderedBaskets(after)).map(({ id }) => id)]).toEqual([303, ids]);
  });

  test("in a modal answers data", async () => {
    const { answer } = await send(
      { intent: "code", code: "4 8 2 1", answer: "data" },
      { cookies: await waiting(), path: "/spb/login?return_to=%2Fspb%2F" },
    );
    expect(answer).toEqual({ done: true, to: "/spb/" });
  });

  test.each([
    "//evil.example",
    "https://evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
    "/%0d%0aSet-Cookie:x=1",
    "/\t/evil.example",
  ])("never leads to %s", async (target) => {
    const path = `/spb/login?${new URLSearchParams({ request_uri: target, return_to: target })}`;
    expect((await send({ intent: "code", code: "4821" }, { cookies: await waiting(), path })).location).toBe("/spb/");
    expect((await look("", path)).view.return_to).toBe("/spb/");
  });

  test("says that a code is wrong or not whole, as 422 at the field", async () => {
    const cookies = await waiting();
    const wrong = await send({ intent: "code", code: "0000" }, { cookies });
    const words = "Wrong code. Check it and enter it again: 4 tries left";
    expect([wrong.status, wrong.answer.errors]).toEqual([422, { code: words }]);
    expect(wrong.answer.view).toMatchObject({ step: "code", notification: "Code: 4821" });
    for (const code of ["", "12", "abcd"])
      expect((await send({ intent: "code", code }, { cookies })).answer.errors).toHaveProperty("code");
  });

  test.each([
    [6 * 60_000, "Wrong code"],
    [31 * 60_000, "The code has expired. Request a new one"],
  ])("of %d ms ago: the phone stays, and a new code is offered at once", async (age, said) => {
    const cookies = await waiting();
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + age);
    const old = await send({ intent: "code", code: "0000" }, { cookies });
    expect([old.status, old.answer.errors]).toEqual([422, { code: said }]);
    expect(old.answer.view).toMatchObject({ step: "code", code: { seconds_left: 0 } });
    const again = await send({ intent: "resend", notify_channel: "sms" }, { cookies });
    expect((await look(cookiesAfter(cookies, again.cookies))).view).toMatchObject({ step: "code" });
    vi.restoreAllMocks();
  });

  test("of a session that has ended: phone, channel and consent stay in the form", async () => {
    const cookies = await waiting();
    on("checkVerificationCode", {}, 401);
    const { answer } = await send({ intent: "code", code: "4821" }, { cookies });
    expect(answer.view?.phone.value).toMatch(/^\+7 \(921\)/);
    expect(answer.view?.typed).toMatchObject({ notify_channel: "sms", privacy_policy: "1" });
  });

  test("takes five tries; then it begins anew, and looks like the upstream's 429", async () => {
    const cookies = await waiting();
    for (let count = 0; count < 5; count++)
      expect((await send({ intent: "code", code: "0000" }, { cookies })).status).toBe(422);
    const { status, answer, cookies: answered, retryAfter } = await send({ intent: "code", code: "4821" }, { cookies });
    expect([status, Object.keys(answer.errors ?? {}), answer.view?.step]).toEqual([429, ["phone"], "phone"]);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(Number(retryAfter)).toBeLessThanOrEqual(90);
    expect((await look(cookiesAfter(cookies, answered))).view.step).toBe("phone");
  });

  test.each([
    [
      "a phone error leads back to the phone",
      () => HttpResponse.json({ errors: { phone: "Blocked" } }, { status: 422 }),
      422,
      "phone",
      "phone",
    ],
    ["429 does too", () => HttpResponse.json({}, { status: 429 }), 429, "phone", "phone"],
    ["an outage stays", () => HttpResponse.json({}, { status: 500 }), 502, "form", "code"],
    ["half an answer stays", () => new HttpResponse('{"user"'), 502, "form", "code"],
    ["a session that has ended begins anew", () => HttpResponse.json({}, { status: 401 }), 422, "form", "phone"],
  ])("%s", async (_, answer, status, field, step) => {
    const cookies = await waiting();
    on("checkVerificationCode", answer);
    const outcome = await send({ intent: "code", code: "4821" }, { cookies });
    expect([outcome.status, Object.keys(outcome.answer.errors ?? {}), outcome.answer.view?.step]).toEqual([
      status,
      [field],
      step,
    ]);
  });

  test("without a session, or with a forged one, asks for the phone", async () => {
    for (const cookies of ["", "session=forged", `session=${"x".repeat(3000)}`]) {
      const { status, answer } = await send({ intent: "code", code: "4821" }, { cookies });
      expect([status, answer.view?.step]).toEqual([422, "phone"]);
    }
  });

  test("counts tries that come at once, too: five reach the upstream", async () => {
    const cookies = await waiting();
    let reached = 0;
    on("checkVerificationCode", () => {
      reached += 1;
      return HttpResponse.json({ errors: { code: "Wrong code" } }, { status: 422 });
    });
    const guesses = Array.from({ length: 30 }, (_, guess) =>
      send({ intent: "code", code: String(1000 + guess) }, { cookies }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect([reached, statuses.filter((status) => status === 429).length]).toEqual([5, 25]);
  });

  test("counts the tries of one code together, whatever cookies, address and page they come from", async () => {
    const cookies = await waiting();
    const other = `${cookies}; language=de; city_alias=moscow`;
    for (let guess = 0; guess < 5; guess++)
      await send({ intent: "code", code: "0000" }, { cookies, address: `203.0.113.${guess}` });
    const late = await send({ intent: "code", code: "4821" }, { cookies: other, address: "198.51.100.1" });
    expect([late.status, Object.keys(late.answer.errors ?? {})]).toEqual([429, ["phone"]]);
  });

  test.each(["login", "checkVerificationCode"] as const)(
    "says that an upstream that never answers %s is slow",
    async (name) => {
      const cookies = await waiting();
      on(name, () => delay("infinite") as Promise<undefined>);
      const { limit } = calls[name];
      calls[name].limit = 200;
      const outcome = await (name === "login" ? ask() : send({ intent: "code", code: "4821" }, { cookies })).finally(
        () => (calls[name].limit = limit),
      );
      expect([outcome.status, Object.keys(outcome.answer.errors ?? {})]).toEqual([504, ["form"]]);
      expect(outcome.answer.view?.step).toBe(name === "login" ? "phone" : "code");
    },
  );

  test("sends another code only once its time has come, and lets the phone be changed", async () => {
    const cookies = await waiting();
    expect((await send({ intent: "resend", notify_channel: "call" }, { cookies })).status).toBe(429);
    expect((await send({ intent: "otherPhone" }, { cookies })).location).toBe("/spb/login?step=phone");
    expect((await send({ intent: "otherPhone", answer: "data" }, { cookies })).answer.view?.step).toBe("phone");
  });
});

describe("the intent of the form", () => {
  test.each([
    ["missing", {}],
    ["unknown", { intent: "sign-in" }],
  ])("that is %s is a 400 with words, sends no code and keeps the form", async (_, intent) => {
    const { status, answer, cookies } = await send({
      phone: phone(),
      notify_channel: "sms",
      privacy_policy: "1",
      code: "4821",
      ...intent,
    });
    expect([status, cookies]).toEqual([400, []]);
    expect(answer.errors?.form).toContain("out of date");
    expect(answer.typed).toMatchObject({ privacy_policy: "1", code: "4821" });
  });

  test("decides, whatever other fields the form has", async () => {
    const { location } = await ask({ code: "0000", resend: "1" });
    expect(location).toBe("/spb/login");
  });
});

describe("signing out", () => {
  test("asks, then forgets session, phone and address, upstream too", async () => {
    const cookies = `${await readyToOrder()}; phone=79210000001`;
    const question = await outcomeOf(async () => askToLogOut(visitArgs("/spb/logout", { cookies })));
    expect(question.view).toMatchObject({ goes: ["Basket: 2 items", "Address: Nevsky prospekt, 20"] });
    const {
      location,
      cookies: answered,
      place,
    } = await outcomeOf(async () => logout(visitArgs("/spb/logout", { form: { return_to: "/spb/cart" }, cookies })));
    expect(location).toBe("/spb/");
    expect(cookiesAfter(cookies, answered)).not.toMatch(/session=|phone=/);
    expect(place).not.toHaveProperty("address");
  });

  test("leaves nothing personal to the next person, and keeps what is not", async () => {
    const cookies = `${await readyToOrder()}; phone=79210000001; order_draft=x; address_typed=x; flash=x; city_alias=spb; language=en; accept-cookies=1`;
    const { cookies: answered, place } = await outcomeOf(async () =>
      logout(visitArgs("/spb/logout", { form: {}, cookies })),
    );
    expect(namesIn(cookiesAfter(cookies, answered))).toEqual([
      "accept-cookies",
      "city_alias",
      "language",
      "order_type",
      "place",
    ]);
    expect(place?.shop).toBeDefined();
  });

  test("names the saved carts, and deletes them if the customer says so", async () => {
    const basket = { id: "a", city: "spb", order_type: "delivery", lines: [{ key: "roll", count: 1, price: 100 }] };
    const kept = {
      phone: "",
      baskets: [
        { ...basket, name: "Friday" },
        { ...basket, id: "b", name: "Office" },
      ],
    } as const;
    const cookies = `${await readyToOrder()}; baskets=${await savedCartsCookie.serialise(kept as never)}`;
    const { view } = await outcomeOf(async () => askToLogOut(visitArgs("/spb/logout", { cookies })));
    expect(view).toMatchObject({ baskets: "Friday, Office" });
    const after = async (form: Record<string, string>) =>
      namesIn(
        cookiesAfter(
          cookies,
          (await outcomeOf(async () => logout(visitArgs("/spb/logout", { form, cookies })))).cookies,
        ),
      );
    expect(await after({})).toContain("baskets");
    expect(await after({ baskets: "1" })).not.toContain("baskets");
  });

  test("works when the upstream cannot be told", async () => {
    on("logout", noAnswer);
    const cookies = await readyToOrder();
    const { status, cookies: answered } = await outcomeOf(async () =>
      logout(visitArgs("/spb/logout", { form: {}, cookies })),
    );
    expect(status).toBe(303);
    expect(cookiesAfter(cookies, answered)).not.toContain("session=");
  });
});

describe("what the person before left", () => {
  const before = "order_draft=x; address_typed=x";

  /** The names of the cookies after the fake upstream's customer, 79210000001, has signed in. */
  async function afterSignIn(cookies: string) {
    const asked = cookiesAfter(cookies, (await ask()).cookies);
    const { status, cookies: answered } = await send({ intent: "code", code: "4821" }, { cookies: asked });
    expect(status).toBe(303);
    return namesIn(cookiesAfter(asked, answered));
  }

  test("goes when another phone signs in", async () => {
    expect(await afterSignIn(`phone=79219999999; favourites=cm9sbA; baskets=x; usual=x; ${before}`)).toEqual([
      "phone",
      "session",
    ]);
  });

  test("favourites and saved carts stay over sign-in and sign-out: they are the browser's", async () => {
    for (const known of ["phone=79210000001; ", ""])
      expect(await afterSignIn(`${known}favourites=cm9sbA; baskets=x`)).toEqual([
        "baskets",
        "favourites",
        "phone",
        "session",
      ]);
    const cookies = `${await readyToOrder()}; favourites=cm9sbA; baskets=x; usual=x`;
    const { cookies: answered } = await outcomeOf(async () => logout(visitArgs("/spb/logout", { form: {}, cookies })));
    expect(namesIn(cookiesAfter(cookies, answered))).toEqual(["baskets", "favourites", "order_type", "place"]);
  });

  test("stays when the same phone signs in, or the first", async () => {
    for (const known of ["phone=79210000001; ", ""])
      expect(await afterSignIn(known + before)).toEqual(["address_typed", "order_draft", "phone", "session"]);
  });

  test("goes with a session that the upstream has forgotten", async () => {
    on("cart", {}, 401);
    const cookies = `${await readyToOrder()}; phone=79210000001; ${before}`;
    const visit = await openVisit(visitArgs("/spb/cart", { cookies }));
    await visit.cart().catch(() => undefined);
    const answered = (await visit.headers()).getSetCookie();
    expect(namesIn(cookiesAfter(cookies, answered))).toEqual(["order_type", "place"]);
    expect(visit.place.address).toBeUndefined();
  });

  test("does not take what this very request has set", async () => {
    on("cart", {}, 401);
    const cookies = `${await readyToOrder()}; ${before}`;
    const visit = await openVisit(visitArgs("/spb/cart", { cookies }));
    visit.change(phoneCookie, "79210000002");
    await visit.cart().catch(() => undefined);
    const answered = (await visit.headers()).getSetCookie();
    expect(cookiesAfter(cookies, answered)).toContain("phone=79210000002");
  });
});

const namesIn = (cookies: string) =>
  cookies
    .split("; ")
    .map((pair) => pair.slice(0, pair.indexOf("=")))
    .sort();
