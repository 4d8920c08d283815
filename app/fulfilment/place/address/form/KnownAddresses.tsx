import { useTranslation } from "react-i18next";
import { useCityFrame } from "../../../../shared/web/context/city-frame";
import type { PageParts } from "../../../../shared/web/modal/page";
import { Button } from "../../../../shared/ui/buttons/Button";
import row from "../../../../shared/ui/buttons/RowButton.module.css";
import { Icon } from "../../../../shared/ui/icons/Icon";
import { Notice } from "../../../../shared/ui/messages/Notice";
import { useCityAlias } from "../../../../shared/ui/hooks/use-city-alias";
import styles from "./KnownAddresses.module.css";
import { addressIntents, type OrderTypeView } from "../../place.view";
import { cityPath } from "../../../../../rules/city-alias";
import { sends } from "../../../../../rules/sent-fields";

type KnownAddressesProps = Pick<PageParts, "sending" | "Form"> & {
  view: Pick<OrderTypeView, "known" | "saved" | "saved_failed" | "current" | "return_to">;
};

export function KnownAddresses({
  view: { known, saved, saved_failed, current, return_to },
  sending,
  Form,
}: KnownAddressesProps) {
  const { t } = useTranslation("place");
  const city = useCityAlias();
  const { cart } = useCityFrame();
  const isSwitch = current === "takeaway";
  const action = cityPath(city, `address?${new URLSearchParams({ return_to })}`);
  return (
    <>
      {isSwitch && cart.count > 0 && <Notice>{t("reprices")}</Notice>}
      {known && !isSwitch && (
        <p className={styles.known}>
          <Icon name="map-pin" />
          <span>
            <b>{t("deliveringTo", { address: known.text })}</b>{" "}
            {known.terms && <span className={`muted ${styles.terms}`}>{known.terms}</span>}
          </span>
        </p>
      )}
      {known && isSwitch && (
        <Form action={action} className={styles.again}>
          <input type="hidden" {...addressIntents.field("known")} />
          <input type="hidden" name="delivery_address_id" value={known.id} />
          <Button wide pending={sending}>
            {t("deliverTo", { address: known.text })}
          </Button>
          {known.terms && <p className={`muted ${styles.terms}`}>{known.terms}</p>}
        </Form>
      )}
      {saved.length > 0 && (
        <Form action={action} className="below-5">
          <input type="hidden" {...addressIntents.field("known")} />
          <h2 className={styles.heading}>{t("saved")}</h2>
          <ul className="plain-list">
            {saved.map(({ id, text, door }) => (
              <li key={id}>
                <button
                  type="submit"
                  {...sends({ delivery_address_id: id })}
                  className={`row ${row.row} ${styles.address}`}
                >
                  <Icon name="map-pin" />{" "}
                  <span>
                    {text} {door && <span className={`muted ${styles.terms}`}>{door}</span>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </Form>
      )}
      {saved_failed && <Notice>{t("savedFailed")}</Notice>}
      {(known || saved.length > 0) && (
        <h2 className={styles.heading}>{t(known && !isSwitch ? "changeAddress" : "otherAddress")}</h2>
      )}
    </>
  );
}
