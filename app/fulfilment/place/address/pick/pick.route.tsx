import { redirect, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, Link, useLoaderData, useNavigate } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { singleValue } from "../../../../../server/guard/form";
import { openVisit } from "../../../../../server/visitor/visit";
import { cityPath } from "../../../../../rules/city-alias";
import { CityMap } from "../../../maps/live/CityMap";
import { viewText } from "../../../maps/view";
import { usePage, type FormAnswer } from "../../../../shared/web/modal/page";
import { FormErrors } from "../../../../shared/web/form/FormErrors";
import { formAction } from "../../../../shared/web/form/form-action.server";
import { FormSwitches } from "../../../../shared/web/form/FormSwitches";
import { rejectForm } from "../../../../shared/web/form/form-answer.server";
import { keepFormOffline } from "../../../../shared/web/form/keep-form-offline";
import { useFormFields } from "../../../../shared/web/form/use-form-fields";
import { classes } from "../../../../shared/ui/styles/class-names";
import { Button } from "../../../../shared/ui/buttons/Button";
import { useLite } from "../../../../shared/ui/hooks/lite";
import { useHydrated } from "../../../../shared/ui/hooks/use-hydrated";
import { BackLink } from "../../../../shared/ui/buttons/Links";
import { Notice } from "../../../../shared/ui/messages/Notice";
import type { AddressAnswer } from "../../place.view";
import { questionOfPoint } from "./question.server";
import { AddressField } from "../form/AddressField";
import { OtherCity } from "../form/OtherCity";
import { houseView } from "../house/house-view";
import { keepDoor, readDoor } from "./pick-door.server";
import { doorId, FORM_ID, PickedDoor } from "./PickedDoor";
import { pickPoint } from "./pick-point.server";
import { pickView } from "./pick-view.server";
import { NearHouses, Spot } from "./Spot";
import { readSpot } from "./spot.server";
import type { SpotView } from "../house/spot.view";
import { useOverlay } from "./use-overlay";
import { useSpot } from "../house/use-spot";
import { WhereAmI } from "./WhereAmI";
import { useCityAlias } from "../../../../shared/ui/hooks/use-city-alias";
import cover from "./overlay.module.css";
import styles from "./pick.module.css";
import { Icon } from "../../../../shared/ui/icons/Icon";
import type { MapPlace } from "./pick.view";

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args);
  const city = await visit.city();
  if (!visit.offers("maps")) throw new Response(null, { status: 404 });
  if (!city.order_types.delivery) throw redirect(visit.path("order-type"));
  return visit.answer(await pickView(visit, city));
}

/** Handles "Deliver here" for the point under the pin. A point outside of this city is rejected. */
export const action = formAction(async (visit, form) => {
  const city = await visit.city();
  if (!visit.offers("maps")) throw new Response(null, { status: 404 });
  if (!city.order_types.delivery) return visit.redirect(visit.path("order-type"));
  const point = readSpot(city, singleValue(form, "at") ?? null);
  const { door, typed, errors } = readDoor(visit, city, form);
  if (!point) return rejectForm<FormAnswer>(visit, { errors: { form: visit.t("pick:outside") }, typed });
  if (errors) return rejectForm<FormAnswer>(visit, { errors, typed });
  const question = await questionOfPoint(visit, city, point);
  if (!question) return pickPoint(visit, form, point, door);
  if (Object.keys(door).length > 0) await keepDoor(visit, city, point, typed);
  return visit.finish(form, question);
});

export const clientAction = keepFormOffline();

export { skipRevalidationForModals as shouldRevalidate } from "../../../../shared/web/modal/revalidation";

export const meta: MetaFunction<typeof loader> = ({ data: view }) => [{ title: view?.title }];

/**
 * The page where an address is picked on the map: by dragging it, by its arrows, or by the links to districts, streets
 * and houses.
 */
