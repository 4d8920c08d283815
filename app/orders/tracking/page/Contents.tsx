import { useTranslation } from "react-i18next";
import { CartReceipt, CartTotal } from "../../../cart/CartReceipt";
import { OrderedLines } from "../../../cart/lines/OrderedLines";
import { TextLink } from "../../../shared/ui/buttons/Links";
import { Icon } from "../../../shared/ui/icons/Icon";
import { CardContent } from "../OrderCard";
import styles from "./Contents.module.css";
import type { OrderContentsView } from "../tracking.view";

/** More dishes are listed as rows instead of plates. */
const MAX_PLATES = 6;

/**
 * The ordered dishes, the comment and the prices. On phones the row above opens them; on wide screens they are always
 * open and there is no row. They stand beside the `<details>`, not in it, because CSS cannot open a `<details>` in
 * every browser.
 */
export function Contents({ contents, canceled }: { contents: OrderContentsView; canceled: boolean }) {
  const { t } = useTranslation("tracking");
  const { title, card, lines, comment, receipt_page } = contents;
  return (
    <section className={`box ${styles.contents}`} aria-labelledby="contents">
      <h2 id="contents" className={styles.title}>
        {title}
      </h2>
      <details className={`not-printed ${styles.opener}`}>
        <summary className={`row ${styles.summary}`}>
          <CardContent card={card} />
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
      </details>
      <div className={styles.body}>
        <OrderedLines lines={lines} size={60} plates={lines.length <= MAX_PLATES} canceled={canceled} />
        <div className={styles.below}>
          <div className={styles.aside}>
            {comment && (
              <>
                <h3 className={styles.heading}>{t("comment")}</h3>
                <p className={`muted ${styles.comment}`}>{comment}</p>
              </>
            )}
            {receipt_page && (
              <TextLink to={receipt_page} className="not-printed">
                {t("receipt")}
              </TextLink>
            )}
          </div>
          <div className={styles.sums}>
            <CartReceipt view={contents} />
            <CartTotal total={contents.total} label={card.payment || undefined} />
          </div>
        </div>
      </div>
    </section>
  );
}
