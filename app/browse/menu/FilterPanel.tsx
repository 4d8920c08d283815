import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "../../shared/ui/hooks/use-hydrated";
import type { PanelView } from "./menu.view";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import { Button } from "../../shared/ui/buttons/Button";
import styles from "./FilterPanel.module.css";
import { cityPath } from "../../../rules/city-alias";

type FilterPanelProps = { className?: string; query: string; panel: PanelView };

/** The fields of the filters, which the menu's search form sends together with its text. */
export default function FilterPanel({ className, query, panel }: FilterPanelProps) {
  const { t } = useTranslation("menu");
  const city = useCityAlias();
  const hydrated = useHydrated();
  const current = new URLSearchParams(query);
  const chip = (name: string, value: string, label: string, type = "checkbox") => (
    <label key={value} className={styles.chip}>
      <input
        type={type}
        className="covered"
        name={name}
        value={value}
        defaultChecked={value ? current.getAll(name).includes(value) : !current.has(name)}
      />
      <span>{label}</span>{" "}
    </label>
  );
  const price = (name: "from" | "to", problem: string | undefined) => (
    <label className={styles.price}>
      <span className="muted">{t(`filters.${name}`)}</span>{" "}
      <input
        name={name}
        inputMode="decimal"
        maxLength={20}
        autoComplete="off"
        placeholder={panel.price?.[name]}
        defaultValue={current.get(name) ?? ""}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${name}-problem`}
      />
      {problem && (
        <b id={`${name}-problem`} className={`error-text ${styles.problem}`}>
          {problem}
        </b>
      )}
    </label>
  );
  const { on, show, vegetarian, vegan, spicy, allergens, from_problem, to_problem } = panel;
  return (
    <div className={className}>
      {(vegetarian || vegan) && (
        <fieldset>
          <legend>{t("filters.diet")}</legend>
          {vegetarian && chip("vegetarian", "1", t("filters.vegetarian"))}
          {vegan && chip("vegan", "1", t("filters.vegan"))}
        </fieldset>
      )}
      {spicy && (
        <fieldset>
          <legend>{t("filters.heat")}</legend>
          {chip("spicy", "", t("filters.any"), "radio")}
          {chip("spicy", "1", t("filters.spicy"), "radio")}
          {chip("spicy", "0", t("filters.mild"), "radio")}
        </fieldset>
      )}
      {panel.price && (
        <fieldset>
          <legend>{t("filters.price", panel.price)}</legend>
          {price("from", from_problem)} {price("to", to_problem)}
        </fieldset>
      )}
      {allergens.length > 0 && (
        <fieldset className={styles.without}>
          <legend>{t("filters.without")}</legend>
          {allergens.map(({ code, name }) => chip("without", code, name))}
        </fieldset>
      )}
      <div className={`row ${styles.ends}`}>
        <Button variant="ink" className={styles.apply}>
          {hydrated ? show : t("filters.apply")}
        </Button>{" "}
        {on > 0 && (
          <Link to={resetPath(city, current)} preventScrollReset className={`soft ${styles.reset}`}>
            {t("filters.reset")}
          </Link>
        )}
      </div>
    </div>
  );
}

function resetPath(city: string, current: URLSearchParams) {
  const search = current.get("search");
  return cityPath(city, search ? `?${new URLSearchParams({ search })}` : "");
}
