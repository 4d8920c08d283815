import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useModalPage } from "../../../../shared/web/modal/use-modal-link";
import { usePage } from "../../../../shared/web/modal/page";
import { CityMap } from "../../../maps/live/CityMap";
import { classes } from "../../../../shared/ui/styles/class-names";
import { Notice } from "../../../../shared/ui/messages/Notice";
import { ShopHours } from "../ShopHours";
import { ShopTags } from "../ShopTags";
import type { ShopPageView } from "./shop-page.server";
import styles from "./shop.module.css";

/** The form field with the id of the alternative shop. */
export const INSTEAD = "instead";

/** The shop's data. In a modal that asks about the time or an alternative, only the facts for that decision. */
export function ShopFacts({ view }: { view: ShopPageView }) {
  const { shop, ready } = view;
  const { inModal } = usePage();
  return (
    <div className={styles.facts}>
      <p className="soft">{[shop.name, shop.distance].filter(Boolean).join(" · ")}</p>
      {!shop.stopped && <ShopHours shop={shop} />}
      {ready && <p className="good">{ready}</p>}
      {shop.alert && (
        <Notice tone={shop.stopped ? "danger" : "info"} className={styles.notice}>
          {shop.alert}
        </Notice>
      )}
      {!(inModal && shop.later) && <More view={view} />}
    </div>
  );
}

function More({ view: { shop, week, phone, company, map } }: { view: ShopPageView }) {
  const { t } = useTranslation("place");
  const { inModal } = usePage();
  const here = useLocation();
  // From a modal, the map's links lead to the shop's own page.
  const page = useModalPage({ modal: "ConfirmShopModal", parameters: { shop_id: String(shop.id) } });
  const path = here.pathname === page.split("?")[0] ? `${here.pathname}${here.search || "?"}` : page;
  return (
    <>
      {map && (
        <CityMap
          map={map}
          hrefOf={(at) => `${withoutMap(path)}&map=${at}#map`}
          className={classes(styles.map, inModal && styles.small)}
        />
      )}
      <div className={`flow ${styles.columns}`}>
        {week.length > 0 && (
          <div className={styles.fact}>
            <h2 className={`muted ${styles.label}`}>{t("shop.hours")}</h2>
            <dl>
              {week.map(({ days, hours, today }) => (
                <div key={days} className={classes("flow", styles.day, today && styles.today)}>
                  <dt>
                    {days}
                    {today && `, ${t("shop.today")}`}
                  </dt>{" "}
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
          </div>
        )}
        <div className={styles.fact}>
          {shop.description && (
            <>
              <h2 className={`muted ${styles.label}`}>{t("shop.way")}</h2>
              <p>{shop.description}</p>
            </>
          )}
          {phone && (
            <p>
              <a href={phone.href} className="tap nowrap">
                {phone.text}
              </a>
            </p>
          )}
        </div>
      </div>
      <ShopTags tags={shop.tags} />
      {company && <p className="soft fine above-3">{company}</p>}
    </>
  );
}

const withoutMap = (path: string) => path.replace(/([?&])map=[^&#]*&?/, "$1").replace(/&$/, "");
