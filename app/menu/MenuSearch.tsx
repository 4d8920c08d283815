import { Link, useNavigate, useNavigation, useParams } from "@remix-run/react";
import { useEffect, useRef, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../ui/Icon";
import { classes } from "../ui/class-names";
import { useCloseOutside } from "../ui/use-close-outside";
import { filterQuery, readFilter } from "./grid/filter";
import filters from "./Filters.module.css";
import styles from "./MenuBar.module.css";
import type { FilterOffer, MenuFilterView } from "./grid/cards.view";
import { cityPath } from "../../rules/city-alias";

type MenuSearchProps = { filter: MenuFilterView; offer: FilterOffer };

/** The debounce of typing. */
const DEBOUNCE = 300;

/** The menu's search and filters: a GET form. With scripts it submits itself and the focus stays in its field. */
export function MenuSearch({ filter, offer }: MenuSearchProps) {
  const { t } = useTranslation("menu");
  const { city = "" } = useParams();
  const { form, changed, submit } = useSelfSubmit(filter);
  const busy = useNavigation().location?.pathname === cityPath(city);
  return (
    <search className={styles.tools}>
      <form
        ref={form}
        action={cityPath(city, "#menu")}
        onSubmit={submit}
        onChange={changed}
        className={styles.form}
        aria-busy={busy || undefined}
      >
        <label className={styles.search}>
          <span className="visually-hidden">{t("search.label")}</span>
          <Icon name="search" />
          <input
            id="menu-search"
            type="search"
            name="search"
            defaultValue={filter.search}
            maxLength={80}
            placeholder={t("search.placeholder")}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button className={classes("visually-hidden", styles.find)}>{t("search.submit")}</button>
        </label>{" "}
        <Filters filter={filter} offer={offer} />
      </form>
    </search>
  );
}

function Filters({ filter, offer }: MenuSearchProps) {
  const { t } = useTranslation("menu");
  const { city = "" } = useParams();
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOutside(details);
  const count = Number(filter.vegetarian) + Number(filter.spicy) + filter.without.length;
  if (!offer.vegetarian && !offer.spicy && offer.allergens.length === 0) return null;
  return (
    <details ref={details} className={styles.filters}>
      <summary className={count > 0 ? filters.on : undefined}>
        <Icon name="sliders-horizontal" />
        <span>{count > 0 ? t("filters.titleOn", { count }) : t("filters.title")}</span>
      </summary>
      <div className={filters.sheet}>
        <div className={filters.chips}>
          {offer.vegetarian && (
            <Chip name="vegetarian" value="1" label={t("filters.vegetarian")} on={filter.vegetarian} />
          )}
          {offer.spicy && <Chip name="spicy" value="1" label={t("filters.spicy")} on={filter.spicy} />}
        </div>
        {offer.allergens.length > 0 && (
          <fieldset>
            <legend>{t("filters.without")}</legend>
            <div className={filters.chips}>
              {offer.allergens.map(({ code, name }) => (
                <Chip key={code} name="without" value={code} label={name} on={filter.without.includes(code)} />
              ))}
            </div>
          </fieldset>
        )}
        <div className={filters.ends}>
          <button className={filters.apply}>{t("filters.apply")}</button>
          {count > 0 && (
            <Link to={resetPath(city, filter)} preventScrollReset replace className={filters.reset}>
              {t("filters.reset")}
            </Link>
          )}
        </div>
      </div>
    </details>
  );
}

function Chip({ name, value, label, on }: { name: string; value: string; label: string; on: boolean }) {
  return (
    <label className={filters.chip}>
      <input type="checkbox" name={name} value={value} defaultChecked={on} />
      <span>{label}</span>{" "}
    </label>
  );
}

/** The menu with the same search and no filters. */
function resetPath(city: string, { search }: MenuFilterView) {
  const query = filterQuery({ search, vegetarian: false, spicy: false, without: [] });
  return cityPath(city, query && `?${query}`);
}

/** Submits the form on each change: of a checkbox at once, of typing after the debounce. The fields follow the address when it changes otherwise. */
function useSelfSubmit(filter: MenuFilterView) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { city = "" } = useParams();
  const timer = useRef<number>();
  const sent = useRef(filterQuery(filter));
  const now = filterQuery(filter);

  useEffect(() => {
    if (!form.current || now === sent.current) return;
    sent.current = now;
    fillFields(form.current, filter);
  }, [now, filter]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function send() {
    window.clearTimeout(timer.current);
    if (!form.current) return;
    const query = filterQuery(
      readFilter(new URLSearchParams(new FormData(form.current) as unknown as Record<string, string>)),
    );
    if (query === sent.current) return;
    sent.current = query;
    navigate(cityPath(city, query && `?${query}`), { replace: true, preventScrollReset: true });
  }
  function changed(event: FormEvent) {
    const typing = event.target instanceof HTMLInputElement && event.target.type === "search";
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(send, typing ? DEBOUNCE : 0);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    form.current?.querySelector("details")?.removeAttribute("open");
    send();
  }
  return { form, changed, submit };
}

function fillFields(form: HTMLFormElement, filter: MenuFilterView) {
  for (const field of form.querySelectorAll("input")) {
    if (field.type === "search") field.value = filter.search;
    else
      field.checked =
        field.name === "without" ? filter.without.includes(field.value) : filter[field.name as "vegetarian" | "spicy"];
  }
}
