import { useEffect, useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { DETAIL_MAX } from "../../../rules/address";
import { hasMoreThan, hasNote, toggledNote } from "../../../rules/courier-note";
import { fieldProps } from "../../shared/web/form/use-form-fields";
import { Chips } from "../../shared/ui/buttons/Chips";
import { Field, TextArea } from "../../shared/ui/fields/Field";
import { courierNotes, orderFieldId, orderIntents, type FormState } from "./checkout.view";
import { Folded } from "./Folded";

type Props = FormState & {
  /** The id of the address. conform keeps a field's first value, so the field of another address is another one. */
  address: string;
  /** The text when the form was loaded. */
  comment: string;
};

/**
 * Common requests to the courier, in sight also for a known address, and the comments in one fold. A press writes a
 * request into the comment for the courier or takes it out, and opens nothing.
 */
export function ForCourier({ fields, typed, address, comment: initial }: Props) {
  const { t } = useTranslation("checkout");
  const { t: ofPlace } = useTranslation("place");
  const { description: field } = fields.delivery_address.getFieldset();
  const [comment, setComment] = useState(initial);
  const { id } = field;
  // The browser may have filled the field before hydration.
  useEffect(() => setComment(input(id)?.value ?? ""), [id, address]);
  function toggle(event: MouseEvent, note: string) {
    const written = input(id);
    if (!written) return;
    event.preventDefault();
    written.value = toggledNote(written.value, note, DETAIL_MAX);
    setComment(written.value);
  }
  const notes = courierNotes.map((key) => t(`notes.${key}`));
  const isUsed = hasMoreThan(initial, notes) || Boolean(field.errors);
  return (
    <>
      <div id={orderFieldId("notes")} />
      <Chips
        label={t("notes.label")}
        outlined
        items={courierNotes.map((key) => {
          const note = t(`notes.${key}`);
          return {
            ...orderIntents.button("note", key),
            label: note,
            current: hasNote(comment, note),
            formNoValidate: true,
            onClick: (event: MouseEvent) => toggle(event, note),
          };
        })}
      />
      <Folded title={t("comments")} open={isUsed || isCommented({ fields, typed })}>
        <Field
          key={address}
          {...fieldProps(field)}
          defaultValue={initial}
          label={ofPlace("description")}
          optional={t("optional")}
          placeholder={t("courierCommentExample")}
          autoComplete="off"
          onInput={({ currentTarget }) => setComment(currentTarget.value)}
        />
        <OrderComment fields={fields} typed={typed} />
      </Folded>
    </>
  );
}

/** The comment of an order without a courier. */
export function ForShop(form: FormState) {
  const { t } = useTranslation("checkout");
  return (
    <Folded title={t("comment")} open={isCommented(form)}>
      <OrderComment {...form} isAlone />
    </Folded>
  );
}

const isCommented = ({ fields, typed }: FormState) => Boolean(typed.order_comment || fields.order_comment.errors);

/** Another order type has another field, in which conform's first value would be an old one. */
function OrderComment({ fields, typed, isAlone }: FormState & { isAlone?: boolean }) {
  const { t } = useTranslation("checkout");
  return (
    <TextArea
      {...fieldProps(fields.order_comment)}
      defaultValue={typed.order_comment}
      label={t("comment")}
      optional={t("optional")}
      hideLabel={isAlone}
      rows={2}
    />
  );
}

const input = (id: string) => {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field : undefined;
};
