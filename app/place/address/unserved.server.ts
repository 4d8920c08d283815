import { z } from "zod";
import type { City } from "../../../contract/place";
import { checkForm, constraintsOf } from "../../../server/guard/form";
import { asFailure } from "../../../server/upstream/failure";
import { phoneCookie } from "../../../server/visitor/cookies";
import type { Visit } from "../../../server/visitor/visit";
import { distanceText } from "../../words/distance-words.server";
import { knownPhone, phoneWords, writtenPhone } from "../../words/phone-words.server";
import { maskOfCountry, phoneExample, readPhone } from "../../../rules/phone";
import { isPoint, nearest, type Point } from "../../../rules/zones";
import { rejectForm } from "../../page/form-answer.server";
import { failureWords } from "../../page/failure-words.server";
import type { AddressAnswer, NearestShopView, UnservedView } from "../place.view";
import { pathAfterPlace } from "../place-chosen.server";
import { shopView } from "../shops/shop-view.server";

/** The alternatives for an address out of every zone: the nearest open shop, and a form to be notified when a zone grows. */
export async function unservedView(
  visit: Visit,
  city: City,
  address: string,
  point: Point | undefined,
): Promise<UnservedView> {
  const mask = maskOfCountry(city.phone_masks, city.country.code);
  return {
    address,
    point,
    shop: point && (await nearestShop(visit, city, point)),
    phone: writtenPhone(city, (await knownPhone(visit)) ?? ""),
    phone_example: mask ? phoneExample(mask) : "",
    constraints: constraintsOf(request),
  };
}

const request = z.object({
  phone: z.string({ error: "required" }).max(100),
  address: z.string().max(250),
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
});

/** Stores the phone of a visitor who wants to be notified when a zone grows (spec 1 §4 "Address flow"). */
export async function notifyWhenServed(visit: Visit, form: FormData) {
  const city = await visit.city();
  const read = checkForm(form, request);
  const { typed } = read;
  const point = { latitude: Number(typed.latitude ?? NaN), longitude: Number(typed.longitude ?? NaN) };
  if (!isPoint(point)) throw new Response(null, { status: 422 });
  const reject = async (errors: Record<string, string>, status: number) => {
    const unserved = await unservedView(visit, city, (typed.address ?? "").slice(0, 250), point);
    return rejectForm<AddressAnswer>(visit, { errors, typed, unserved }, status);
  };

  const phone = read.ok ? read.values.phone : (typed.phone ?? "");
  const { digits, problem } = readPhone(phone, city.phone_masks, city.country.code);
  if (!read.ok || problem) return reject({ phone: phoneWords(visit, city, problem ?? { code: "required" }) }, 422);
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
    return reject(errors, status);
  }
  visit.change(phoneCookie, digits);
  return visit.finish(form, pathAfterPlace(visit));
}

/** The nearest open shop of the city. Undefined also if the shops could not be loaded. */
export async function nearestShop(visit: Visit, city: City, point: Point): Promise<NearestShopView | undefined> {
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
