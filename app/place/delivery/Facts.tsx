import { useTranslation } from "react-i18next";
import { useCityFrame } from "../../page/city-frame";
import { Icon } from "../../ui/Icon";
import styles from "./delivery.module.css";
import type { DeliveryView } from "./delivery.view";

/** When we deliver, what the price depends on, and whom to call. */
export function Facts({ hours }: Pick<DeliveryView, "hours">) {
  const { t } = useTranslation("delivery");
  const { city } = useCityFrame();
  return (
    <ul className={styles.facts}>
      <li className={styles.fact}>
        <Icon name="clock" />
        <h2>{t("facts.when")}</h2>
        {hours.map(({ days, hours: open }) => (
          <p key={days}>
            {days}: {open}
          </p>
        ))}
        <p>{t("facts.whenText")}</p>
      </li>
      <li className={styles.fact}>
        <Icon name="bike" />
        <h2>{t("facts.price")}</h2>
        <p>{t("facts.priceText")}</p>
      </li>
      <li className={styles.fact}>
        <Icon name="phone" />
        <h2>{t("facts.late")}</h2>
        <p>
          {t("facts.lateText")}{" "}
          {city.phone && (
            <a href={city.phone_href} className={styles.phone}>
              {city.phone}
            </a>
          )}
        </p>
      </li>
    </ul>
  );
}
