import type { FieldMetadata } from "@conform-to/react";
import { useEffect, useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { DETAIL_MAX } from "../../rules/address";
import { hasNote, toggledNote } from "../../rules/courier-note";
import { fieldProps } from "../form/use-form-fields";
import { Chips } from "../ui/buttons/Chips";
import { Field } from "../ui/fields/Field";
import { courierNotes, orderIntents } from "./checkout.view";
import { Folded } from "./Folded";

type Props = { field: FieldMetadata<string>; /** The text when the form was loaded. */ comment: string };

/**
 * Common requests to the courier, in sight also for a known address, and the comment that a press writes them into or
 * takes them out of. conform keeps a field's first value, so another address needs another key.
 */
export function ForCourier({ field, comment: initial }: Props) {
  const { t } = useTranslation("checkout");
  const { t: ofPlace } = useTranslation("place");
  const [comment, setComment] = useState(initial);
  const { id } = field;
  // The browser may have filled the field before hydration.
  useEffect(() => setComment(input(id)?.value ?? ""), [id]);
  function toggle(event: MouseEvent, note: string) {
    const written = input(id);
    if (!written) return;
    event.preventDefault();
    written.value = toggledNote(written.value, note, DETAIL_MAX);
    setComment(written.value);
  }
  return (
    <>
      <Chips
        label={t("notes.label")}
        outlined
        items={courierNotes.map((key) => {
          const note = t(`notes.${key}`);
          return {
            ...orderIntents.field("note", key),
            label: note,
            current: hasNote(comment, note),
            formNoValidate: true,
            onClick: (event: MouseEvent) => toggle(event, note),
          };
        })}
      />
      <Folded title={ofPlace("description")} open={Boolean(initial || field.errors)}>
        <Field
          {...fieldProps(field)}
          defaultValue={initial}
          label={ofPlace("description")}
          optional={t("optional")}
          hideLabel
          placeholder={t("courierCommentExample")}
          autoComplete="off"
          onInput={({ currentTarget }) => setComment(currentTarget.value)}
        />
      </Folded>
    </>
  );
}

const input = (id: string) => {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field : undefined;
};
