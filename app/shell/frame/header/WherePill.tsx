import { Link } from "@remix-run/react";
import { Fragment, Suspense, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../../rules/city-alias";
import { Icon } from "../../../shared/ui/icons/Icon";
import { classes } from "../../../shared/ui/styles/class-names";
import { useCityFrame } from "../../../shared/web/context/city-frame";
import { lazyPart } from "../../../shared/web/hydration/lazy-part";
import { ModalLink } from "../../../shared/web/modal/ModalLink";
import { isPlainClick, useOpenModal } from "../../../shared/web/modal/use-modal-link";
import { TypeLink } from "../../../fulfilment/place/TypeLink";
import { useHydrated } from "../../../shared/ui/hooks/use-hydrated";
import styles from "./WherePill.module.css";

const PlaceMenu = lazyPart(() => import("./PlaceMenu"), OpenOrderTypes);

export function WherePill({ className }: { className?: string }) {
  const { is_guest } = useCityFrame();
  return (
    <div className={classes("edged", styles.pill, className)} data-ground="light">
      {is_guest ? <ToGroupOrder /> : <TypeAndPlace />}
    </div>
  );
}

/** For a guest of a group order: its host chooses order type and place. */
function ToGroupOrder() {
  const { city, place } = useCityFrame();
  return (
    <Link to={cityPath(city.alias, "together")} className={`row ${styles.place}`}>
      <span className={styles.words}>
        <span className={styles.address}>{place}</span>
      </span>
      <Icon name="chevron-right" />
    </Link>
  );
}

function TypeAndPlace() {
  const { t } = useTranslation("common");
  const { offers, order_type, place, place_end, place_note, user } = useCityFrame();
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  // With scripts, a signed-in customer's saved addresses are listed in a menu.
  const hasMenu = useHydrated() && user && place && order_type === "delivery";
  const types = (["delivery", "takeaway"] as const).filter((type) => offers[type]);
  const question = order_type === "delivery" ? t("whereTo") : t("whichShop");
  const action = order_type === "delivery" ? t("enterAddress") : t("chooseShop");
  // Phones have room for one note only: the chosen shop's hours.
  const isHours = order_type === "takeaway" && Boolean(place);
  return (
    <>
      <div role="group" aria-label={t("orderTypeLabel")} className={`edged ${styles.types}`}>
        {types.map((type) => (
          <Fragment key={type}>
            {type === order_type ? (
              <span className={classes("row muted", styles.type, styles.current)} aria-current="true">
                {t(type)}
              </span>
            ) : (
              <TypeLink type={type} className={`row muted ${styles.type}`}>
                {t(type)}
              </TypeLink>
            )}{" "}
          </Fragment>
        ))}
      </div>{" "}
      <ModalLink
        modal="OrderTypesModal"
        parameters={{ order_type }}
        className={`row ${styles.place}`}
        aria-expanded={hasMenu ? Boolean(opener) : undefined}
        onClick={(event) => {
          if (!hasMenu || !isPlainClick(event)) return;
          event.preventDefault();
          setOpener(opener ? null : event.currentTarget);
        }}
      >
        <span className={styles.words}>
          <span className={classes(styles.note, !isHours && styles.roomy)}>
            {place_note ? <Parts note={place_note} /> : !place && question}
          </span>{" "}
          {place && place_end ? (
            <span className={`${styles.address} ${styles.parts}`}>
              <span>{place.slice(0, -place_end.length)}</span>
              <span>{place_end}</span>
            </span>
          ) : (
            <span className={styles.address}>{place ?? action}</span>
          )}
        </span>
        <Icon name="chevron-down" />
      </ModalLink>
      {hasMenu && opener && (
        <Suspense>
          <PlaceMenu opener={opener} close={() => setOpener(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Lines break only between the parts of a note, not after the dash of a time. */
function Parts({ note }: { note: string }) {
  return note.split(/ (?=·)/).map((part, place) => (
    <Fragment key={part}>
      {place > 0 && " "}
      <span className="nowrap">{part}</span>
    </Fragment>
  ));
}

/** In place of a list whose module cannot be loaded: the link does what it does without a list. */
function OpenOrderTypes({ close }: { close: () => void }) {
  const openModal = useOpenModal();
  useEffect(() => {
    close();
    openModal("OrderTypesModal", { order_type: "delivery" });
  }, [close, openModal]);
  return null;
}
