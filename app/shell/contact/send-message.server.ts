import { cityTime, formatMinutes } from "../../../rules/city-time";
import { readSquare } from "../../../rules/contact";
import { cut } from "../../../rules/cut";
import { readOrderNumber } from "../../../rules/order";
import type { City } from "../../../contract/place";
import { checkForm, typedValues, wantsData, type TypedValues } from "../../../server/guard/form";
import { sendWithinLimits, TooManyMessages } from "../../../server/guard/message-limit";
import { asFailure, mayBeDone, type UpstreamFailure } from "../../../server/upstream/failure";
import { phoneCookie } from "../../../server/visitor/cookies";
import { sentMessageCookie, type SentMessage } from "../../../server/visitor/sent-message";
import type { Visit } from "../../../server/visitor/visit";
import { failureWords, keepKnownFields } from "../../shared/web/errors/failure-words.server";
import { rejectForm } from "../../shared/web/form/form-answer.server";
import { HONEYPOT } from "../../shared/web/form/Honeypot";
import { readCustomerPhone } from "../../shared/web/words/phone-words.server";
import { maxLengthOf, contactSchemas, type FieldProblem } from "./contact-fields.server";
import { sentPath, viewOf } from "./contact-view.server";
import {
  fieldsOf,
  type ContactAnswer,
  type ContactField,
  type ContactFormName,
  type ContactView,
} from "./contact.view";

type Values = Record<ContactField, string>;

/** After any failure the form comes back with its values (docs/specification/rules-and-calls.md#forms-to-the-chain). */
export async function sendMessage(visit: Visit, data: FormData, form: ContactFormName) {
  if (!visit.offers("contact forms")) throw new Response(null, { status: 404 });
  const city = await visit.city();
  const { [HONEYPOT]: trap, ...typed } = typedValues(data);
  const reject = (errors: Record<string, string>, status = 422) =>
    rejectForm<ContactAnswer>(visit, { errors, typed }, status);

  const { values, errors } = await readFields(visit, city, data, form);
  if (!values) return reject(errors);
  // A browser's autofill may have filled it in: the form comes back without it, and a second press sends.
  if (trap) return reject({ form: visit.t("contact:errors.again") });

  const { phone } = values;
  try {
    const words = Object.fromEntries(fieldsOf(form).fields.map((field) => [field, values[field]]));
    const sent = await sendWithinLimits(
      { address: visit.address, phone, words: { form, ...words } },
      () => call(visit, form, values, city),
      (error) => !mayBeDone(asFailure(error)),
    );
    return thank(visit, data, form, { ...messageOf(form, values), notification: sent.notification ?? undefined });
  } catch (error) {
    if (error instanceof TooManyMessages) return reject({ form: tooManyWords(visit, city, error.wait) }, 429);
    return refuse(visit, form, typed, asFailure(error));
  }
}

/** The phone becomes digits. */
async function readFields(visit: Visit, city: City, data: FormData, form: ContactFormName) {
  const read = checkForm(data, contactSchemas[form]);
  const typed = read.typed;
  const wrong = read.ok ? {} : read.errors;
  const errors: Record<string, string> = {};
  const phone = await readCustomerPhone(visit, city, wrong.phone ? {} : typed);
  for (const field of [...fieldsOf(form).fields, "privacy_policy"] as const) {
    if (field === "phone") {
      if (phone.error) errors.phone = phone.error;
    } else if (wrong[field]) errors[field] = problemWords(visit, form, field, wrong[field] as FieldProblem);
  }
  if (!read.ok || Object.keys(errors).length > 0) return { errors };
  return { values: { ...(read.values as Values), phone: phone.digits }, errors };
}

function problemWords(
  { t }: Visit,
  form: ContactFormName,
  field: Exclude<ContactField, "phone"> | "privacy_policy",
  problem: FieldProblem,
): string {
  if (problem === "long") return t("contact:errors.long", { count: maxLengthOf(form, field) ?? 0 });
  if (problem === "wrong") {
    if (field === "email" || field === "square" || field === "order_id") return t(`contact:errors.wrong.${field}`);
  }
  return t(`contact:errors.required.${field === "message" && form === "return" ? "details" : field}`);
}

/** The upstream checks the phone against the masks of `city_id`. */
function call(visit: Visit, form: ContactFormName, values: Values, { id: city_id }: City) {
  const { upstream } = visit;
  const { name, phone, email, city_name, company, product_category, shop, message } = values;
  const contact = { name, phone, city_id };
  switch (form) {
    case "question":
      return upstream.feedbackQuestion({ ...contact, email, message });
    case "call":
      return upstream.feedbackCallMeBack(contact);
    case "supplier":
      return upstream.feedbackSupplier({ ...contact, email, city_name, company, product_category });
    case "landlord":
      return upstream.feedbackLandlord({ ...contact, email, city_name, shop, square: readSquare(values.square) ?? 0 });
    case "return":
      return upstream.feedbackQuestion({ ...contact, email, message: returnWords(visit, values) });
  }
}

/** A return is sent as a question that names the order and the reason. */
function returnWords({ t }: Visit, { order_id, reason, solution, message }: Values): string {
  const words = {
    order: t("contact:written.order", { order_id: readOrderNumber(order_id) }),
    reason: t(`contact:reasons.${reason as "other"}`),
    solution: t(`contact:solutions.${solution as "again"}`),
  };
  return [words.order, words.reason, words.solution, message ?? ""].filter(Boolean).join("\n");
}

function messageOf(form: ContactFormName, { name, phone, email, order_id }: Values): SentMessage {
  return { form, name, phone, email: email || undefined, order_id: order_id ? readOrderNumber(order_id) : undefined };
}

/** A page redirects, so that a reload sends nothing again; a modal shows its next step. */
async function thank(visit: Visit, data: FormData, form: ContactFormName, message: SentMessage) {
  const kept = { ...message, notification: message.notification && cut(message.notification, 500) };
  if (!visit.session?.signed_in) visit.change(phoneCookie, message.phone);
  if (wantsData(data)) {
    const view: ContactView = await viewOf(visit, form, kept);
    return visit.answer({ view, skipRevalidation: true as const });
  }
  visit.change(sentMessageCookie, kept);
  return visit.redirect(sentPath(visit, form));
}

function refuse(visit: Visit, form: ContactFormName, typed: TypedValues, failure: UpstreamFailure) {
  const { errors, status } = failureWords(visit.t, failure);
  const isField = (name: string) => fieldsOf(form).fields.some((field) => field === name);
  // The message may have arrived or not; sending it twice does no harm.
  const isUnknown = !failure.upstreamMessage && mayBeDone(failure);
  const known = keepKnownFields(isUnknown ? { ...errors, form: visit.t("contact:errors.unknown") } : errors, isField);
  return rejectForm<ContactAnswer>(visit, { errors: known, typed }, status);
}

/** `wait` is in seconds; the message names its end, rounded up to a minute. */
function tooManyWords(visit: Visit, city: City, wait: number): string {
  visit.retryAfter = wait;
  const { minute } = cityTime(visit.now() + wait * 1000 + 59_999, city);
  const phone = city.phone ?? visit.settings.default_phone;
  return visit.t("contact:errors.tooMany", { time: formatMinutes(minute), phone });
}
