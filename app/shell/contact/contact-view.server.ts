import { cityPath } from "../../../rules/city-alias";
import { phoneLink } from "../../../rules/phone";
import { returnTo } from "../../../server/guard/safe-path";
import { asFailure } from "../../../server/upstream/failure";
import { readCookie } from "../../../server/visitor/cookie-header";
import { sentMessageCookie, type SentMessage } from "../../../server/visitor/sent-message";
import type { Visit } from "../../../server/visitor/visit";
import { privacyPolicy } from "../../shared/web/links/consent-links.server";
import { pageTitles } from "../../shared/web/form/form-answer.server";
import { customerPhoneField, knownPhone, writtenPhone } from "../../shared/web/words/phone-words.server";
import { contactConstraints } from "./contact-fields.server";
import { contactForms, fieldsOf, type ContactFormName, type ContactView, type SentView } from "./contact.view";

/** Reloading the thanks shows them again and sends nothing. Throws a 404 Response for a chain without such forms. */
export async function contactView(visit: Visit, form: ContactFormName): Promise<ContactView> {
  if (!visit.offers("contact forms")) throw new Response(null, { status: 404 });
  const isSent = new URL(visit.request.url).searchParams.has("sent");
  const message = isSent ? await readCookie(visit.cookies, sentMessageCookie) : undefined;
  return viewOf(visit, form, message?.form === form ? message : undefined);
}

export async function viewOf(visit: Visit, form: ContactFormName, message?: SentMessage): Promise<ContactView> {
  const [city, phone] = await Promise.all([visit.city(), knownPhone(visit)]);
  const { t, settings, session } = visit;
  const sent = message && (await sentView(visit, form, message));
  const call = city.phone ?? settings.default_phone;
  return {
    ...pageTitles(visit, sent?.heading ?? t(`contact:${form}.title`), city),
    description: t(`contact:${form}.lead`),
    return_to: returnTo(visit.request, visit.path()),
    form,
    phone: await customerPhoneField(visit, city, phone),
    known: { name: session?.signed_in?.name || undefined, city_name: city.name },
    cities: fieldsOf(form).fields.includes("city_name") ? await cityNames(visit) : [],
    constraints: contactConstraints(form),
    policy: await privacyPolicy(visit),
    elsewhere: elsewhere(visit, form),
    call: form === "call" ? { href: phoneLink(call), words: call } : undefined,
    sent,
    saved_form: sent ? undefined : true,
  };
}

function elsewhere({ settings: { links }, t }: Visit, form: ContactFormName): ContactView["elsewhere"] {
  if (form === "supplier" && links.partners) return { href: links.partners, words: t("contact:supplier.elsewhere") };
  if (form === "landlord" && links.arenda) return { href: links.arenda, words: t("contact:landlord.elsewhere") };
  return undefined;
}

async function cityNames(visit: Visit): Promise<string[]> {
  try {
    const { cities } = await visit.upstream.cities({});
    return cities.map(({ name }) => name);
  } catch (error) {
    asFailure(error);
    return [];
  }
}

async function sentView(visit: Visit, form: ContactFormName, message: SentMessage): Promise<SentView> {
  const { t } = visit;
  const { name, email, order_id, notification } = message;
  const phone = writtenPhone(await visit.city(), message.phone);
  const toMenu = { to: cityPath((await visit.city()).alias), words: t("common:errors.toMenu") };
  const orders = visit.session?.signed_in
    ? { to: visit.path("profile?tab=orders"), words: t("contact:toOrders") }
    : { to: visit.path("order-status"), words: t("common:myOrder") };
  return {
    heading: t(`contact:${form}.thanks`, { name, order_id }),
    text: t(`contact:${form}.next`, { phone, email }),
    notification,
    ways: form === "return" ? [orders, toMenu] : [toMenu],
  };
}

export function sentPath(visit: Visit, form: ContactFormName): string {
  const { searchParams } = new URL(visit.request.url);
  const query = new URLSearchParams({ sent: "1" });
  if (searchParams.has("return_to")) query.set("return_to", returnTo(visit.request, visit.path()));
  return visit.path(`${contactForms[form].page}?${query}`);
}