export default function PickPage() {
  const { t } = useTranslation(["pick", "common"]);
  const { t: ofPlace } = useTranslation("place");
  const city = useCityAlias();
  const navigate = useNavigate();
  const view = useLoaderData<typeof loader>();
  const page = usePage<unknown>();
  const { sending } = page;
  const answer = page.answer as AddressAnswer | undefined;
  const { map, return_to, search, districts, streets } = view;
  const { at, busy, onMove, onRest, ...looked } = useSpot(city, view);
  const spot = spotRefused(answer, at) ?? looked.spot;
  const hrefOf = (place: string) => `?${new URLSearchParams({ return_to, map: place })}#map`;
  const typed = cityPath(city, `address?${new URLSearchParams({ return_to })}`);
  const box = useRef<HTMLDivElement>(null);
  useOverlay(box);
  const lite = useLite();
  // Without scripts the answer says why nothing can be brought to the place.
  const hydrated = useHydrated();
  const isServed = !busy && spot?.kind === "served";
  const isOutside = !busy && spot !== undefined && spot.kind !== "served";
  return (
    <div ref={box} className={classes(styles.page, !lite && cover.cover)}>
      <div className={classes(styles.side, cover.side)}>
        <BackLink to={return_to} className={cover.back}>
          {t("common:back")}
        </BackLink>
        <h1 id="page-title" className={classes("below-3", cover.heading)}>
          {view.heading}
        </h1>
        <FormErrors
          title={ofPlace(page.errors.form ? "errors.notDone" : "errors.title")}
          idOf={(name) => doorId(name)}
        />
        <Search return_to={return_to} map={view.spot && map && viewText(map.view)} text={search.text} />
        {search.places === undefined && <Notice tone="danger">{t("silent")}</Notice>}
        {search.text && search.places?.length === 0 && <Notice live>{t("notFound")}</Notice>}
        {search.places && search.places.length > 1 && <Matches places={search.places} hrefOf={hrefOf} />}
      </div>
      {map ? (
        <div className={classes(styles.window, cover.window)}>
          <CityMap
            key={viewText(map.view)}
            map={map}
            hrefOf={hrefOf}
            pick={{
              label: isServed ? spot.address : undefined,
              outside: isOutside,
              onMove,
              onRest,
            }}
            raised={!lite}
            className={classes(styles.map, cover.map)}
          />
          <WhereAmI
            bounds={map.bounds}
            onFound={(place) => navigate(hrefOf(houseView(place)), { replace: true, preventScrollReset: true })}
          />
        </div>
      ) : (
        <Notice className={styles.window}>{t("noMap")}</Notice>
      )}
      <div
        className={classes("edged", styles.sheet, cover.sheet, !busy && spot?.kind === "unserved" && cover.unserved)}
      >
        <div role="status" aria-busy={busy} className={classes(styles.spot, cover.spot)}>
          <Spot spot={spot} busy={busy} />
        </div>
        {answer?.elsewhere && (
          <OtherCity other={answer.elsewhere} sending={sending} Form={page.Form}>
            {ofPlace("elsewhere.stay")}
          </OtherCity>
        )}
        {map && (
          <Form
            noValidate
            id={FORM_ID}
            method="post"
            action={`?${new URLSearchParams({ return_to, map: viewText(map.view) })}`}
            className={cover.send}
          >
            <input type="hidden" name="at" value={at} />
            <PickedDoor view={view} answer={answer} spot={spot} />
            <div className={styles.stays}>
              <Button
                wide
                size="l"
                pending={sending}
                blocked={isServed || !hydrated ? undefined : ofPlace("deliverHere")}
              >
                {ofPlace("deliverHere")}
              </Button>
            </div>
            <FormSwitches among="further" />
          </Form>
        )}
        <p className="centered above-2">
          <Link to={typed} className="tap">
            {t("type")}
          </Link>
        </p>
        {!busy && spot && <NearHouses near={spot.near} hrefOf={hrefOf} />}
        <Places title={t("districts")} places={districts} hrefOf={hrefOf} />
        <Places title={t("streets")} places={streets} hrefOf={hrefOf} />
      </div>
    </div>
  );
}

/** The notice for a point that the upstream does not deliver to, even though it lies in a zone. */
function spotRefused(answer: AddressAnswer | undefined, at: string): SpotView | undefined {
  const { unserved, typed } = answer ?? {};
  if (!unserved || `${typed?.latitude},${typed?.longitude}` !== at) return undefined;
  return { kind: "unserved", address: unserved.address, unserved, near: [] };
}

const SEARCH_ID = "map-search";

/**
 * The search for an address by text, with suggestions. The map moves to the result, and stays at `map` while there is
 * none.
 */
function Search({ return_to, map, text }: { return_to: string; map: string | undefined; text: string }) {
  const { t } = useTranslation("pick");
  const form = useRef<HTMLFormElement>(null);
  const fields = useFormFields<{ address: string }>({ id: SEARCH_ID, constraints: {}, values: { address: text } });
  return (
    <Form
      noValidate
      ref={form}
      id={SEARCH_ID}
      className={classes("row-top", styles.search, cover.search)}
      preventScrollReset
    >
      <input type="hidden" name="return_to" value={return_to} />
      {map && <input type="hidden" name="map" value={map} />}
      <AddressField
        key={text}
        field={fields.address}
        filled={{}}
        value={text}
        hint={<span className={cover.hint}>{t("searchHint")}</span>}
        onDone={() => form.current?.requestSubmit()}
      />
      <Button variant="ink" icon="search" className={cover.find}>
        {t("find")}
      </Button>
      <FormSwitches among="first" />
    </Form>
  );
}

function Matches({
  places,
  hrefOf,
}: {
  places: readonly { name: string; view: string }[];
  hrefOf: (view: string) => string;
}) {
  const { t } = useTranslation("place");
  return (
    <>
      <h2 className={classes("lead below-1", cover.matches)}>{t("matches")}</h2>
      <ul className={classes(styles.found, cover.found)}>
        {places.map(({ name, view }) => (
          <li key={name}>
            <Link to={hrefOf(view)} preventScrollReset>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

type PlacesProps = { title: string; places: readonly MapPlace[]; hrefOf: (view: string) => string };

/** Links to districts or streets, for visitors who cannot drag the map. */
function Places({ title, places, hrefOf }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <details className={styles.places}>
      <summary>
        <span>{title}</span> <Icon name="chevron-down" />
      </summary>
      <ul>
        {places.map(({ name, view }) => (
          <li key={name}>
            <Link to={hrefOf(view)} replace preventScrollReset className="tap">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
