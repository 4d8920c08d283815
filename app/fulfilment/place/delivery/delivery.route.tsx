import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import { checkForm, constraintsOf, formData, typedValues, type TypedValues } from "../../../../server/guard/form";
import { openVisit, type Visit } from "../../../../server/visitor/visit";
import { cityTime } from "../../../../rules/city-time";
import { CityMap } from "../../maps/live/CityMap";
import { cityMap } from "../../maps/drawing/city-map.server";
import { shopsOnMap } from "../../maps/map-shops.server";
import { usePage } from "../../../shared/web/modal/page";
import { describedMeta } from "../../../shared/web/site/described-meta";
import { pageTitles, rejectForm } from "../../../shared/web/form/form-answer.server";
import { keepFormOffline } from "../../../shared/web/form/keep-form-offline";
import { whereFields } from "../address/address-form.server";
import { deliverTo } from "../address/set-address.server";
import { Questions } from "../../../shared/ui/layout/Questions";
import { placeChosen } from "../place-chosen.server";
import { week } from "../shops/hours-words.server";
import { AddressCheckCard } from "./AddressCheckCard";
import { checkAddress, checkOf, checkPosition, pinOfCheck } from "./check-address.server";
import { leadWords, zoneViews } from "./delivery-terms-view.server";
import styles from "./delivery.module.css";
import { type AddressCheck, type DeliveryAnswer, deliveryIntents, type DeliveryView } from "./delivery.view";
import { useWhereAmI } from "./use-where-am-i";
import { Zones } from "./Zones";
import { useCityFrame } from "../../../shared/web/context/city-frame";
import { Feature } from "../../../shared/ui/layout/Feature";

/** The window in which the zones fit on a desktop. A phone shows their middle. */
const DESKTOP_WINDOW_PX = { width: 480, height: 600 };
/** The window for a place out of every zone, small enough for phones. */
const PHONE_WINDOW_PX = { width: 300, height: 200 };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const city = await cityThatDelivers(visit);
  const url = new URL(args.request.url);
  const { check, status } = await checkAddress(visit, url.searchParams);
  const heading = city.seo_name
    ? visit.t("delivery:titleIn", { where: city.seo_name })
    : visit.t("delivery:title", { city: city.name });
  const lead = leadWords(visit, city);
  const noindex = ["address", "map"].some((name) => url.searchParams.has(name));
  url.searchParams.delete("map");
  const query = url.searchParams.toString();
  const view: DeliveryView = {
    heading,
    ...pageTitles(visit, heading),
    saved_form: true,
    lead,
    description: lead,
    noindex,
    address: (url.searchParams.get("address") ?? "").slice(0, 250),
    filled: pickedValues(url.searchParams),
    constraints: constraintsOf(whereFields),
    check,
    zones: zoneViews(visit, city),
    hours: week(visit.t, visit.language, city.schedule ?? {}, cityTime(visit.now(), city)),
    map: await mapOf(visit, check),
    here: visit.path(`delivery${query && `?${query}`}`),
    stay: { to: visit.path("delivery"), words: visit.t("delivery:elsewhere.stay", { city: city.name }) },
  };
  return visit.answer(view, status);
}

/** Makes the checked address the visitor's place and leads to the menu, or checks the visitor's position. */
export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  await cityThatDelivers(visit);
  const form = await formData(args.request);
  const typed = typedValues(form);
  switch (deliveryIntents.take(form)?.name) {
    case "deliver":
      return deliverThere(visit, form, typed);
    case "here":
      return answerPosition(visit, form);
    case undefined:
      return rejectForm<DeliveryAnswer>(visit, { errors: { form: visit.t("common:formOld") }, typed }, 400);
  }
}

