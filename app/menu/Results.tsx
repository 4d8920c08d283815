import { Link, useParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import styles from "./Results.module.css";
import { cityPath } from "../../rules/city-alias";

/** The number of products found, announced to screen readers, and a link to the whole menu. */
export function Results({ filtering, found }: { filtering: boolean; found: number }) {
  const { t } = useTranslation("menu");
  const { city = "" } = useParams();
  const all = { to: cityPath(city), preventScrollReset: true, replace: true };
  return (
    <div role="status" className={filtering ? styles.results : undefined}>
      {filtering && found > 0 && (
        <>
          <p>{t("found", { count: found })}</p>
          <Link {...all}>{t("filters.reset")}</Link>
        </>
      )}
      {filtering && found === 0 && (
        <EmptyState
          icon="search"
          title={t("empty.title")}
          action={
            <ButtonLink {...all} variant="ink">
              {t("empty.reset")}
            </ButtonLink>
          }
        >
          {t("empty.text")}
        </EmptyState>
      )}
    </div>
  );
}
