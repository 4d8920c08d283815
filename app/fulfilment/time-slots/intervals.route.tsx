import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { isDate } from "../../../rules/city-time";
import { typedValues } from "../../../server/guard/form";
import { returnTo, safePath } from "../../../server/guard/safe-path";
import { openVisit, type Visit } from "../../../server/visitor/visit";
import { keepFormOffline } from "../../shared/web/form/keep-form-offline";
import { formAction } from "../../shared/web/form/form-action.server";
import { pageTitles, rejectForm } from "../../shared/web/form/form-answer.server";
import { asFailure } from "../../../server/upstream/failure";
import { chosenShop } from "../place/shops/chosen-shop.server";
import { timeOf } from "./chosen-time.server";
import { chooseTime, proposedTime, sayTime, wantedTime } from "./choose-time.server";
import { Intervals } from "./Intervals";
import { dateIn, whenView } from "./time-slots-view.server";
import type { IntervalsView } from "./time-slots.view";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  return visit.answer(await intervalsView(visit, dateIn(args.request)));
}

/** Sets the time of the cart. In a modal, where a link would leave it, a submitted `date` shows another day. */
export const action = formAction(async (visit, form) => {
  await visit.city();
  const typed = typedValues(form);
  if (typed.date)
    return visit.answer({
      view: await intervalsView(visit, isDate(typed.date) ? typed.date : undefined),
      skipRevalidation: true,
    });
  const wanted = typed.proposed ? proposedTime(typed.proposed) : wantedTime(typed);
  const outcome = wanted
    ? await chooseTime(visit, wanted)
    : { ok: false as const, status: 422, errors: { interval_id: visit.t("checkout:errors.time") } };
  if (!outcome.ok) return rejectForm(visit, { errors: outcome.errors, typed, changed: true }, outcome.status);
  // The order form itself shows the consequences of the time.
  if (form.has("quiet")) return visit.finish(form, visit.path("checkout"), { words: outcome.words });
  await sayTime(visit, outcome.words);
  return visit.finish(form, withoutDate(safePath(form.get("return_to"), returnTo(visit.request, visit.path()))));
});

/** Without `date` the order form shows the day of the chosen time. */
function withoutDate(path: string): string {
  const { pathname, searchParams, hash } = new URL(path, "http://site.invalid");
  searchParams.delete("date");
  return `${pathname}${searchParams.size ? `?${searchParams}` : ""}${hash}`;
}

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../shared/web/modal/revalidation";

async function intervalsView(visit: Visit, date: string | undefined): Promise<IntervalsView> {
  const [city, order_type] = await Promise.all([visit.city(), visit.orderType()]);
  const heading = visit.t(`when:heading.${order_type}`);
  const [shop, cart] = await Promise.all([
    chosenShop(visit),
    visit.cart().catch((error: unknown) => void asFailure(error)),
  ]);
  const when = visit.session && (await whenView(visit, city, shop, { ...timeOf(visit, cart), date }));
  return {
    heading,
    ...pageTitles(visit, heading),
    saved_form: when && when.slots.length > 0 ? true : undefined,
    return_to: returnTo(visit.request, visit.path()),
    order_type,
    when,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [
  { title: view?.title },
  { name: "robots", content: "noindex" },
];

export default Intervals;
