import type { FieldMetadata } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldProps } from "../../../../shared/web/form/use-form-fields";
import { Checkbox } from "../../../../shared/ui/fields/Checkbox";
import { Field } from "../../../../shared/ui/fields/Field";
import { classes } from "../../../../shared/ui/styles/class-names";
import { useCountry } from "../../../../shared/web/context/city-frame";
import { useHydrated } from "../../../../shared/ui/hooks/use-hydrated";
import { type addressDetails } from "../../place.view";
import styles from "./Door.module.css";

type DoorProps = {
  fields: Record<(typeof addressDetails)[number], FieldMetadata<string>>;
  prefix?: string;
  /**
   * The values by field name where they may change while the form is open; otherwise the fields' own initial values are
   * used.
   */
  values?: Record<string, string | undefined>;
  private_house: boolean;
  /** Whether the comment for the courier is one of the fields. */
  comment?: boolean;
  narrow?: boolean;
};

/**
 * The fields of an address's door, the same in every form. The box "private house" hides the flat by CSS alone; in
 * browsers without `:has` the flat stays visible, and its hint says when it is needed.
 */
export function Door({ fields, prefix = "", values, private_house, comment = true, narrow = false }: DoorProps) {
  const { t } = useTranslation("place");
  const context = useCountry();
  const hydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const [isPrivate, setPrivate] = useState(private_house);
  // The box may have been ticked before hydration.
  useEffect(
    () => setPrivate(box.current?.querySelector<HTMLInputElement>("input[type=checkbox]")?.checked ?? false),
    [],
  );
  const labels = {
    room: t("room", { context }),
    entrance: t("entrance", { context }),
    floor: t("floor"),
    intercom: t("intercom", { context }),
    description: t("description"),
  };
  const detail = (name: (typeof addressDetails)[number]) => ({
    ...fieldProps(fields[name]),
    ...(values ? { defaultValue: values[name] } : {}),
    label: labels[name],
    autoComplete: "off",
  });
  return (
    <div ref={box} className={classes(styles.door, isPrivate && styles.private, narrow && styles.narrow)}>
      <div className={styles.details}>
        <Field
          {...detail("room")}
          required={hydrated && !isPrivate}
          hint={t("roomHint", { context })}
          className={styles.room}
        />
        {(["entrance", "floor", "intercom"] as const).map((name) => (
          <Field key={name} {...detail(name)} />
        ))}
      </div>
      <p className={`muted ${styles.note}`}>{t("detailsOptional", { context })}</p>
      <Checkbox
        name={`${prefix}private_house`}
        value="1"
        defaultChecked={private_house}
        onChange={(event) => setPrivate(event.currentTarget.checked)}
        label={t("privateHouse", { context })}
        className={styles.box}
      />
      {comment && <Field {...detail("description")} optional={t("optional")} placeholder={t("descriptionExample")} />}
    </div>
  );
}
