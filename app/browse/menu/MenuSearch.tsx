import { useNavigate, useNavigation } from "@remix-run/react";
import { Suspense, useEffect, useRef, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { FormSwitches } from "../../shared/web/form/FormSwitches";
import { Icon } from "../../shared/ui/icons/Icon";
import { classes } from "../../shared/ui/styles/class-names";
import { useCloseOutside } from "../../shared/ui/hooks/use-close-outside";
import { AsServed, lazyPart } from "../../shared/web/hydration/lazy-part";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import { FILTERS_ID } from "./CategoryBar";
import bar from "./MenuBar.module.css";
import type { PanelView } from "./menu.view";
import styles from "./Filters.module.css";
import { cityPath } from "../../../rules/city-alias";

type MenuSearchProps = { query: string; panel?: PanelView };

const DEBOUNCE_MS = 300;

/** The menu's search and filters as a GET form. With scripts it submits itself, and its field keeps the focus. */
export function MenuSearch({ query, panel }: MenuSearchProps) {
  const { t } = useTranslation("menu");
  const city = useCityAlias();
  const { form, changed, submit } = useSelfSubmit(query);
  const busy = useNavigation().location?.pathname === cityPath(city);
  return (
    <search className={bar.tools}>
      <form
        ref={form}
        action={cityPath(city, "#menu")}
        onSubmit={submit}
        onChange={changed}
        aria-busy={busy || undefined}
      >
        <div className={bar.form}>
          <div className={`grow ${bar.search}`}>
            <label className="visually-hidden" htmlFor="menu-search">
              {t("search.label")}
            </label>
            <Icon name="search" />
            <input
              id="menu-search"
              type="search"
              name="search"
              defaultValue={new URLSearchParams(query).get("search") ?? ""}
              maxLength={80}
              placeholder={t("search.placeholder")}
              autoComplete="off"
              enterKeyHint="search"
            />
            <button className={classes("visually-hidden", bar.find)}>{t("search.submit")}</button>
          </div>{" "}
          {panel && <Filters query={query} panel={panel} />}
        </div>
        <FormSwitches />
      </form>
    </search>
  );
}

const FilterPanel = lazyPart(
  () => import("./FilterPanel"),
  () => <AsServed className={styles.sheet} />,
);

function Filters({ query, panel }: { query: string; panel: PanelView }) {
  const { t } = useTranslation("menu");
  const details = useRef<HTMLDetailsElement>(null);
  useCloseOutside(details);
  const { on } = panel;
  const problem = panel.from_problem ?? panel.to_problem;
  // The panel does not close while the visitor corrects the error.
  const [open] = useState(problem !== undefined);
  useEffect(() => {
    if (problem && details.current) details.current.open = true;
  }, [problem]);
  return (
    <details ref={details} className={bar.filters} open={open || undefined}>
      <summary id={FILTERS_ID} className={on > 0 ? styles.on : undefined}>
        <Icon name="sliders-horizontal" />
        <span>{t("filters.title")}</span> {on > 0 && <b>{on}</b>}
      </summary>
      <Suspense>
        <FilterPanel className={styles.sheet} query={query} panel={panel} />
      </Suspense>
    </details>
  );
}

/**
 * Submits the form on each change: for a checkbox at once, for typing after the debounce. If the query changes
 * otherwise, the fields follow.
 */
function useSelfSubmit(query: string) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const city = useCityAlias();
  const timer = useRef<number>();
  const sent = useRef(query);

  const shown = useRef(query);
  useEffect(() => {
    if (!form.current || query === shown.current) return;
    shown.current = query;
    if (query === sent.current) return showResults();
    sent.current = query;
    fillFields(form.current, new URLSearchParams(query));
  }, [query]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function send() {
    window.clearTimeout(timer.current);
    if (!form.current) return;
    const typed = filledFields(form.current);
    if (typed === sent.current) return;
    // A longer search text replaces its history entry. A changed filter adds one.
    const replace =
      /^search=[^&]/.test(typed) && /^search=[^&]/.test(sent.current) && filters(typed) === filters(sent.current);
    sent.current = typed;
    navigate(cityPath(city, typed && `?${typed}`), { replace, preventScrollReset: true });
  }
  function changed(event: FormEvent) {
    const typing = event.target instanceof HTMLInputElement && event.target.maxLength > 0;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(send, typing ? DEBOUNCE_MS : 0);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    form.current?.querySelector("details")?.removeAttribute("open");
    send();
  }
  return { form, changed, submit };
}

/** The field is in sight wherever the page was scrolled to, but the results begin at the top of the menu. */
function showResults() {
  const dishes = document.getElementById("dishes");
  if (dishes && dishes.getBoundingClientRect().top < 0) dishes.scrollIntoView();
}

const filters = (query: string) => query.replace(/^search=[^&]*(&exact=1)?/, "");

function filledFields(form: HTMLFormElement): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (String(value).trim()) query.append(name, String(value).trim());
  return query.toString();
}

function fillFields(form: HTMLFormElement, query: URLSearchParams) {
  for (const field of form.querySelectorAll("input")) {
    const { type, name, value } = field;
    if (type === "search" || field.maxLength > 0) field.value = query.get(name) ?? "";
    else field.checked = value ? query.getAll(name).includes(value) : !query.has(name);
  }
}
