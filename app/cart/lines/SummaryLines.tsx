import { useTranslation } from "react-i18next";
import { Picture } from "../../shared/ui/pictures/Picture";
import { Price } from "../../shared/ui/text/Price";
import styles from "./SummaryLines.module.css";
import type { CartLineView } from "../../shared/basket/cart.view";

/** The lines of the cart without controls, for the summaries of the order form and of paying. */
export function SummaryLines({ lines }: { lines: CartLineView[] }) {
  const { t } = useTranslation("cart");
  return (
    <ul aria-label={t("list")}>
      {lines.map(({ line_key, name, note, picture, count, price, total, alert, lost, repriced }) => (
        <li key={line_key} className={`row ${styles.line}`}>
          <span className={styles.picture}>
            <Picture src={picture} sizes="line" alt="" width={62} height={62} />
          </span>
          <div className={`grow ${styles.dish}`}>
            <p className="subject hyphens">{name}</p>
            {(count > 1 || note) && (
              <p className="soft fine">
                {[count > 1 ? t("line.portions", { count, price }) : "", note].filter(Boolean).join(" · ")}
              </p>
            )}
            {repriced && <p className={styles.repriced}>{repriced}</p>}
            {alert && <p className={`error-text ${styles.alert}`}>{alert}</p>}
          </div>
          {alert ? <span className={`muted ${styles.none}`}>{lost?.sum}</span> : <Price text={total} size="plain" />}
        </li>
      ))}
    </ul>
  );
}
