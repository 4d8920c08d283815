import { z } from "zod";
import type { City } from "../../contract/place";
import { checkForm } from "../../server/guard/form";
import { asFailure } from "../../server/upstream/failure";
import { readCookie } from "../../server/visitor/cookie";
import { finish } from "../../server/visitor/finish";
import { phoneCookie } from "../../server/visitor/phone";
import type { Visit } from "../../server/visitor/visit";
import type { Translate } from "../../locales";
import type { Language } from "../../rules/languages";
import { formatPhone, maskFor, normalisePhone, phoneExample, phoneProblem, type PhoneProblem } from "../../rules/phone";
import { isPoint, nearest, type Point } from "../../rules/zones";
import { formFailed } from "../page/page-titles.server";
import { failureWords } from "../page/failure-words.server";
import type { AddressAnswer, NearestShopView, UnservedView } from "./place.view";
import { goOn } from "./return-to.server";
import { shopView } from "./shop-view.server";

/** What there is for an address out of every zone: the nearest shop that takes orders, and a form to be told when the zone grows. */
export async function unservedView(
  visit: Visit,
  city: City,
  address: string,
  point: Point | undefined,
): Promise<UnservedView> {
  const stored = (await readCookie(visit.cookies, phoneCookie)) ?? "";
  const [mask] = city.phone_masks;
  return {
    address,
    point,
    shop: point && (await nearestShop(visit, city, point)),
    phone: formatPhone(stored, maskFor(stored, city.phone_masks, city.country.code)),
    phone_example: mask ? phoneExample(mask) : "",
  };
}

const request = z.object({
  phone: z.string({ error: "required" }),
  address: z.string().max(250),
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
});

/** Takes the phone of someone who wants to hear when the zone grows (spec 1 §4 "Address flow"). */
export async function notifyWhenServed(visit: Visit, form: FormData) {
  const city = await visit.city();
  const read = checkForm(form, request);
  const { typed } = read;
  const point = { latitude: Number(typed.latitude ?? NaN), longitude: Number(typed.longitude ?? NaN) };
  if (!isPoint(point)) throw new Response(null, { status: 422 });
  const again = async (errors: Record<string, string>, status: number) => {
    formFailed(visit);
    const unserved = await unservedView(visit, city, (typed.address ?? "").slice(0, 250), point);
    return visit.answer<AddressAnswer>({ errors, typed, unserved }, status);
  };

  const phone = read.ok ? read.values.phone : (typed.phone ?? "");
  const digits = normalisePhone(phone, city.phone_masks, city.country.code);
  const problem = phoneProblem(phone, maskFor(digits, city.phone_masks, city.country.code) ?? city.phone_masks[0]);
  if (!read.ok || problem) return again({ phone: phoneWords(visit.t, problem ?? { code: "required" }) }, 422);
  try {
    const answer = await visit.upstream.feedbackUnavailableAddress({
      coordinates: point,
      city_id: city.id,
      phone: digits,
    });
    const text = [visit.t("place:unserved.noted"), answer.notification].filter(Boolean).join(" ");
    visit.setFlash({ tone: "good", text });
  } catch (error) {
    const { errors, status } = failureWords(visit.t, asFailure(error));
    return again(errors, status);
  }
  visit.change(phoneCookie, digits);
  return finish(visit, form, goOn(visit));
}

/** A list that can't be loaded only costs the offer. */
async function nearestShop(visit: Visit, city: City, point: Point): Promise<NearestShopView | undefined> {
  if (!city.order_types.takeaway) return undefined;
  try {
    const { shops } = await visit.upstream.shops({ city_id: city.id });
    const found = nearest(
      point,
      shops.filter(({ type }) => type !== "stop"),
      ({ latitude, longitude }) => ({ latitude, longitude }),
    );
    if (!found) return undefined;
    const { id, name, street, hours } = shopView(visit, city, found.place);
    return { id, name, street, hours, distance: distanceText(visit.language, found.metres) };
  } catch (error) {
    asFailure(error);
    return undefined;
  }
}

function distanceText(language: Language, metres: number): string {
  const [value, unit] =
    metres < 1_000 ? [Math.max(50, Math.round(metres / 50) * 50), "meter"] : [metres / 1_000, "kilometer"];
  return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: value < 10 ? 1 : 0 }).format(
    value,
  );
}

function phoneWords(t: Translate, problem: PhoneProblem): string {
  if (problem.code === "short") return t("place:errors.phoneShort", { count: problem.missing });
  if (problem.code === "long") return t("place:errors.phoneLong", { count: problem.extra });
  return t(problem.code === "country" ? "place:errors.phoneCountry" : "place:errors.phone");
}
