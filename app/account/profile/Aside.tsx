import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ModalButton } from "../../shared/web/modal/ModalButton";
import { ModalLink } from "../../shared/web/modal/ModalLink";
import { classes } from "../../shared/ui/styles/class-names";
import styles from "./Aside.module.css";
import frame from "./panel.module.css";
import type { ProfileView } from "./profile.view";

/** The panel beside every tab; phones show it on the first tab only. */
export function Bonuses({ view: { balance, tabs } }: { view: ProfileView }) {
  const { t } = useTranslation("profile");
  if (balance === undefined) return null;
  return (
    <section
      id="bonuses"
      aria-labelledby="bonuses-title"
      className={classes("box", frame.panel, styles.bonuses, !tabs[0]?.current && styles.wideOnly)}
    >
      <h2 id="bonuses-title" className={`muted ${styles.small}`}>
        {t("bonuses")}
      </h2>
      <p className={styles.balance}>{balance}</p>
      <ModalLink modal="BonusInfoModal" className={`tap ${styles.how}`}>
        {t("bonusesHow")}
      </ModalLink>
    </section>
  );
}

/** The buttons for signing out and deleting the account, on the first tab only. */
export function WaysOut({ view: { remove, tabs } }: { view: ProfileView }) {
  const { t } = useTranslation("profile");
  const { t: common } = useTranslation("common");
  if (!tabs[0]?.current) return null;
  return (
    <div className={styles.ways}>
      <ModalButton modal="ConfirmLogoutModal" variant="outline" icon="log-out" wide>
        {common("signOut")}
      </ModalButton>{" "}
      {remove && (
        <Link to={remove} className="tap danger above-2">
          {t("deleteLink")}
        </Link>
      )}
    </div>
  );
}
