import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { fieldProps } from "../page/use-form-fields";
import { useCityFrame } from "../page/city-frame";
import { typeModal } from "../place/TypeLink";
import { Field } from "../ui/Field";
import { Icon } from "../ui/Icon";
import { Panel } from "../ui/Panel";
import { classes } from "../ui/class-names";
import { detailNames, type WhereToView, type FormState } from "./checkout.view";
import styles from "./checkout.module.css";
import { WayOut } from "./WayOut";

/** The chosen address with its details for the courier, or the chosen shop. */
export function WhereTo({ where, ...form }: FormState & { where: WhereToView }) {
  const { t } = useTranslation("checkout");
  const { order_type, offers } = where;
  const { knows_shop } = useCityFrame();
  const both = offers.delivery && offers.takeaway;
  return (
    <Panel title={t(`where.${order_type}`)} titleId="where">
      {both && (
        <div role="group" aria-label={t("orderType")} className={styles.types}>
          {(["delivery", "takeaway"] as const).map((type) => (
            <Fragment key={type}>
              {type === order_type ? (
                <span className={classes(styles.type, styles.current)} aria-current="true">
                  {t(type)}
                </span>
              ) : (
                <WayOut {...typeModal(type, knows_shop)} className={styles.type}>
                  {t(type)}
                </WayOut>
              )}{" "}
            </Fragment>
          ))}
        </div>
      )}
      {where.address && <Address key={where.address.id} address={where.address} {...form} />}
      {where.shop && <Shop shop={where.shop} />}
    </Panel>
  );
}

function Address({ address, fields, typed }: FormState & { address: NonNullable<WhereToView["address"]> }) {
  const { t } = useTranslation("checkout");
  const of = fields.delivery_address.getFieldset();
  // conform keeps a field's first value; another address may be chosen while the form is open.
  const detail = (name: "description" | (typeof detailNames)[number]) => ({
    ...fieldProps(of[name]),
    defaultValue: typed[`delivery_address.${name}`] ?? address[name],
  });
  const change = (
    <WayOut modal="OrderTypesModal" parameters={{ order_type: "delivery" }} className={styles.pencil}>
      <Icon name="pencil" />
      <span className="visually-hidden">{t("changeAddress")}</span>
    </WayOut>
  );
  return (
    <>
      <input type="hidden" name="delivery_address.id" value={address.id} />
      <Field
        id={of.street.id}
        name={of.street.name}
        label={t("address")}
        value={address.text}
        readOnly
        end={change}
        error={of.street.errors?.[0]}
      />
      <div className={styles.details}>
        {detailNames.map((name) => (
          <Field key={name} {...detail(name)} label={t(name)} autoComplete="off" />
        ))}
      </div>
      <Field
        {...detail("description")}
        label={t("courierComment")}
        optional={t("optional")}
        autoComplete="off"
        placeholder={t("courierCommentExample")}
      />
    </>
  );
}

function Shop({ shop: { id, name, street, description, hours } }: { shop: NonNullable<WhereToView["shop"]> }) {
  const { t } = useTranslation("checkout");
  return (
    <div className={styles.shop}>
      <input type="hidden" name="shop_id" value={id} />
      <Icon name="store" size={25} className={styles.shopIcon} />
      <div className={styles.shopWords}>
        <p className={styles.shopStreet}>{street}</p>
        <p>{name}</p>
        {description && <p>{description}</p>}
        {hours && <p>{hours}</p>}
      </div>
      <WayOut modal="OrderTypesModal" parameters={{ order_type: "takeaway" }} className={styles.change}>
        {t("change")}
      </WayOut>
    </div>
  );
}
