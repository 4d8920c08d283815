import { safePath } from "../../server/guard/safe-path";
import type { Visit } from "../../server/visitor/visit";
import { cityTime, formatMinutes } from "../../rules/city-time";
import { secondsLeft } from "../../rules/verification";
import { pageTitles } from "../page/page-titles.server";
import type { LoginView } from "./login.view";
import { knownPhone, phoneField, writtenPhone } from "../words/phone-words.server";

/** An older code is as good as none: whoever comes back begins with the phone. Milliseconds. */
const CODE_LIVES = 30 * 60_000;

/** The code that is under way for this visitor, if it is not an old one. */
export function pendingCode(visit: Visit) {
  const verification = visit.session?.verification;
  return verification && Date.now() - verification.sent_at < CODE_LIVES ? verification : undefined;
}

type More = Pick<LoginView, "errors" | "typed"> & { step?: LoginView["step"] };

/** The step that the visitor is at; `step` asks for another one. */
export async function loginView(visit: Visit, { step, ...more }: More = {}): Promise<LoginView> {
  const { t } = visit;
  const city = await visit.city();
  const { searchParams } = new URL(visit.request.url);
  const pending = pendingCode(visit);
  const user = visit.session?.signed_in;
  const known = pending?.phone ?? (await knownPhone(visit));
  const at = user ? "signed_in" : (step ?? (pending && searchParams.get("step") !== "phone" ? "code" : "phone"));
  const again = pending && cityTime(pending.sent_at + pending.timer * 1000 + 59_999, city.timezone);
  return {
    ...pageTitles(visit, t(at === "code" ? "account:codeTitle" : user ? "account:signedInTitle" : "account:title")),
    return_to: safePath(searchParams.get("return_to"), visit.path()),
    next: afterLogin(visit),
    page: loginPath(visit),
    logout: visit.path("logout"),
    step: at,
    phone: { ...phoneField(city, known), ...(more.typed?.phone !== undefined ? { value: more.typed.phone } : {}) },
    channels: visit.settings.customers.notify_channels,
    ...(at === "code" && pending && again
      ? {
          code: {
            phone: writtenPhone(city, pending.phone),
            channel: pending.notify_channel,
            seconds_left: secondsLeft(pending.sent_at, pending.timer, Date.now()),
            again_at: formatMinutes(again.minute),
          },
          notification: pending.said,
        }
      : {}),
    ...(user ? { user: { name: user.name, phone: known ? writtenPhone(city, known) : "" } } : {}),
    ...more,
  };
}

/** Where signing in leads: to what asked for it, else back. Only ever a path on this site. */
export function afterLogin(visit: Visit): string {
  const { searchParams } = new URL(visit.request.url);
  return safePath(searchParams.get("request_uri"), safePath(searchParams.get("return_to"), visit.path()));
}

/** The login page itself at this step, with the way on kept. */
export function loginPath(visit: Visit, step?: "phone"): string {
  const { searchParams } = new URL(visit.request.url);
  const kept = new URLSearchParams();
  for (const name of ["request_uri", "return_to"]) {
    const path = safePath(searchParams.get(name), "");
    if (path) kept.set(name, path);
  }
  if (step) kept.set("step", step);
  return visit.path("login") + (kept.size ? `?${kept}` : "");
}
