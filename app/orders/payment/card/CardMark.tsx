import { useTranslation } from "react-i18next";
import type { CardSystem } from "../../../../rules/card";
import styles from "./card-form.module.css";

export function CardMark({ system }: { system: CardSystem }) {
  const { t } = useTranslation("payment");
  return <span className={styles.mark}>{t(`card.systems.${system}`)}</span>;
}
