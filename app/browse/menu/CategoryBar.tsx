import { useEffect, useMemo, useRef, useState, type FocusEvent, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { SHELF } from "../grid/shelf/shelf";
import { classes } from "../../shared/ui/styles/class-names";
import { Icon } from "../../shared/ui/icons/Icon";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import { watchPassed } from "../../shared/ui/hooks/watch-passed";
import styles from "./MenuBar.module.css";
import { cityPath } from "../../../rules/city-alias";
import { moveFocus } from "../../shared/ui/hooks/focus";

const SEARCH_FIELD_ID = "menu-search";
/** The button that opens the filters. */
export const FILTERS_ID = "menu-filters";

type CategoryBarProps = {
  categories: { alias: string; name: string }[];
  /** The name of the group of favourites, which comes first. */
  favourites?: string;
  /** The version of the grid that contains the sections. */
  gridKey: string;
  /** The sections are on another page. */
  elsewhere?: boolean;
  /** The number of active filters. Undefined if the menu has none to choose. */
  filters?: number;
};

/** Links to the menu's sections. With scripts the current section is marked, and the bar scrolls to its link. */
export function CategoryBar({ categories: others, favourites, gridKey, elsewhere, filters }: CategoryBarProps) {
  const city = useCityAlias();
  const { t } = useTranslation("menu");
  const categories = useMemo(
    () => (favourites ? [{ alias: SHELF, name: favourites }, ...others] : others),
    [favourites, others],
  );
  const bar = useRef<HTMLElement>(null);
  const current = useSectionInView(categories, gridKey);

  useEffect(() => {
    const nav = bar.current;
    const pill = nav?.querySelector<HTMLElement>("[aria-current]");
    if (!nav || !pill) return;
    nav.scrollTo({ left: pill.offsetLeft - (nav.clientWidth - pill.offsetWidth) / 2, behavior: "smooth" });
  }, [current]);

  return (
    <>
      <FindAgain filters={filters} />
      <nav ref={bar} className={styles.categories} aria-label={t("categories")} onFocus={showWhole}>
        <ul className={styles.pills}>
          {categories.map(({ alias, name }) => (
            <li key={alias}>
              <a
                href={`${elsewhere ? cityPath(city) : ""}#group-${alias}`}
                aria-current={alias === current && !elsewhere ? "location" : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Chromium does not scroll to a focused link of which a single pixel is in view. */
function showWhole({ target }: FocusEvent) {
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/**
 * On phones the search and the filters scroll out of view. These links lead back to them, and with scripts the second
 * opens the filters. With scripts they appear only then, without scripts they always stand over the bar.
 */
function FindAgain({ filters }: Pick<CategoryBarProps, "filters">) {
  const { t } = useTranslation("menu");
  const [away, setAway] = useState(false);
  useEffect(() => {
    const field = document.getElementById(SEARCH_FIELD_ID);
    if (!field) return;
    return watchPassed(field, setAway);
  }, []);

  function goTo(event: MouseEvent<HTMLAnchorElement>) {
    const target = document.getElementById(event.currentTarget.hash.slice(1));
    event.preventDefault();
    // A click outside of the filters closes them.
    event.stopPropagation();
    // On phones the button of open filters is in view, and the page stays where it is.
    target?.click();
    moveFocus(target);
  }
  return (
    <div className={classes(styles.again, away && styles.away)}>
      <a href={`#${SEARCH_FIELD_ID}`} onClick={goTo}>
        <Icon name="search" />
        <span className="visually-hidden">{t("search.label")}</span>
      </a>{" "}
      {filters !== undefined && (
        <a href={`#${FILTERS_ID}`} onClick={goTo}>
          <Icon name="sliders-horizontal" />
          <span className="visually-hidden">{t("filters.title")}</span> {filters > 0 && <b>{filters}</b>}
        </a>
      )}
    </div>
  );
}

/**
 * The current section is one that reaches the upper third of the window. The observer ignores this part of the window
 * at the bottom, and the bar's height at the top.
 */
const IGNORED_BOTTOM_PERCENT = 66;
const BAR_HEIGHT_PX = 110;

/** The alias of the current section; at first the first one. */
function useSectionInView(categories: CategoryBarProps["categories"], gridKey: string): string | undefined {
  const first = categories[0]?.alias;
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    setCurrent(first);
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const alias = categories.find((category) => inView.has(`group-${category.alias}`))?.alias;
        // A jump to the top passes no section on its way.
        const top = first ? document.getElementById(`group-${first}`)?.getBoundingClientRect().top : undefined;
        if (alias) setCurrent(alias);
        else if (top !== undefined && top > BAR_HEIGHT_PX) setCurrent(first);
      },
      { rootMargin: `-${BAR_HEIGHT_PX}px 0px -${IGNORED_BOTTOM_PERCENT}% 0px` },
    );
    for (const { alias } of categories) {
      const section = document.getElementById(`group-${alias}`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
    // Another grid has other section elements, even with the same aliases.
  }, [categories, first, gridKey]);
  return current;
}
