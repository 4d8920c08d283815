import { useTranslation } from "react-i18next";
import { cityPath } from "../../../../../rules/city-alias";
import { ModalLink } from "../../../../shared/web/modal/ModalLink";
import { useCityFrame } from "../../../../shared/web/context/city-frame";
import { Button } from "../../../../shared/ui/buttons/Button";
import { classes } from "../../../../shared/ui/styles/class-names";
import { Icon } from "../../../../shared/ui/icons/Icon";
import { Notice } from "../../../../shared/ui/messages/Notice";
import { ShopButton } from "../ShopButton";
import { ShopHours } from "../ShopHours";
import hours from "../ShopHours.module.css";
import { ShopNumber } from "../ShopNumber";
import { ShopTags } from "../ShopTags";
import styles from "./ShopRow.module.css";
import type { ShopRowView } from "./shops.view";

/** A shop of the list, with the button that chooses it. Its number is that of its pin, not its position in the list. */
export function ShopRow({ shop, takeaway }: { shop: ShopRowView; takeaway: boolean }) {
  const { id, number, street, distance, description, stopped, alert, chosen, tags } = shop;
  return (
    <li
      id={`shop-${id}`}
      value={number}
      data-chosen={chosen || undefined}
      className={classes("edged", styles.shop, chosen && styles.chosen)}
    >
      <ShopNumber number={number} chosen={chosen} stopped={stopped} />
      <div className="grow">
        <div className="row-top apart">
          <h2 className={classes(styles.street, stopped && "soft")}>
            {takeaway ? (
              <ModalLink modal="ConfirmShopModal" parameters={{ shop_id: String(id) }}>
                {street}
              </ModalLink>
            ) : (
              street
            )}
          </h2>{" "}
          {distance && <span className={styles.distance}>{distance}</span>}
        </div>
        {stopped ? (
          <p className={`row-top danger ${hours.hours}`}>
            <Icon name="circle-alert" size={18} /> <span>{alert}</span>
          </p>
        ) : (
          <ShopHours shop={shop} />
        )}
        {description && <p className={`muted taps ${styles.way}`}>{description}</p>}
        <ShopTags tags={tags} />
        {alert && !stopped && <Notice className={styles.alert}>{alert}</Notice>}
        <Foot shop={shop} takeaway={takeaway} />
      </div>
    </li>
  );
}

function Foot({ shop, takeaway }: { shop: ShopRowView; takeaway: boolean }) {
  const { t } = useTranslation("place");
  const { city } = useCityFrame();
  const { id, street, stopped, chosen, later, choose, note, instead } = shop;
  if (stopped)
    return instead ? (
      <p className={`muted taps ${styles.way}`}>
        <a href={`#shop-${instead.id}`}>{t("shop.insteadNear", { street: instead.street })}</a>
      </p>
    ) : null;
  if (!takeaway) return null;
  return (
    <div className={`ways ${styles.foot}`}>
      {note && <p className={`muted ${styles.note}`}>{note}</p>}{" "}
      {chosen ? (
        <p className={`row iconed ${styles.mark}`}>
          <Icon name="check" /> <b>{t("shop.chosen")}</b>
        </p>
      ) : (
        <ShopButton shop_id={id} return_to={cityPath(city.alias)}>
          {(press) => (
            <Button {...press} size="s" variant={later ? "outline" : "soft"}>
              {choose}
              <span className="visually-hidden">: {street}</span>
            </Button>
          )}
        </ShopButton>
      )}
    </div>
  );
}
