import { HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { action, loader } from "../../../app/sign-in/login.route";
import type { LoginView } from "../../../app/sign-in/login.view";
import { SMART_CAPTCHA } from "../../../server/guard/content-security";
import { settings } from "../../../server/operate/settings";
import { honest, submit } from "../../support/app/checkout-form";
import { visitArgs } from "../../support/app/route";
import { orderCalls } from "../../support/upstream/orders";
import { cityOf, placeCalls } from "../../support/upstream/places";
import { on, useUpstream } from "../../support/upstream/upstream";
import { cookiesAfter, outcomeOf, readyToOrder, sessionOf } from "../../support/upstream/visitor";

useUpstream(placeCalls, orderCalls);

const KEY = "ysc1_of_a_test";
const ROBOT = "Please confirm that you are not a robot";
let last = 2_000_000;
const phone = () => `+7 921 ${(last += 1)}`;

beforeEach(() => {
  settings().captcha = { client_key: KEY };
  settings().customers.notify_channels = ["sms", "call", "vk"];
});
afterEach(() => {
  delete settings().captcha;
  settings().customers.notify_channels = ["call", "sms"];
});

const cityWith = (more: object) => on("city", { city: { ...cityOf("spb"), ...more } });

/** An upstream that wants a captcha for a code by these channels; `wrong` is a token that it does not believe. */
function wants(...channels: string[]) {
  const asked: Record<string, unknown>[] = [];
  on("login", ({ body }) => {
    const form = body as Record<string, unknown>;
    asked.push(form);
    const { notify_channel, captcha_user_token: token } = form;
    if (channels.includes(String(notify_channel)) && (!token || token === "wrong"))
      return HttpResponse.json({ errors: { captcha_user_token: ROBOT } }, { status: 422 });
    return HttpResponse.json(
      { user: { verification: { timer: 60 } } },
      { headers: { "Set-Cookie": "session_key=fresh; Path=/" } },
    );
  });
  return asked;
}

async function look(path = "/spb/login") {
  const args = visitArgs(path);
  const { view } = await outcomeOf(async () => loader(args));
  return { view: view as LoginView, visit: await args.context.visit };
}

type Answer = { errors?: Record<string, string>; typed: Record<string, string>; view?: LoginView };

async function send(form: Record<string, string>, cookies?: string) {
  const outcome = await outcomeOf(async () => action(visitArgs("/spb/login", { form, cookies })));
  return { ...outcome, answer: outcome.view as Answer };
}
const ask = (form: Record<string, string> = {}, cookies?: string) =>
  send({ intent: "phone", phone: phone(), notify_channel: "sms", privacy_policy: "1", ...form }, cookies);

describe("the captcha of the sign-in", () => {
  test.each([
    ["the city announces one", { social_captcha: true }, true],
    ["the city says nothing", {}, true],
    ["the city says null", { social_captcha: null }, true],
    ["the city wants none", { social_captcha: false }, false],
  ])("stands in the form if %s: %j", async (_, more, stands) => {
    cityWith(more);
    const { view } = await look();
    expect(view.request.captcha).toEqual(
      stands ? { script: `${SMART_CAPTCHA}/captcha.js`, client_key: KEY, language: "en" } : undefined,
    );
  });

  test("is nowhere without a key", async () => {
    delete settings().captcha;
    cityWith({ social_captcha: true });
    const { view } = await look();
    expect(view.request).not.toHaveProperty("captcha.client_key");
  });

  test("gives its token to the upstream, and an empty one to nobody", async () => {
    const asked = wants();
    expect((await ask({ captcha_user_token: "token-1" })).status).toBe(303);
    expect((await ask({ captcha_user_token: "" })).status).toBe(303);
    expect(asked.map(({ captcha_user_token }) => captcha_user_token)).toEqual(["token-1", undefined]);
  });

  test.each(["", "wrong"])("that is not passed (%j) is said in its place, and stays", async (captcha_user_token) => {
    cityWith({ social_captcha: false });
    wants("sms");
    const { status, answer } = await ask({ captcha_user_token });
    expect([status, answer.errors]).toEqual([422, { captcha_user_token: ROBOT }]);
    expect(answer.view).toMatchObject({ step: "phone", request: { captcha: { client_key: KEY } } });
    expect(answer.typed).not.toHaveProperty("captcha_refused");
  });

  test("goes along with a request for another code", async () => {
    const asked = wants("call");
    const now = Date.now();
    const verification = { phone: "79212999999", notify_channel: "sms" as const, sent_at: now - 100_000, timer: 60 };
    const cookies = await sessionOf({ key: "abc", verification });
    const resend = { intent: "resend", notify_channel: "call" };
    const refused = await send({ ...resend, captcha_user_token: "" }, cookies);
    expect([refused.status, refused.answer.errors, refused.answer.view?.step]).toEqual([
      422,
      { captcha_user_token: ROBOT },
      "code",
    ]);
    expect((await send({ ...resend, captcha_user_token: "token-2" }, cookies)).status).toBe(303);
    expect(asked.at(-1)).toMatchObject({ captcha_user_token: "token-2", phone: "79212999999" });
  });
});

describe("a browser that cannot show a captcha", () => {
  test("is told which channel needs one, and finds another one chosen, until none is left", async () => {
    wants("sms", "call", "vk");
    const by = async (form: Record<string, string>) => {
      const { status, answer } = await ask(form);
      expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, ["captcha_user_token"]]);
      const { captcha_refused = "", notify_channel = "" } = answer.typed;
      return { said: answer.errors?.captcha_user_token, next: { captcha_refused, notify_channel } };
    };
    const first = await by({});
    expect(first.said).toBe("A code by text message needs a check that doesn’t work in this browser.");
    expect(first.next).toEqual({ captcha_refused: "sms", notify_channel: "call" });
    const second = await by(first.next);
    expect(second.said).toContain("phone call");
    expect(second.next).toEqual({ captcha_refused: "call sms", notify_channel: "vk" });
    expect((await by(second.next)).next).toEqual({ captcha_refused: "call sms vk", notify_channel: "vk" });
  });

  test("gets its code by a channel that needs none", async () => {
    wants("sms");
    const number = phone();
    const { answer, cookies } = await ask({ phone: number });
    const next = await ask({ ...answer.typed, intent: "phone", phone: number }, cookiesAfter("", cookies));
    expect([next.status, next.location]).toEqual([303, "/spb/login"]);
  });

  test.each(["pigeon", "sms sms sms", "x".repeat(1_900), "sms\u0000", "SMS"])(
    "cannot invent refused channels: %j",
    async (captcha_refused) => {
      wants("call");
      const { answer } = await ask({ notify_channel: "call", captcha_refused });
      expect(answer.typed.captcha_refused).toMatch(/^(call|call sms)$/);
    },
  );

  test("is told the same where the shop has no captcha at all", async () => {
    delete settings().captcha;
    wants("sms");
    const { answer } = await ask();
    expect(answer.typed).toMatchObject({ captcha_refused: "sms", notify_channel: "call" });
    expect(answer.view?.request.captcha).toBeUndefined();
  });

  test("is told so in the order form, too, which keeps what was typed", async () => {
    const asked = wants("sms");
    const cookies = await readyToOrder({ session: { key: "abc" } });
    const typed = { ...honest, intent: "confirm", phone: phone(), notify_channel: "sms", privacy_policy: "1" };
    const { status, answer } = await submit(typed, { cookies });
    expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, ["captcha_user_token"]]);
    expect(answer.typed).toMatchObject({ username: typed.username, captcha_refused: "sms", notify_channel: "call" });
    const again = await submit({ ...typed, captcha_user_token: "token-3" }, { cookies });
    expect(asked.at(-1)).toMatchObject({ captcha_user_token: "token-3", name: typed.username });
    expect([again.status, again.location]).toEqual([303, "/spb/checkout/code"]);
  });
});
