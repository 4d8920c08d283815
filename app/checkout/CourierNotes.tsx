import { useEffect, useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { DETAIL_MAX } from "../../rules/address";
import { hasNote, toggledNote } from "../../rules/courier-note";
import { Chips } from "../ui/buttons/Chips";
import { courierNotes, orderIntents } from "./checkout.view";

/** Common requests that a press writes into the comment for the courier, the field `id`, or takes out of it. */
export function CourierNotes({ id, initial }: { id: string; initial: string }) {
  const { t } = useTranslation("checkout");
  const [comment, setComment] = useState(initial);
  useEffect(() => {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    const read = () => setComment(field.value);
    read();
    field.addEventListener("input", read);
    return () => field.removeEventListener("input", read);
  }, [id]);
  function toggle(event: MouseEvent, note: string) {
    const field = document.getElementById(id);
    if (!(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    field.value = toggledNote(field.value, note, DETAIL_MAX);
    setComment(field.value);
  }
  return (
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
  );
}
