import { Form, Link, useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { cityPath } from "../../../../rules/city-alias";
import { useCityFrame, useIsOffered, type SavedNews } from "../../../shared/web/context/city-frame";
import { readJson } from "../../../shared/web/hydration/read-json";
import { ModalLink } from "../../../shared/web/modal/ModalLink";
import { withoutModals } from "../../../shared/web/modal/modals";
import { useOpenModal } from "../../../shared/web/modal/use-modal-link";
import { addressIntents } from "../../../fulfilment/place/place.view";
import { mapPath } from "../../../fulfilment/place/address/house/map-path";
import { Dots } from "../../../shared/ui/buttons/Dots";
import { Icon } from "../../../shared/ui/icons/Icon";
import list from "../../../shared/ui/overlays/MenuList.module.css";
import styles from "./PlaceMenu.module.css";
import { moveFocus } from "../../../shared/ui/hooks/focus";
import { sends } from "../../../../rules/sent-fields";

/** `opener`: the link that takes the focus back. */
type PlaceMenuProps = { opener: HTMLElement; close: () => void };

/** The customer's saved addresses. Escape, a click elsewhere and a choice close the menu. */
export default function PlaceMenu({ opener, close }: PlaceMenuProps) {
  const { city } = useCityFrame();
  const hasMaps = useIsOffered("maps");
  const here = withoutModals(useLocation());
  const [news, setNews] = useState<SavedNews>();
  const menu = useRef<HTMLDivElement>(null);
  const openModal = useOpenModal();
  const latest = useRef({ close, openModal });
  latest.current = { close, openModal };

  useEffect(() => {
    const leaving = new AbortController();
    void readJson<SavedNews>(cityPath(city.alias, "address/saved"), leaving.signal).then((saved) => {
      if (leaving.signal.aborted) return;
      if (saved) setNews(saved);
      else {
        // The dialog shows the error and accepts an address even so.
        latest.current.close();
        latest.current.openModal("OrderTypesModal", { order_type: "delivery" });
      }
    });
    return () => leaving.abort();
  }, [city.alias]);

  useEffect(() => {
    const isWithin = ({ target }: Event) =>
      target instanceof Node && [menu.current, opener].some((element) => element?.contains(target));
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      if (isWithin(event)) moveFocus(opener);
      latest.current.close();
    };
    const onOther = (event: Event) => {
      if (!isWithin(event)) latest.current.close();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("click", onOther);
    document.addEventListener("focusin", onOther);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("click", onOther);
      document.removeEventListener("focusin", onOther);
    };
  }, [opener]);
  const choose = () => {
    moveFocus(opener);
    close();
  };

  if (!news) {
    return (
      <div ref={menu} className={`edged ${styles.menu}`} aria-busy="true">
        <Dots />
      </div>
    );
  }
  const { chosen, saved, failed, words } = news;
  return (
    <div ref={menu} className={`edged ${styles.menu}`}>
      <Form
        method="post"
        action={cityPath(city.alias, `address?${new URLSearchParams({ return_to: here })}`)}
        preventScrollReset
        onSubmit={choose}
      >
        <input type="hidden" {...addressIntents.field("known")} />
        <ul aria-label={words.title} className="plain-list">
          {chosen && (
            <li className={`${list.item} ${list.current}`}>
              <button {...sends({ delivery_address_id: chosen.id })} aria-current="true">
                <Row text={chosen.text} note={chosen.terms} />
              </button>
            </li>
          )}
          {saved.map(({ id, text, door }) => (
            <li key={id} className={list.item}>
              <button {...sends({ delivery_address_id: id })}>
                <Row text={text} note={door} />
              </button>
            </li>
          ))}
        </ul>
      </Form>
      {failed && <p className={styles.failed}>{failed}</p>}
      <ul className={styles.ways}>
        <li className={list.item}>
          <ModalLink modal="OrderTypesModal" parameters={{ order_type: "delivery" }} onClick={choose}>
            <Icon name="plus" /> {words.other}
          </ModalLink>
        </li>
        {hasMaps && (
          <li className={list.item}>
            <Link to={mapPath(city.alias, here)} onClick={choose}>
              <Icon name="map-pin" /> {words.map}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}

function Row({ text, note }: { text: string; note?: string }) {
  return (
    <span className={styles.row}>
      {text} {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
