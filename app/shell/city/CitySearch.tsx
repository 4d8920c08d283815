import { useNavigate } from "@remix-run/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { FormSwitches } from "../../shared/web/form/FormSwitches";
import { Field } from "../../shared/ui/fields/Field";
import { WithoutScripts } from "../../shared/ui/hooks/lite";
import { citiesNamed } from "../../../rules/near-city";
import type { CityRow } from "./cities";
import { Button } from "../../shared/ui/buttons/Button";
import styles from "./CityList.module.css";
import { cityPath } from "../../../rules/city-alias";
import { moveFocus } from "../../shared/ui/hooks/focus";

/** The server filters the list first, a script while the visitor types. */
export function useCitySearch(cities: readonly CityRow[], search: string) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(search);
  useEffect(() => setText(input.current?.value ?? search), [search]);
  const found = citiesNamed(text, cities);
  function clear() {
    if (input.current) input.current.value = "";
    setText("");
    moveFocus(input.current);
  }
  return { input, search, text, setText, found, clear };
}

type CitySearchProps = {
  state: ReturnType<typeof useCitySearch>;
  /** The path that answers the search without scripts, and its other query parameters. */
  action: string;
  hidden?: Record<string, string>;
};

export function CitySearch({ state: { input, search, text, setText, found }, action, hidden = {} }: CitySearchProps) {
  const { t } = useTranslation("city");
  const navigate = useNavigate();

  function choose(event: FormEvent) {
    event.preventDefault();
    const [only, second] = found;
    if (text.trim() && only && !second) navigate(cityPath(only.alias));
  }
  return (
    <form role="search" action={action} onSubmit={choose} className={`ways ${styles.search}`}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        name="search"
        type="search"
        label={t("search")}
        hideLabel
        placeholder={t("search")}
        icon="search"
        pill
        maxLength={60}
        autoComplete="off"
        inputRef={input}
        defaultValue={search}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <WithoutScripts>
        <Button variant="soft" size="s" className={styles.find}>
          {t("find")}
        </Button>
      </WithoutScripts>
      <p role="status" className="visually-hidden">
        {text.trim() && t("found", { count: found.length })}
      </p>
      <FormSwitches />
    </form>
  );
}
