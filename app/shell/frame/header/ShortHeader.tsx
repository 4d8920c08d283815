import { useTranslation } from "react-i18next";
import { HydrateLater } from "../../../shared/web/hydration/HydrateLater";
import { useCityFrame } from "../../../shared/web/context/city-frame";
import { classes } from "../../../shared/ui/styles/class-names";
import { Icon } from "../../../shared/ui/icons/Icon";
import header from "./Header.module.css";
import { HomeLink } from "./HomeLink";
import { LanguageMenu } from "./LanguageMenu";
import styles from "./ShortHeader.module.css";

/** For payment pages, whose order is fixed. */
export function ShortHeader() {
  const { t: ofPayment } = useTranslation("payment");
  const { city } = useCityFrame();
  return (
    <header className={`not-printed ${header.header}`} data-ground="dark">
      <HydrateLater>
        <div className={classes("wrap", "row", styles.short)}>
          <HomeLink className={`tap plain-link ${header.logo}`} /> <span className={header.spacer} />
          {city.phone && (
            <a className={`tap plain-link ${styles.call}`} href={city.phone_href}>
              <span className={`from-tablet ${styles.help}`}>{ofPayment("help")} </span>
              <Icon name="phone" />
              <b className="from-tablet">{city.phone}</b>
            </a>
          )}{" "}
          <div className={header.language}>
            <LanguageMenu />
          </div>
        </div>
      </HydrateLater>
    </header>
  );
}
