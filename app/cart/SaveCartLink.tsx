import { useTranslation } from "react-i18next";
import { cityPath } from "../../rules/city-alias";
import { useCityAlias } from "../shared/ui/hooks/use-city-alias";
import { TextLink } from "../shared/ui/buttons/Links";
import styles from "./Cart.module.css";

/** Leads to the page that keeps this basket under a name. */
export function SaveCartLink() {
  const { t } = useTranslation("cart");
  return (
    <p className={styles.keep}>
      <TextLink to={cityPath(useCityAlias(), "cart/keep")}>{t("keep")}</TextLink>
    </p>
  );
}
