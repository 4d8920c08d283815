import { Link } from "@remix-run/react";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../shared/ui/styles/class-names";
import type { LinkView } from "./info.view";
import styles from "./aside.module.css";

export function PageLinks({ links, className }: { links: LinkView[]; className?: string }) {
  const { t } = useTranslation("info");
  return (
    <nav aria-label={t("beside")} className={classes("stack not-printed", styles.links, className)}>
      {links.map(({ to, words, current }) => (
        <Fragment key={to}>
          <Link
            to={to}
            aria-current={current && "page"}
            className={classes("row plain-link", styles.link, current && styles.current)}
          >
            {words}
          </Link>{" "}
        </Fragment>
      ))}
    </nav>
  );
}
