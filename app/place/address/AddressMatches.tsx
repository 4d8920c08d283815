import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Choice, Choices } from "../../ui/Choice";
import type { AddressMatch } from "../place.view";

type AddressMatchesProps = {
  matches: AddressMatch[];
  /** What was looked for. The choice counts only while the address is this. */
  text: string;
  field: FieldMetadata<string>;
  /** Begins the names of the form's fields. */
  prefix?: string;
};

/** The addresses that a typed text may mean. */
export function AddressMatches({ matches, text, field, prefix = "" }: AddressMatchesProps) {
  const { t } = useTranslation("place");
  return (
    <Choices id={field.id} legend={t("matches")} error={field.errors?.[0]}>
      <input type="hidden" name={`${prefix}matched`} value={text} />
      {matches.map((match) => (
        <Choice
          key={match.text}
          name={`${prefix}match`}
          value={`${match.latitude},${match.longitude}`}
          title={match.text}
        />
      ))}
    </Choices>
  );
}
