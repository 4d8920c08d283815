import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { Choice, Choices } from "../../../../shared/ui/fields/Choice";
import type { AddressMatch } from "../../place.view";

type AddressMatchesProps = {
  matches: AddressMatch[];
  /** The address that was looked up. The choice counts only while the address is the same. */
  text: string;
  field: FieldMetadata<string>;
  prefix?: string;
};

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
