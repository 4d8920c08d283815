import type { FieldMetadata } from "@conform-to/react";
import { Fragment, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { cleanAddress, isSameAddress } from "../../../rules/address";
import { cityPath } from "../../../rules/city-alias";
import { useCityFrame, useIsOffered } from "../../shared/web/context/city-frame";
import { AddressField } from "../../fulfilment/place/address/form/AddressField";
import { AddressMatches } from "../../fulfilment/place/address/form/AddressMatches";
import { Door } from "../../fulfilment/place/address/house/Door";
import { mapPath } from "../../fulfilment/place/address/house/map-path";
import { addressDetails } from "../../fulfilment/place/place.view";
import { NearestShop } from "../../fulfilment/place/nearest/NearestShop";
import { typeModal } from "../../fulfilment/place/TypeLink";
import { Button } from "../../shared/ui/buttons/Button";
import segmented from "../../shared/ui/buttons/Segmented.module.css";
import { Icon } from "../../shared/ui/icons/Icon";
import { Panel } from "../../shared/ui/layout/Panel";
import { useHydrated } from "../../shared/ui/hooks/use-hydrated";
import { doorField, orderIntents, type AddressAlternatives, type FormState, type WhereToView } from "./checkout.view";
import links from "../../shared/ui/buttons/Links.module.css";
import styles from "./checkout.module.css";
import { ForCourier, ForShop } from "./ForCourier";
import { Known } from "./Known";
import { useWayOut, WayOut } from "./WayOut";

type WhereToProps = FormState & { where: WhereToView; alternatives?: AddressAlternatives };

export function WhereTo({ where, alternatives, fields, typed }: WhereToProps) {
  const { t } = useTranslation(["checkout", "common"]);
  const { order_type, offers, address } = where;
  const { knows_shop } = useCityFrame();
  const wayOut = useWayOut();
  const both = offers.delivery && offers.takeaway;
  // Values that were typed for another address are not shown.
  const id = String(address?.id ?? "");
  const own = (typed[doorField("id")] ?? id) === id ? typed : {};
  const types = (
    <div role="group" aria-label={t("common:orderTypeLabel")} className={segmented.segmented}>
      {(["delivery", "takeaway"] as const).map((type) => (
        <Fragment key={type}>
          {type === order_type ? (
            <span className={`${segmented.part} ${segmented.current}`} aria-current="true">
              {t(type)}
            </span>
          ) : (
            <button {...wayOut(typeModal(type, knows_shop))} className={segmented.part}>
              {t(type)}
            </button>
          )}{" "}
        </Fragment>
      ))}
    </div>
  );
  const title = t(`where.${order_type}`);
  const { description, ...door } = fields.delivery_address.getFieldset();
  const wrong = Object.values(door).some(({ errors }) => errors);
  return (
    <Panel title={title} titleId="where" aside={both ? types : undefined}>
      {order_type === "delivery" && (
        <>
          <input type="hidden" name={doorField("id")} value={id} />
          <Known
            words={address && cleanAddress(address.text)}
            note={address?.door}
            subject={title}
            open={wrong || Boolean(alternatives) || !isWhole(address) || isOther(address, own)}
          >
            <Address address={address} alternatives={alternatives} fields={fields} typed={own} />
            <DoorOf key={id} address={address} fields={fields} typed={own} />
          </Known>
          <ForCourier
            fields={fields}
            typed={typed}
            address={id}
            comment={own[description.name] ?? address?.description ?? ""}
          />
        </>
      )}
      {where.shop && <Shop shop={where.shop} />}
      {order_type === "takeaway" && <ForShop fields={fields} typed={typed} />}
    </Panel>
  );
}

/** Whether the courier can find the door without more details. */
const isWhole = (address: WhereToView["address"]) => Boolean(address?.room || address?.private_house);

function isOther(address: WhereToView["address"], typed: Record<string, string>): boolean {
  const street = typed[doorField("street")];
  const isOtherStreet = street !== undefined && !isSameAddress(street, address?.text ?? "");
  return (
    isOtherStreet ||
    addressDetails.some(
      (name) => name !== "description" && (typed[doorField(name)] ?? address?.[name] ?? "") !== (address?.[name] ?? ""),
    )
  );
}

type AddressProps = FormState & Pick<WhereToView, "address"> & { alternatives?: AddressAlternatives };

/** Every submit makes the typed address the chosen one; without scripts a button does only that. */
function Address({ address, alternatives, fields, typed }: AddressProps) {
  const { t } = useTranslation("checkout");
  const { t: ofPlace } = useTranslation("place");
  const { city, user } = useCityFrame();
  const hasMaps = useIsOffered("maps");
  const hasSaved = useIsOffered("saved addresses");
  const hydrated = useHydrated();
  const ways = useRef<HTMLParagraphElement>(null);
  const of = fields.delivery_address.getFieldset();
  const text = typed[doorField("street")] ?? cleanAddress(address?.text ?? "");
  // The words about the chosen address go with its text.
  const typedAnother = text !== cleanAddress(address?.text ?? "");
  const [isTyped, setTyped] = useState(false);
  const chosen = useRef(address?.id);
  if (chosen.current !== address?.id) {
    chosen.current = address?.id;
    setTyped(false);
  }
  const check = () => {
    const button = ways.current?.querySelector("button");
    button?.form?.requestSubmit(button);
  };
  return (
    <>
      <AddressField
        field={of.street}
        filled={typed}
        prefix={doorField("")}
        value={text}
        hint={address && !isTyped && !typedAnother ? address.said : t("addressHint")}
        onType={() => setTyped(true)}
        onDone={check}
      />
      <p ref={ways} className={`ways ${styles.check}`}>
        <Button {...orderIntents.button("address")} formNoValidate hidden={hydrated} variant="outline" size="s">
          {t("checkAddress")}
        </Button>{" "}
        {user && address && hasSaved ? (
          <WayOut modal="OrderTypesModal" parameters={{ order_type: "delivery" }} className="tap">
            {ofPlace("saved")}
          </WayOut>
        ) : (
          hasMaps && (
            <WayOut to={mapPath(city.alias, cityPath(city.alias, "checkout"))} className="tap">
              {ofPlace("onMap")}
            </WayOut>
          )
        )}
      </p>
      {alternatives && <Alternatives {...alternatives} text={text} field={of.match} />}
    </>
  );
}

function Alternatives({
  matches = [],
  unserved: { shop, offer } = { address: "" },
  city,
  text,
  field,
}: AddressAlternatives & { text: string; field: FieldMetadata<string> }) {
  const { t } = useTranslation("checkout");
  const { t: ofPlace } = useTranslation("place");
  return (
    <>
      {matches.length > 0 && <AddressMatches matches={matches} text={text} field={field} prefix={doorField("")} />}
      {shop && <NearestShop shop={shop} />}
      {offer && (
        <p className={`ways ${styles.check}`}>
          <WayOut modal="NearestShopModal" parameters={offer} className="tap">
            {ofPlace(shop ? "unserved.pickUp" : "unserved.notify")}
          </WayOut>
        </p>
      )}
      {city && (
        <p className={`ways ${styles.check}`}>
          {city.words}{" "}
          <WayOut to={city.to} className="tap">
            {t("toCity", { city: city.name })}
          </WayOut>
        </p>
      )}
    </>
  );
}

/** conform keeps a field's first value, so another address needs another key. */
function DoorOf({ address, fields, typed }: FormState & Pick<WhereToView, "address">) {
  const isTyped = addressDetails.some((name) => doorField(name) in typed);
  const values = Object.fromEntries(
    addressDetails.map((name) => [name, typed[doorField(name)] ?? address?.[name]] as const),
  );
  const of = fields.delivery_address.getFieldset();
  return (
    <Door
      fields={of}
      prefix={doorField("")}
      values={values}
      private_house={isTyped ? Boolean(typed[doorField("private_house")]) : Boolean(address?.private_house)}
      comment={false}
    />
  );
}

function Shop({ shop: { id, name, street, description, hours } }: { shop: NonNullable<WhereToView["shop"]> }) {
  const { t } = useTranslation("checkout");
  return (
    <div className={`row-top ${styles.shop}`}>
      <input type="hidden" name="shop_id" value={id} />
      <Icon name="store" size={25} className={styles.shopIcon} />
      <div className="grow soft">
        <p className="ink strong">{street}</p>
        <p>{name}</p>
        {description && <p>{description}</p>}
        {hours && <p>{hours}</p>}
      </div>
      <WayOut
        modal="OrderTypesModal"
        parameters={{ order_type: "takeaway" }}
        className={`tap muted ${links.text} ${styles.change}`}
      >
        {t("change")}
      </WayOut>
    </div>
  );
}
