import { useTranslation } from "react-i18next";
import { useCityFrame } from "../../../shared/web/context/city-frame";
import { Feature } from "../../../shared/ui/layout/Feature";
import styles from "./delivery.module.css";
import type { DeliveryView } from "./delivery.view";

export function Facts({ hours }: Pick<DeliveryView, "hours">) {
  const { t } = useTranslation("delivery");
  const { city } = useCityFrame();
  return (
    <ul className={styles.facts}>
      <Feature icon="clock" title={t("facts.when")} className={styles.fact}>
        {hours.map(({ days, hours: open }) => (
          <p key={days}>
            {days}: {open}
          </p>
        ))}
        <p>{t("facts.whenText")}</p>
      </Feature>
      <Feature icon="bike" title={t("facts.price")} className={styles.fact}>
        <p>{t("facts.priceText")}</p>
      </Feature>
      <Feature icon="phone" title={t("facts.late")} className={styles.fact}>
        <p>
          {t("facts.lateText")}{" "}
          {city.phone && (
            <a href={city.phone_href} className={styles.phone}>
              {city.phone}
            </a>
          )}
        </p>
      </Feature>
    </ul>
  );
}
