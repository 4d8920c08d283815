import { useTranslation } from "react-i18next";
import { GiftItem, type GiftButtons } from "./GiftItem";
import type { GiftView } from "../../shared/basket/gifts-view.server";
import styles from "./Gifts.module.css";

type GiftsBesideOrderProps = {
  gifts: GiftView[];
  /** Submit buttons of the form around them. */
  buttons: GiftButtons;
  id: string;
};

/** The taken and available gifts, in the order form. */
export function GiftsBesideOrder({ gifts, buttons, id }: GiftsBesideOrderProps) {
  const { t } = useTranslation("cart");
  const near = gifts.filter(({ state }) => state !== "missing");
  if (near.length === 0) return null;
  return (
    <section id={id} className={styles.beside} aria-label={t("gifts.label")}>
      <ul className={styles.list}>
        {near.map((gift) => (
          <li key={gift.id}>
            <GiftItem gift={gift} look="row" buttons={buttons} />
          </li>
        ))}
      </ul>
    </section>
  );
}
