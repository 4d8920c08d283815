import { load } from "cheerio";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runningShop } from "../../support/app/running-shop";
import { like, wordsOf } from "../../support/app/words";
import { PlainVisitor } from "../../support/journeys/plain-visitor";
import { postToConsole } from "../../support/sandbox/visitor";

const t = wordsOf("en");
const running = runningShop("nori", { SETTINGS_FILE: "tests/support/journeys/sign-in-settings.json" });
let last = 79310000000;
let phone: string;
let visitor: PlainVisitor;

beforeEach(() => {
  phone = String((last += 1));
  visitor = new PlainVisitor("http://localhost", "en", (url, init) => running.shop(url.href, init));
});
afterEach(() => vi.useRealTimers());

/** From the form with the phone to what answers it. */
async function askForCode(notify_channel: "call" | "sms") {
  await visitor.open("/spb/login");
  await visitor.press(t("account:getCode"), { phone: `+${phone}`, notify_channel, privacy_policy: "1" });
}

async function enterCode() {
  const outbox = (await (await fetch(`${running.sandbox.url}/console/outbox.json`)).json()) as Record<string, string>[];
  await visitor.press(t("account:checkCode"), { code: outbox.find((sent) => sent.phone === phone)?.code ?? "" });
  await visitor.open("/spb/login");
  expect(visitor.heading).toBe(t("account:signedInTitle"));
}

it("another code can be asked for once its time has come", async () => {
  await askForCode("sms");
  expect(visitor.heading).toBe(t("account:codeTitle"));
  expect(visitor.text).toMatch(/You can request a new code at \d\d:\d\d\./);
  await expect(visitor.press(t("account:resend.call"))).rejects.toThrow("no button");
  running.sandbox.clock.set({ now: running.sandbox.clock.now() + 61_000 });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  await visitor.follow(t("account:refresh"));
  await visitor.press(t("account:resend.call"));
  expect(visitor.text).toMatch(like(t("account:sent.call", { phone: "§" })));
  await expect(visitor.press(t("account:resend.call"))).rejects.toThrow("no button");
  await enterCode();
});

it("where a code by SMS wants a captcha another channel or the phone does", async () => {
  await postToConsole(running.sandbox, "sign-in/no_captcha_sms", { type: "stop" });
  await askForCode("sms");
  expect(visitor.status).toBe(422);
  expect(visitor.text).toContain(t("account:captcha.needed.sms"));
  expect(load(visitor.html)('main a[href^="tel:"]')).toHaveLength(1);
  await visitor.press(t("account:getCode"));
  expect(visitor.text).toMatch(like(t("account:sent.call", { phone: "§" })));
  await enterCode();
});
