import { Link, useLocation, useNavigate } from "@remix-run/react";
import { useEffect, useRef, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { useFocusInside } from "../../../shared/ui/hooks/use-focus-inside";
import { isPlainClick } from "../../../shared/web/modal/use-modal-link";
import { cityPath } from "../../../../rules/city-alias";
import { classes } from "../../../shared/ui/styles/class-names";
import { Icon } from "../../../shared/ui/icons/Icon";
import { useCityAlias } from "../../../shared/ui/hooks/use-city-alias";
import styles from "./Neighbours.module.css";
import type { ProductView } from "../product.view";
import { useTurning } from "./use-turning";

type NeighboursProps = { view: ProductView; inModal: boolean };

/**
 * The dishes before and after this one in its group: links under the page, round buttons beside the dialog. With
 * scripts arrow keys and swipes work too. The history entry is replaced, so that Back leaves the dish. The element
 * stays mounted when the dish changes, and keeps the focus.
 */
export function Neighbours({ view: { key, name, group, return_to }, inModal }: NeighboursProps) {
  const { t } = useTranslation("product");
  const city = useCityAlias();
  const here = useLocation();
  const navigate = useNavigate();
  const place = useFocusInside(key);
  const [first, second] = [group?.previous, group?.next];
  const pageOf = (other: string) =>
    `${cityPath(city, `product/${encodeURIComponent(other)}`)}?${new URLSearchParams({ return_to })}`;

  function turnTo(other: string) {
    const search = new URLSearchParams(here.search);
    search.set("product_key", other);
    const to = inModal ? `?${search}` : pageOf(other);
    navigate(to, { replace: true, preventScrollReset: inModal, state: here.state as unknown });
  }

  useTurning(place, (direction) => {
    const to = direction === "previous" ? first : second;
    if (to) turnTo(to.key);
  });
  useScrollToTop(place, key);

  const link = (direction: "previous" | "next", neighbour: { key: string; name: string } | undefined) =>
    neighbour && (
      <Link
        to={pageOf(neighbour.key)}
        rel={direction === "previous" ? "prev" : "next"}
        className={classes(inModal && "round-button", styles[direction])}
        onClick={(event: MouseEvent) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          turnTo(neighbour.key);
        }}
      >
        <Icon name={direction === "previous" ? "chevron-left" : "chevron-right"} />{" "}
        <span className={inModal ? "visually-hidden" : styles.name}>
          {t(`group.${direction}`, { name: neighbour.name })}
        </span>
      </Link>
    );
  return (
    <>
      <div ref={place} className={classes(styles.neighbours, inModal && styles.beside)}>
        {group && (first ?? second) && (
          <nav aria-label={t("group.title", { group: group.name })}>
            {link("previous", first)} {link("next", second)}
          </nav>
        )}
        <Arrival dish={key} words={group ? t("group.place", { name, place: group.place, of: group.of }) : name} />
      </div>
      {group && !inModal && (
        <p className={styles.group}>
          <Link to={cityPath(city, `menu/${encodeURIComponent(group.alias)}`)} className="tap strong">
            {group.name}
          </Link>
        </p>
      )}
    </>
  );
}

/** Announces the next dish to screen readers. The first dish is announced by the page or its dialog. */
function Arrival({ dish, words }: { dish: string; words: string }) {
  const first = useRef(dish);
  const came = useRef(false);
  came.current ||= dish !== first.current;
  return (
    <p role="status" className="visually-hidden">
      {came.current ? words : ""}
    </p>
  );
}

function useScrollToTop(place: React.RefObject<HTMLElement>, key: string) {
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    const dialog = place.current?.closest("dialog");
    if (dialog) dialog.scrollTop = 0;
  }, [place, key]);
}
