import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "../../shared/ui/styles/class-names";
import { EmptyState } from "../../shared/ui/messages/EmptyState";
import { byLetter, inColumns, needsLetters, type CityRow, type LetterGroup } from "./cities";
import styles from "./CityList.module.css";
import { cityPath } from "../../../rules/city-alias";

type CityListProps = {
  cities: readonly CityRow[];
  current?: string;
  search: string;
  /** The address of the whole list; with scripts `onAll` shows it. */
  all: string;
  onAll: () => void;
  level: 2 | 3;
};

/**
 * Big cities first, then the others in columns by first letter, with headings in long lists
 * (docs/specification/rules-and-calls.md#numbers).
 */
export function CityList({ cities, current, search, all, onAll, level }: CityListProps) {
  const { t } = useTranslation("city");
  const Heading = `h${level}` as const;
  if (cities.length === 0) {
    const showAll = (event: MouseEvent) => {
      event.preventDefault();
      onAll();
    };
    return (
      <EmptyState
        icon="search"
        title={t("none", { search })}
        level={level}
        action={
          <Link to={all} onClick={showAll} className={styles.all}>
            {t("showAll")}
          </Link>
        }
      >
        {t("noneText")}
      </EmptyState>
    );
  }
  const row = (city: CityRow) => <CityLink key={city.alias} city={city} current={city.alias === current} />;
  const section = ({ letter, cities: group }: LetterGroup) => (
    <section key={letter} className="below-4">
      <Heading className={`muted ${styles.heading}`}>{letter}</Heading>
      <ul className={styles.list}>{group.map(row)}</ul>
    </section>
  );
  const big = cities.filter((city) => city.big);
  const others = cities.filter((city) => !city.big);
  return (
    <>
      {big.length > 0 && (
        <section className={styles.big}>
          <Heading className={`muted ${styles.heading}`}>{t("big")}</Heading>
          <ul className={styles.grid}>{big.map(row)}</ul>
        </section>
      )}
      {others.length > 0 && !needsLetters(others) && (
        <section>
          {big.length > 0 && <Heading className={`muted ${styles.heading}`}>{t("others")}</Heading>}
          <ul className={styles.grid}>{others.map(row)}</ul>
        </section>
      )}
      {needsLetters(others) && (
        <div className={styles.columns}>
          {inColumns(byLetter(others)).map((column) => (
            <div key={column[0]?.letter}>{column.map(section)}</div>
          ))}
        </div>
      )}
    </>
  );
}

function CityLink({ city: { alias, name, country }, current }: { city: CityRow; current: boolean }) {
  const { t } = useTranslation("city");
  const note = current ? t("current") : country;
  return (
    <li>
      <Link
        to={cityPath(alias)}
        className={classes("flow", styles.city, current && styles.current)}
        aria-current={current || undefined}
      >
        <span className={styles.name}>{name}</span>
        {note && <span className="visually-hidden">, </span>}
        {note && <span className={styles.note}>{note}</span>}
      </Link>
    </li>
  );
}
