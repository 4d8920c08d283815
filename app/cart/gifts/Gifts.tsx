import { useTranslation } from "react-i18next";
import { usePage } from "../../modal/page";
import { classes } from "../../ui/class-names";
import { GiftForm } from "./GiftForm";
import type { GiftView } from "./gifts-view.server";
import styles from "./Gifts.module.css";

/** Gifts that are shown at once; the others open on demand. */
const SHOWN = 4;

type GiftsProps = {
  gifts: GiftView[];
  /** The path to return to without scripts. */
  return_to: string;
  /** Rows in the modal, cards on the page. */
  look: "card" | "row";
  className?: string;
};

/** The shelf of what this cart holds, can have and could have for free (spec 1 §4 "Gift"). */
export function Gifts({ gifts, return_to, look, className }: GiftsProps) {
  const { t } = useTranslation("gifts");
  const { answer, inModal } = usePage();
  if (gifts.length === 0) return null;
  const failed = answer?.typed?.gift_id;
  const list = (some: GiftView[]) => (
    <ul className={styles.list}>
      {some.map((gift) => (
        <li key={gift.id}>
          <GiftForm
            gift={gift}
            look={look}
            id={inModal ? undefined : `gift-${gift.id}`}
            return_to={`${return_to}#gift-${gift.id}`}
            error={failed === String(gift.id) ? Object.values(answer?.errors ?? {})[0] : undefined}
          />
        </li>
      ))}
    </ul>
  );
  const rest = gifts.slice(SHOWN);
  return (
    <section
      id={inModal ? undefined : "gifts"}
      className={classes(styles.shelf, styles[`${look}s`], className)}
      aria-labelledby={inModal ? "gifts-title-modal" : "gifts-title"}
    >
      <div className={styles.head}>
        <h2 id={inModal ? "gifts-title-modal" : "gifts-title"} className={styles.title}>
          {t("title")}
        </h2>
        {gifts.some(({ state }) => state !== "missing") && <span className={styles.free}>{t("free")}</span>}
      </div>
      {list(gifts.slice(0, SHOWN))}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{t("more", { count: rest.length })}</summary>
          {list(rest)}
        </details>
      )}
    </section>
  );
}
