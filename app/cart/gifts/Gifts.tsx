import { useTranslation } from "react-i18next";
import { usePage } from "../../shared/web/modal/page";
import { classes } from "../../shared/ui/styles/class-names";
import { GiftForm } from "./GiftForm";
import type { GiftView } from "../../shared/basket/gifts-view.server";
import styles from "./Gifts.module.css";

/** The number of gifts that are shown without opening the others. In two columns a fourth one fills the second row. */
const MAX_SHOWN_GIFTS = 3;

type GiftsProps = {
  gifts: GiftView[];
  return_to: string;
  /** Rows in the modal, cards on the page. */
  look: "card" | "row";
  className?: string;
};

/** The gifts that the cart contains, can have and could have (docs/specification/product.md#gifts). */
export function Gifts({ gifts, return_to, look, className }: GiftsProps) {
  const { t } = useTranslation("gifts");
  const { answer, inModal } = usePage();
  if (gifts.length === 0) return null;
  const failed = answer?.typed?.gift_id;
  const isFailed = ({ id }: GiftView) => failed === String(id);
  const list = (some: GiftView[], more?: string) => (
    <ul className={classes(styles.list, more)}>
      {some.map((gift) => (
        <li key={gift.id}>
          <GiftForm
            gift={gift}
            look={look}
            id={inModal ? undefined : `gift-${gift.id}`}
            return_to={`${return_to}#gift-${gift.id}`}
            error={isFailed(gift) ? Object.values(answer?.errors ?? {})[0] : undefined}
          />
        </li>
      ))}
    </ul>
  );
  const rest = gifts.slice(MAX_SHOWN_GIFTS);
  return (
    <section
      id={inModal ? undefined : "gifts"}
      className={classes(styles[`${look}s`], className)}
      aria-labelledby={inModal ? "gifts-title-modal" : "gifts-title"}
    >
      <div className="split below-3">
        <h2 id={inModal ? "gifts-title-modal" : "gifts-title"} className={`panel-title ${styles.title}`}>
          {t("title")}
        </h2>
        {gifts.some(({ state }) => state !== "missing") && <span className="muted">{t("free")}</span>}
      </div>
      <div className={styles.lists}>
        {list(gifts.slice(0, MAX_SHOWN_GIFTS))}
        {rest.length > 0 && (
          <>
            <details className={classes(styles.more, rest.length === 1 && styles.narrow)} open={rest.some(isFailed)}>
              <summary>
                <span className={styles.besideThree}>{t("more", { count: rest.length })}</span>
                {rest.length > 1 && (
                  <>
                    {" "}
                    <span className={styles.besideFour}>{t("more", { count: rest.length - 1 })}</span>
                  </>
                )}
              </summary>
            </details>
            {list(rest, styles.rest)}
          </>
        )}
      </div>
    </section>
  );
}