async function deliverThere(visit: Visit, form: FormData, typed: TypedValues) {
  const city = await visit.city();
  const read = checkForm(form, whereFields);
  if (!read.ok) throw new Response(null, { status: 422 });
  const outcome = await deliverTo(visit, read.values, {});
  if (outcome.kind === "set") return placeChosen(visit, form, outcome.chosen);
  const { check, status, dialog } = await checkOf(visit, city, outcome, typed);
  const errors = dialog ? { form: dialog } : undefined;
  return rejectForm<DeliveryAnswer>(visit, { typed, check, dialog, errors, pin: pinOfCheck(check) }, status);
}

/** Checks the position from the form's body; it is not stored (docs/decisions/0022-the-visitors-position.md). */
async function answerPosition(visit: Visit, form: FormData) {
  const { check, status } = await checkPosition(visit, form);
  const pin = pinOfCheck(check);
  const typed = { address: pin?.name ?? "" };
  return visit.answer<DeliveryAnswer>({ check, pin, typed, checked: true, skipRevalidation: true }, status);
}

/** Throws a redirect to the shops if the city does not deliver (docs/specification/product.md#unknown-addresses). */
async function cityThatDelivers(visit: Visit) {
  const city = await visit.city();
  if (!city.order_types.delivery) throw redirect(visit.path("shops"));
  return city;
}

/** The coordinates that a chosen suggestion added to the form. */
function pickedValues(query: URLSearchParams): Record<string, string> {
  const names = ["latitude", "longitude", "picked"];
  return Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? ""]] : [])));
}

async function mapOf(visit: Visit, check: AddressCheck | undefined) {
  const city = await visit.city();
  const pin = pinOfCheck(check);
  const description = visit.t("place:shops.zones");
  const pins = pin ? [pin] : [];
  const window = check?.kind === "unserved" ? PHONE_WINDOW_PX : DESKTOP_WINDOW_PX;
  return cityMap(visit, city, await shopsOnMap(visit, city), { pins, description, window, zones: true });
}

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => describedMeta(view);

export default function DeliveryPage() {
  const { t } = useTranslation("delivery");
  const { view, answer } = usePage<DeliveryView>();
  const { heading, lead, zones, map, here, hours } = view;
  const where = useWhereAmI();
  const { pin } = (answer ?? {}) as DeliveryAnswer;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{heading}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.columns}>
        <AddressCheckCard view={view} />
        {map && (
          <div className={styles.mapBox}>
            <CityMap
              key={here}
              map={pin ? { ...map, pins: [pin] } : map}
              hrefOf={(at) => `${here}${here.includes("?") ? "&" : "?"}map=${at}#map`}
              centre={pin}
              className={styles.map}
            >
              {where.button}
            </CityMap>
            {where.trouble}
          </div>
        )}
        {zones.length > 0 && <Zones zones={zones} />}
      </div>
      <Facts hours={hours} />
      <Questions
        title={t("questions.title")}
        questions={questions.map((name) => ({
          ask: t(`questions.${name}.ask`),
          answer: <p>{t(`questions.${name}.answer`)}</p>,
        }))}
        className={styles.questions}
      />
    </div>
  );
}

const questions = ["time", "flat", "door", "change"] as const;

function Facts({ hours }: Pick<DeliveryView, "hours">) {
  const { t } = useTranslation("delivery");
  const { city } = useCityFrame();
  return (
    <ul className={styles.facts}>
      <Feature icon="clock" title={t("facts.when")} className="below-6">
        {hours.map(({ days, hours: open }) => (
          <p key={days}>
            {days}: {open}
          </p>
        ))}
        <p>{t("facts.whenText")}</p>
      </Feature>
      <Feature icon="bike" title={t("facts.price")} className="below-6">
        <p>{t("facts.priceText")}</p>
      </Feature>
      <Feature icon="phone" title={t("facts.late")} className="below-6">
        <p>
          {t("facts.lateText")}{" "}
          {city.phone && (
            <a href={city.phone_href} className="ink nowrap">
              {city.phone}
            </a>
          )}
        </p>
      </Feature>
    </ul>
  );
}
