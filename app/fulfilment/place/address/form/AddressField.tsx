import type { FieldMetadata } from "@conform-to/react";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { classes } from "../../../../shared/ui/styles/class-names";
import { fieldProps } from "../../../../shared/web/form/use-form-fields";
import { tellChanged } from "../../../../shared/web/form/use-mending";
import { Field } from "../../../../shared/ui/fields/Field";
import { useIsOffered } from "../../../../shared/web/context/city-frame";
import { useHydrated } from "../../../../shared/ui/hooks/use-hydrated";
import styles from "./AddressField.module.css";
import type { AddressMatch } from "../../place.view";
import { highlighted } from "../../../../../rules/highlighted";
import { useHere } from "./use-here";
import { useSuggestions, type Suggestion } from "./use-suggestions";

type AddressFieldProps = {
  field: FieldMetadata<string>;
  /** The values of the form. `prefix` is put before the names of its fields. */
  filled: Record<string, string>;
  prefix?: string;
  /** The text of the field if it may change while the form is open; otherwise the field's own initial value is used. */
  value?: string;
  hint?: ReactNode;
  end?: ReactNode;
  /** Adds a button that fills in the visitor's position, if scripts run. */
  here?: boolean;
  /** Called when a suggestion is chosen or Enter is pressed. Without it Enter submits the form. */
  onDone?: () => void;
  /** Called when a house is chosen, and with undefined as soon as the text changes. */
  onHouse?: (house: AddressMatch | undefined) => void;
  onType?: (text: string) => void;
};

/**
 * The address field. With scripts it is a combobox with suggestions (WAI-ARIA APG). A chosen suggestion is sent as its
 * coordinates, which count only while the text equals `picked`.
 */
export function AddressField({
  field,
  filled,
  prefix = "",
  value,
  hint,
  end,
  here,
  onDone,
  onHouse,
  onType,
}: AddressFieldProps) {
  const { t } = useTranslation("place");
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const hasMaps = useIsOffered("maps");
  const [picked, setPicked] = useState(() => pickedBefore(filled, prefix));
  const { options, isBusy, prepare, ask, forget, locate } = useSuggestions();
  const position = useHere(choose);
  const [active, setActive] = useState(-1);
  const [typed, setTyped] = useState("");
  const open = options.length > 0;
  const list = `${field.id}-list`;

  // A text that was typed before hydration stays. Only another `value` replaces it.
  const shown = useRef(value);
  useEffect(() => {
    if (input.current && value !== undefined && value !== shown.current) input.current.value = value;
    shown.current = value;
  }, [value]);

  function write(text: string) {
    if (input.current) input.current.value = text;
    tellChanged(input.current);
  }
  function choose(match: Suggestion) {
    if (match.street) return goOnWith(`${match.text}, `);
    write(match.text);
    close();
    onType?.(match.text);
    const text = match.text;
    void locate(match).then((house) => {
      if (input.current?.value !== text) return;
      // `onHouse` and `onDone` may submit the form, so the coordinates have to be in it.
      flushSync(() => setPicked(house));
      onHouse?.(house);
      onDone?.();
    });
  }
  /** A street is not a full address, so its houses are suggested next. */
  function goOnWith(street: string) {
    write(street);
    type(street);
  }
  function close() {
    forget();
    setActive(-1);
  }
  function type(text: string) {
    setActive(-1);
    setTyped(text);
    // A text from before hydration opens no list over the next field.
    if (document.activeElement === input.current) ask(text);
    onHouse?.(undefined);
    onType?.(text);
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key } = event;
    const chosen = options[active];
    if (key === "Enter" && !chosen && onDone) {
      event.preventDefault();
      close();
      return onDone();
    }
    if (!open) {
      if (key === "ArrowDown") ask(event.currentTarget.value);
      return;
    }
    if (key === "ArrowDown" || key === "ArrowUp") {
      const step = key === "ArrowDown" ? 1 : -1;
      setActive(active < 0 && step < 0 ? options.length - 1 : (active + step + options.length) % options.length);
    } else if (key === "Escape") close();
    else if (key === "Enter" && chosen) choose(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  const combobox = hydrated
    ? ({
        role: "combobox",
        "aria-autocomplete": "list",
        "aria-expanded": open,
        "aria-controls": list,
        autoComplete: "off",
        "aria-activedescendant": active >= 0 ? `${list}-${active}` : undefined,
      } as const)
    : { autoComplete: "address-line1" };
  return (
    <div className={styles.place}>
      <Field
        {...combobox}
        {...fieldProps(field)}
        {...(value === undefined ? {} : { defaultValue: value })}
        hint={hint}
        end={end ?? (here && hydrated && hasMaps ? position.button : undefined)}
        aria-busy={isBusy || position.isBusy || undefined}
        label={t("address")}
        placeholder={t("addressExample")}
        inputRef={input}
        onInput={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={close}
        onFocus={prepare}
      />
      {picked && (
        <>
          <input type="hidden" name={`${prefix}latitude`} value={picked.latitude} />
          <input type="hidden" name={`${prefix}longitude`} value={picked.longitude} />
          <input type="hidden" name={`${prefix}picked`} value={picked.text} />
        </>
      )}
      {hydrated && (
        <ul id={list} role="listbox" aria-label={t("suggestions")} hidden={!open} className={`edged ${styles.list}`}>
          {options.map((match, index) => (
            <li
              key={match.text}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              className={classes(styles.option, index === active && styles.active)}
              onMouseDown={(event) => {
                event.preventDefault();
                if (event.button === 0) choose(match);
              }}
            >
              <Highlighted text={match.text} typed={typed} />
            </li>
          ))}
        </ul>
      )}
      {(isBusy || position.isBusy) && <span className={styles.busy} />}
      <p role="status" className={position.trouble ? `error-text ${styles.trouble}` : "visually-hidden"}>
        {position.trouble ??
          (isBusy || position.isBusy ? t("looking") : open && t("suggested", { count: options.length }))}
      </p>
    </div>
  );
}

function Highlighted({ text, typed }: { text: string; typed: string }) {
  return <>{highlighted(text, typed).map(({ part, bold }, index) => (bold ? <b key={index}>{part}</b> : part))}</>;
}

function pickedBefore(filled: Record<string, string>, prefix: string): AddressMatch | undefined {
  const [picked, latitude, longitude] = ["picked", "latitude", "longitude"].map((name) => filled[prefix + name]);
  return picked && latitude && longitude
    ? { text: picked, latitude: Number(latitude), longitude: Number(longitude) }
    : undefined;
}
