import { z } from "zod";
import type { City } from "../../../../contract/place";
import { cityPath } from "../../../../rules/city-alias";
import { cityTime, formatMinutes } from "../../../../rules/city-time";
import { isFinal, readOrderNumber } from "../../../../rules/order";
import { checkForm, constraintsOf, typedValues, type TypedValues } from "../../../../server/guard/form";
import { lookupLimit } from "../../../../server/guard/guess-limit";
import { returnTo } from "../../../../server/guard/safe-path";
import { asFailure, isOutage, UpstreamFailure } from "../../../../server/upstream/failure";
import { aliasOfCity } from "../../../../server/visitor/city";
import { phoneCookie } from "../../../../server/visitor/cookies";
import { openLookedUp } from "../../../../server/visitor/looked-up";
import type { Visit } from "../../../../server/visitor/visit";
import { failureWords } from "../../../shared/web/errors/failure-words.server";
import { pageTitles, rejectForm } from "../../../shared/web/form/form-answer.server";
import { customerPhoneField, knownPhone, readCustomerPhone } from "../../../shared/web/words/phone-words.server";
import type { LookUpAnswer, LookUpView } from "./look-up.view";
import { latestOrders } from "../latest-orders.server";

const fields = z.object({ phone: z.string().max(100), order_id: z.string().max(40) });

const MAX_SHOWN_ORDERS = 5;

export async function lookUpView(visit: Visit): Promise<LookUpView> {
  const [city, phone, orders] = await Promise.all([visit.city(), knownPhone(visit), activeOrders(visit)]);
  const { session, settings } = visit;
  return {
    ...pageTitles(visit, visit.t("tracking:lookUp.title")),
    return_to: returnTo(visit.request, visit.path()),
    phone: await customerPhoneField(visit, city, phone),
    constraints: constraintsOf(fields),
    can_sign_in: settings.customers.is_auth_enabled && !session?.signed_in,
    orders,
    saved_form: true,
  };
}

async function activeOrders(visit: Visit): Promise<LookUpView["orders"]> {
  try {
    const { orders } = await latestOrders(visit);
    return orders
      .filter(({ status }) => status && !isFinal(status.alias))
      .slice(0, MAX_SHOWN_ORDERS)
      .map(({ order_id, status }) => ({
        number: String(order_id),
        status: status?.name ?? "",
        to: visit.path(`order/${order_id}/tracking`),
      }));
  } catch (error) {
    asFailure(error);
    return [];
  }
}

/**
 * Finds an order by phone and number, and opens it for this browser. The response does not reveal whether an order of
 * another phone exists.
 */
export async function lookUp(visit: Visit, form: FormData) {
  const city = await visit.city();
  const typed = typedValues(form);
  const read = checkForm(form, fields);
  const wrong = read.ok ? {} : read.errors;
  const { digits, error } = await readCustomerPhone(visit, city, wrong.phone ? {} : typed);
  const order_id = wrong.order_id ? undefined : readOrderNumber(typed.order_id ?? "");
  if (error || order_id === undefined) {
    const numberError = typed.order_id?.trim() ? "digits" : "missing";
    return rejectForm<LookUpAnswer>(visit, {
      errors: {
        ...(error ? { phone: error } : {}),
        ...(order_id === undefined ? { order_id: visit.t(`tracking:lookUp.errors.${numberError}`) } : {}),
      },
      typed,
    });
  }
  const wait = await lookupLimit.wait({ address: visit.address, key: digits });
  if (wait) return tooMany(visit, city, typed, wait);
  try {
    const answer = await visit.upstream.orderStatus({ order_id, phone: digits });
    if (answer.order_id !== order_id) throw new UpstreamFailure("broken", "orderStatus", { path: "order_id" });
  } catch (error) {
    return notFound(visit, city, { typed, digits }, asFailure(error));
  }
  await lookupLimit.giveBack({ address: visit.address, key: digits });
  await openLookedUp(visit, digits, order_id);
  if (!visit.session?.signed_in) visit.change(phoneCookie, digits);
  return visit.finish(form, cityPath(await aliasOfOrder(visit, order_id, digits), `order/${order_id}/tracking`));
}

/**
 * The same message and status for an order of another phone and for an unknown number, whatever the upstream's reason.
 */
async function notFound(
  visit: Visit,
  city: City,
  { typed, digits }: { typed: TypedValues; digits: string },
  failure: UpstreamFailure,
) {
  if (failure.kind === "limited") return tooMany(visit, city, typed, failure.retryAfter);
  if (!isOutage(failure))
    return rejectForm<LookUpAnswer>(visit, {
      missing: true,
      errors: { form: visit.t("tracking:lookUp.missingText") },
      typed,
    });
  await lookupLimit.giveBack({ address: visit.address, key: digits });
  const { status } = failureWords(visit.t, failure);
  const form = failure.upstreamMessage ?? visit.t("tracking:lookUp.noAnswer");
  return rejectForm<LookUpAnswer>(visit, { errors: { form }, typed }, status);
}

/**
 * `wait` is in seconds and is rounded up to a minute for the message. It is undefined if the upstream's own limit does
 * not state it.
 */
function tooMany(visit: Visit, city: City, typed: TypedValues, wait?: number) {
  visit.retryAfter = wait;
  const until = wait === undefined ? undefined : cityTime(visit.now() + wait * 1000 + 59_999, city);
  return rejectForm<LookUpAnswer>(
    visit,
    {
      limit: {
        after: until && formatMinutes(until.minute),
        call: city.phone ?? visit.settings.default_phone,
      },
      typed,
    },
    429,
  );
}

/** The alias of the order's city, whose page shows the right currency and clock. */
async function aliasOfOrder(visit: Visit, order_id: number, phone: string): Promise<string> {
  const here = (await visit.city()).alias;
  try {
    const { order } = await visit.upstream.order({ id: order_id, phone });
    return (await aliasOfCity(visit.upstream, order.city_id)) ?? here;
  } catch (error) {
    asFailure(error);
    return here;
  }
}
