import { Link, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../../rules/city-alias";
import { Picture } from "../../ui/pictures/Picture";
import { ErrorPage } from "./ErrorPage";
import type { MissingView } from "./missing.view";
import { useCityAlias } from "../../ui/hooks/use-city-alias";
import styles from "./NotFound.module.css";

/** For routes whose pages may disappear. It offers popular dishes. */
export function NotFound() {
  const { t } = useTranslation("menu");
  const city = useCityAlias();
  const { popular } = ((useRouteError() as { data?: MissingView | null } | undefined)?.data ?? {}) as MissingView;
  return (
    <>
      <ErrorPage />
      {popular && popular.length > 0 && (
        <section className={`wrap ${styles.popular}`} aria-labelledby="popular">
          <h2 id="popular">{t("popular")}</h2>
          <ul className={`flow ${styles.dishes}`}>
            {popular.map(({ key, name, price, picture }) => (
              <li key={key}>
                <Link to={cityPath(city, `product/${encodeURIComponent(key)}`)} className={`box row ${styles.dish}`}>
                  <Picture src={picture} sizes="line" alt="" width={72} height={72} className={styles.picture} />{" "}
                  <span>
                    {name} <b className="block above-1">{price}</b>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
