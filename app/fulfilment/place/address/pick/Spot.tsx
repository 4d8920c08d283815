import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { classes } from "../../../../shared/ui/styles/class-names";
import { Icon } from "../../../../shared/ui/icons/Icon";
import { NearestShop } from "../../nearest/NearestShop";
import { UnservedWays } from "../house/Unserved";
import { houseView } from "../house/house-view";
import type { SpotView } from "../house/spot.view";
import cover from "./overlay.module.css";
import styles from "./pick.module.css";

type SpotProps = { spot?: SpotView; busy: boolean };

/**
 * The house under the pin, and whether it is delivered to. Two placeholder bars reserve the height during the look-up.
 */
export function Spot({ spot, busy }: SpotProps) {
  const { t } = useTranslation("pick");
  const { t: ofPlace } = useTranslation("place");
  if (busy)
    return (
      <>
        <span className={styles.bar} />
        <span className={styles.bar} />
        <p className="soft">{t("looking")}</p>
      </>
    );
  if (!spot) return <p className="soft">{t("hint")}</p>;
  if (spot.kind === "served")
    return (
      <>
        <p className={classes("soft", styles.under, cover.under)}>{t("under")}</p>
        <h2 className={styles.address}>{spot.address}</h2>
        {(spot.time || spot.terms) && (
          <div className={styles.verdict}>
            <p className="row iconed good strong below-1">
              <Icon name="circle-check" />{" "}
              <span>{spot.time ? ofPlace("servedIn", { time: spot.time }) : ofPlace("served")}</span>
            </p>
            {spot.terms && <p className={`soft ${styles.terms}`}>{spot.terms}</p>}
          </div>
        )}
      </>
    );
  if (spot.kind === "unserved")
    return (
      <>
        <h2 className={styles.address}>{t("unserved")}</h2>
        <p className="soft">{spot.address}</p>
        {spot.unserved.shop && <NearestShop shop={spot.unserved.shop} />}
        {spot.unserved.offer && <UnservedWays offer={spot.unserved.offer} hasShop={Boolean(spot.unserved.shop)} />}
      </>
    );
  return <p className="strong">{t(spot.kind)}</p>;
}

export function NearHouses({ near, hrefOf }: Pick<SpotView, "near"> & { hrefOf: (view: string) => string }) {
  const { t } = useTranslation("pick");
  if (near.length === 0) return null;
  return (
    <p className={styles.near}>
      {t("near")}{" "}
      {near.map((house) => (
        <span key={house.address}>
          <Link to={hrefOf(houseView(house))} replace preventScrollReset className="tap">
            {house.address}
          </Link>{" "}
        </span>
      ))}
    </p>
  );
}
