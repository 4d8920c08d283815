import type { FieldMetadata } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldProps } from "../../form/use-form-fields";
import { Checkbox } from "../../ui/Checkbox";
import { Field } from "../../ui/Field";
import { classes } from "../../ui/class-names";
import { useCountry } from "../../context/city-frame";
import { useHydrated } from "../../hooks/use-hydrated";
import { type addressDetails } from "../place.view";
import styles from "./Door.module.css";

type DoorProps = {
  fields: Record<(typeof addressDetails)[number], FieldMetadata<string>>;
  /** Begins the names of the form's fields. */
  prefix?: string;
  /** The values by field name where they may change while the form is open; otherwise the fields' own first values. */
  values?: Record<string, string | undefined>;
  private_house: boolean;
  /** An example of a note for the courier. */
  example?: string;
  /** In a column beside something else. */
  narrow?: boolean;
};

/** What is at the door, the same in every form. The box "private house" hides the flat and needs no script; without `:has` the flat stays, and says when it is needed. */
export function Door({ fields, prefix = "", values, private_house, example, narrow = false }: DoorProps) {
  const { t } = useTranslation("place");
  const context = useCountry();
  const hydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const [isPrivate, setPrivate] = useState(private_house);
  // It may have been ticked before hydration.
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
      <p className={styles.note}>{t("detailsOptional", { context })}</p>
      <Checkbox
        name={`${prefix}private_house`}
        value="1"
        defaultChecked={private_house}
        onChange={(event) => setPrivate(event.currentTarget.checked)}
        label={t("privateHouse", { context })}
        className={styles.box}
      />
      <Field {...detail("description")} optional={t("optional")} placeholder={example ?? t("descriptionExample")} />
    </div>
  );
}
