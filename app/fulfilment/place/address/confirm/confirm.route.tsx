import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useTranslation } from "react-i18next";
import type { City } from "../../../../../contract/place";
import { isPoint, type Point } from "../../../../../rules/zones";
import { formData } from "../../../../../server/guard/form";
import { returnTo } from "../../../../../server/guard/safe-path";
import { openVisit, type Visit } from "../../../../../server/visitor/visit";
import { CityMap } from "../../../maps/live/CityMap";
import { cityMap } from "../../../maps/drawing/city-map.server";
import { shopsOnMap } from "../../../maps/map-shops.server";
import { pageTitles } from "../../../../shared/web/form/form-answer.server";
import { keepFormOffline } from "../../../../shared/web/form/keep-form-offline";
import { usePage } from "../../../../shared/web/modal/page";
import { Notice } from "../../../../shared/ui/messages/Notice";
import { Confirm } from "../../Confirm";
import type { AddressAnswer } from "../../place.view";
import { OtherCity } from "../form/OtherCity";
import { UnservedNotice } from "../house/Unserved";
import styles from "../../place.module.css";
import { keptDoor } from "../pick/pick-door.server";
import { pickPoint } from "../pick/pick-point.server";
import { setKnownAddress } from "../set-address.server";
import { addressChanges } from "../pick/address-changes.server";
import { askedAddress } from "../pick/question.server";
import type { CityMapView } from "../../../maps/map.view";

/** The data of ConfirmSelectAddressModal and its page. */
export type ConfirmView = {
  heading: string;
  title: string;
  error_title: string;
  return_to: string;
  address: string;
  /** A map of the address's surroundings; undefined if its point is unknown. */
  map?: CityMapView;
  /** For example "flat 12, entrance 2". */
  door: string;
  changes: string[];
};

const MAP_SIZE_PX = { width: 300, height: 200 };

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const city = await visit.city();
  const asked = city.order_types.delivery ? await askedAddress(visit, city) : undefined;
  if (!asked) throw redirect(whereElse(visit));
  const heading = visit.t("place:confirm.title");
  const { address, door, place } = asked;
  const view: ConfirmView = {
    heading,
    ...pageTitles(visit, heading),
    return_to: returnTo(visit.request, visit.path()),
    address,
    map: place && isPoint(place) ? await mapOf(visit, city, place, address) : undefined,
    door,
    changes: await addressChanges(visit, asked.zone_id),
  };
  return visit.answer(view);
}

export async function action(args: ActionFunctionArgs) {
  const visit = await openVisit(args);
  const city = await visit.city();
  const form = await formData(args.request);
  const asked = city.order_types.delivery ? await askedAddress(visit, city) : undefined;
  if (!asked) return visit.finish(form, whereElse(visit));
  if ("point" in asked.chosen)
    return pickPoint(visit, form, asked.chosen.point, await keptDoor(visit, asked.chosen.point));
  form.set("delivery_address_id", String(asked.chosen.id));
  return setKnownAddress(visit, form);
}

async function mapOf(visit: Visit, city: City, near: Point, address: string) {
  const description = visit.t("place:confirm.map", { address });
  return cityMap(visit, city, await shopsOnMap(visit, city), {
    pins: [],
    description,
    window: MAP_SIZE_PX,
    near,
    exact: true,
  });
}

/** The page where an address is chosen, for an address that is no longer there. */
function whereElse(visit: Visit): string {
  const query = new URLSearchParams({ order_type: "delivery", return_to: returnTo(visit.request, visit.path()) });
  return `${visit.path("order-type")}?${query}`;
}

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

export default function ConfirmPage() {
  const { t } = useTranslation("place");
  const { view, answer, sending, Form } = usePage<ConfirmView>();
  const { unserved, elsewhere } = (answer ?? {}) as AddressAnswer;
  const isRefused = unserved !== undefined || elsewhere !== undefined;
  return (
    <Confirm heading={view.heading} submit={isRefused ? undefined : t("confirm.yes")} no={t("confirm.no")}>
      {unserved && <UnservedNotice unserved={unserved} />}
      {elsewhere && (
        <OtherCity other={elsewhere} sending={sending} Form={Form}>
          {null}
        </OtherCity>
      )}
      {view.map && <CityMap map={view.map} hrefOf={() => ""} pick={{}} still className={styles.map} />}
      <p>
        <b>{view.address}</b>
      </p>
      {view.door && <p>{view.door}</p>}
      {view.changes.length > 0 && <Notice>{view.changes.join(" ")}</Notice>}
    </Confirm>
  );
}
