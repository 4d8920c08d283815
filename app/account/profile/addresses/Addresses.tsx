import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ModalLink } from "../../../shared/web/modal/ModalLink";
import { usePage } from "../../../shared/web/modal/page";
import { FormErrors } from "../../../shared/web/form/FormErrors";
import { useFormFields } from "../../../shared/web/form/use-form-fields";
import { Door as DoorFields } from "../../../fulfilment/place/address/house/Door";
import { addressIntents, type addressDetails } from "../../../fulfilment/place/place.view";
import { Button, ButtonLink } from "../../../shared/ui/buttons/Button";
import { EmptyState } from "../../../shared/ui/messages/EmptyState";
import { Icon } from "../../../shared/ui/icons/Icon";
import { classes } from "../../../shared/ui/styles/class-names";
import styles from "./Addresses.module.css";
import { profileIntents, type AddressesView, type SavedAddress } from "../profile.view";
import { SignInAgain } from "../SignInAgain";
import { sends } from "../../../../rules/sent-fields";

const FORM_ID = "door";

export function Addresses({ view: { addresses, add, here } }: { view: AddressesView }) {
  const { t } = useTranslation("profile");
  if (addresses.length === 0) {
    return (
      <div className={`box ${styles.empty}`}>
        <EmptyState
          icon="map-pin"
          title={t("addresses.empty")}
          action={<ButtonLink to={add}>{t("addresses.add")}</ButtonLink>}
        >
          {t("addresses.emptyText")}
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <ul className="plain-list">
        {addresses.map((address) => (
          <li key={address.id} id={`address-${address.id}`} className={`box ${styles.address}`}>
            <Address address={address} here={here} add={add} />
          </li>
        ))}
      </ul>
      <Link to={add} className={`row ${styles.add}`}>
        <Icon name="plus" className={styles.mark} /> <span>{t("addresses.add")}</span>
      </Link>
    </>
  );
}

type AddressProps = { address: SavedAddress; here: string; add: string };

function Address({ address: saved, here, add }: AddressProps) {
  const { t } = useTranslation("profile");
  const { answer } = usePage();
  const address = { ...saved, title: saved.title || (answer?.typed?.title ?? "") };
  const { title, door, inUse, city, editing, collect } = address;
  const note = collect ? t("addresses.notServed") : [door, city && t("addresses.otherCity")].filter(Boolean).join(". ");
  return (
    <>
      <div className={`flow ${styles.head}`}>
        <Icon name={inUse ? "house" : "map-pin"} className={classes(styles.mark, inUse && styles.used)} />
        <div className={styles.words}>
          <h2 className={styles.name}>{title}</h2>
          {editing ? (
            <p className="muted">
              {t("addresses.otherHouse")} <Link to={add}>{t("addresses.addNew")}</Link>
            </p>
          ) : (
            note && <p className="muted">{note}</p>
          )}
        </div>{" "}
        {inUse && <span className={styles.tag}>{t("addresses.inUse")}</span>}
      </div>
      {editing ? <Door address={address} editing={editing} here={here} /> : <Actions address={address} />}
    </>
  );
}

function Actions({ address: { id, title, use, city, edit, collect, named } }: { address: SavedAddress }) {
  const { t } = useTranslation("profile");
  const naming = (action: string) => (
    <>
      {action}
      <span className="visually-hidden">: {title}</span>
    </>
  );
  return (
    <div className={`ways ${styles.actions}`}>
      {use && (
        <Form method="post" action={use}>
          <input type="hidden" {...addressIntents.field("known")} />
          <Button {...sends({ delivery_address_id: id })} variant={named ? "main" : "soft"} size="s">
            {naming(city ? t("addresses.goTo", { city }) : t("addresses.use"))}
          </Button>
        </Form>
      )}{" "}
      {collect && (
        <ButtonLink to={collect} variant="outline" size="s">
          {t("addresses.pickUp")}
        </ButtonLink>
      )}{" "}
      {edit && (
        <Link to={edit} className={`tap soft`}>
          {naming(t("addresses.edit"))}
        </Link>
      )}{" "}
      <ModalLink modal="ConfirmDeleteAddressModal" parameters={{ address_id: String(id) }} className={`tap soft`}>
        {naming(t("addresses.remove"))}
      </ModalLink>
    </div>
  );
}

type DoorProps = { address: SavedAddress; editing: NonNullable<SavedAddress["editing"]>; here: string };

function Door({ address: { id, title }, editing: { values, constraints }, here }: DoorProps) {
  const { t } = useTranslation("profile");
  const { answer, errors, sending, Form: PageForm } = usePage();
  const fields = useFormFields<Record<(typeof addressDetails)[number], string>>({
    id: FORM_ID,
    constraints,
    errors,
    values: { ...values, ...answer?.typed },
  });
  return (
    <PageForm id={FORM_ID} noValidate className={styles.form}>
      <FormErrors title={t("addresses.notSaved")} idOf={(name) => `${FORM_ID}-${name}`} />
      <SignInAgain />
      <input type="hidden" {...profileIntents.field("door", String(id))} />
      <input type="hidden" name="title" value={title} />
      <DoorFields fields={fields} private_house={Boolean((answer?.typed ?? values).private_house)} />
      <div className={`ways ${styles.actions}`}>
        <Button pending={sending}>{t("addresses.save")}</Button>{" "}
        <ButtonLink to={here} variant="outline" preventScrollReset>
          {t("addresses.cancel")}
        </ButtonLink>
      </div>
    </PageForm>
  );
}
