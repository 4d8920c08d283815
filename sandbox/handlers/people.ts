import { randomInt } from "node:crypto";
import { digitsOf } from "../../rules/digits";
import { maskFor, phoneProblem } from "../../rules/phone";
import { CODE_LENGTH, CODE_TRIES, codeDigits, secondsLeft } from "../../rules/verification";
import { say } from "../messages";
import { Refusal, wrong } from "../respond";
import type { SeedCity } from "../seed/geography/schema";
import { userOf } from "../shop/customer";
import { knownCity } from "../shop/place/ordering-place";
import { allows, needsCaptcha } from "../shop/place/stops";
import type { Handler } from "./handler";

const NEXT_CODE_AFTER_SECONDS = 60;
const MAX_CODES_A_DAY = 10;
const DAY_MS = 24 * 60 * 60_000;
const CODE_LIVES_MS = 10 * 60_000;
const MAX_NAME_LENGTH = 100;

export const login: Handler<"login"> = ({ request, world, language, openSession }) => {
  const city = knownCity(request.city_id);
  const phone = phoneInCity(request.phone, city);
  if (!allows(world, request.notify_channel)) throw wrong("notify_channel", "channelStopped");
  if (needsCaptcha(world, request.notify_channel)) {
    const token = request.captcha_user_token?.trim();
    if (!token) throw wrong("captcha_user_token", "captchaNeeded");
    if (!world.captchaVerdicts.accepts(token)) throw wrong("captcha_user_token", "captchaWrong");
  }
  const name = request.name?.trim().slice(0, MAX_NAME_LENGTH) || null;
  const now = world.clock.now();
  const { count, latest } = world.store.codes.sentSince(phone, now - DAY_MS);
  const wait = latest === null ? 0 : secondsLeft(latest, NEXT_CODE_AFTER_SECONDS, now);
  if (wait > 0 || count >= MAX_CODES_A_DAY) {
    throw new Refusal(
      429,
      { key: "tooManyCodes" },
      { phone: { key: "tooManyCodes" } },
      { "Retry-After": String(wait || DAY_MS / 1000) },
    );
  }
  const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");
  const session = openSession();
  world.store.codes.send({
    session_key: session.key,
    phone,
    name,
    channel: request.notify_channel,
    code,
    sent_at: now,
  });
  return {
    user: { verification: { timer: NEXT_CODE_AFTER_SECONDS } },
    notification: say("code", language, { code }),
  };
};

/**
 * The right code signs the customer in: under a new key the session keeps its cart, place and orders. If the response
 * got lost, the same code with the former key gets the same answer again.
 */
export const checkVerificationCode: Handler<"checkVerificationCode"> = ({
  request,
  world,
  session,
  isFormerKey,
  sendKey,
}) => {
  const { codes, users, sessions, sessionKeys } = world.store;
  const now = world.clock.now();
  const pending = session && codes.pending(session.key);
  const accepted = session && !pending && isFormerKey ? codes.accepted(session.key) : undefined;
  const sent = pending ?? accepted;
  if (!session || !sent || sent.tries >= CODE_TRIES || now - sent.sent_at > CODE_LIVES_MS)
    throw wrong("code", "codeGone");
  if (codeDigits(request.code) !== sent.code) {
    codes.countFailedTry(sent);
    throw wrong("code", sent.tries + 1 < CODE_TRIES ? "codeWrong" : "codeGone");
  }
  const user = users.findOrCreate(sent.phone, sent.name, now);
  codes.invalidate(session.key);
  const signedIn = accepted ? sessions.find(session.key) : sessionKeys.signIn(session, user.id, now);
  if (signedIn?.user_id !== user.id) throw wrong("code", "codeGone");
  sendKey(signedIn);
  return { user: userOf(world, user, signedIn) };
};

export const checkSession: Handler<"checkSession"> = ({ session }) => ({ is_authenticated: session?.user_id != null });

/** The session continues under a new key, without the customer, their address and the cart. */
export const logout: Handler<"logout"> = ({ world, session, isFormerKey, sendKey }) => {
  if (session && !isFormerKey) sendKey(world.store.sessionKeys.signOut(session, world.clock.now()));
  return {};
};

export function phoneInCity(text: string, { phone_masks, country }: SeedCity): string {
  const digits = digitsOf(text.slice(0, 50));
  const problem = phoneProblem(digits, maskFor(digits, phone_masks, country.code));
  if (problem?.code === "required" || digits === "") throw wrong("phone", "phoneRequired");
  if (problem) throw wrong("phone", "phoneWrong");
  return digits;
}
