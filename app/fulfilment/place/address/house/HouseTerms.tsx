import { useTranslation } from "react-i18next";
import { Icon } from "../../../../shared/ui/icons/Icon";
import { UnservedNotice } from "./Unserved";
import type { SpotView } from "./spot.view";
import styles from "./HouseTerms.module.css";

/**
 * The delivery time and price for a picked house, under the address field; for a house out of every zone, its notice.
 */
export function HouseTerms({ spot }: { spot: SpotView | undefined }) {
  const { t } = useTranslation("place");
  if (spot?.kind === "unserved") return <UnservedNotice unserved={spot.unserved} />;
  if (spot && spot.kind !== "served") return null;
  return (
    <div role="status" className={styles.terms}>
      {!spot && <p className={`muted ${styles.note}`}>{t("checking")}</p>}
      {spot && (
        <p className="row iconed strong">
          <Icon name="circle-check" className="good" />{" "}
          <span>{spot.time ? t("servedIn", { time: spot.time }) : t("served")}</span>
        </p>
      )}
      {spot?.terms && <p className={`muted ${styles.note}`}>{spot.terms}</p>}
    </div>
  );
}
