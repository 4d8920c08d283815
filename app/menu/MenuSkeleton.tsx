import { classes } from "../ui/class-names";
import grid from "./grid/Grid.module.css";
import columns from "./grid/GridColumns.module.css";
import bar from "./MenuBar.module.css";
import styles from "./MenuSkeleton.module.css";

/** The size of the skeleton (docs/specification/rules-and-calls.md#numbers). */
const CATEGORIES = 16;
const GROUPS = 3;
const CARDS = 8;

const each = <Made,>(times: number, make: (at: number) => Made) => Array.from({ length: times }, (_, at) => make(at));

/**
 * Stands where another menu is on its way, in place of what follows it: the links to the sections, or the sections. Drawn by the styles of both, so that
 * nothing moves when they come. Nothing in it is read aloud: NavigationProgress says that the page is loading.
 */
export default function MenuSkeleton({ of }: { of: "categories" | "groups" }) {
  return of === "categories" ? <Categories /> : <Groups />;
}

function Categories() {
  return (
    <div className={classes(bar.bar, styles.categories)} aria-hidden>
      <div className={classes("wrap", bar.line)}>
        <div className={bar.categories}>
          <ul className={bar.pills}>
            {each(CATEGORIES, (at) => (
              <li key={at} className={styles.pill} />
            ))}
          </ul>
        </div>
        <div className={bar.tools}>
          <span className={styles.search} />
        </div>
      </div>
    </div>
  );
}

function Groups() {
  return (
    <div className={classes(grid.grid, styles.groups)} aria-hidden>
      {each(GROUPS, (group) => (
        <section key={group} className={grid.group}>
          <h2>
            <Line />
          </h2>
          <ul className={classes(grid.cards, columns.columns)}>
            {each(CARDS, (card) => (
              <li key={card}>
                <span />
                <h3>
                  <Line />
                </h3>
                <p>
                  <Line />
                </p>
                <p>
                  <Line />
                </p>
                <div>
                  <b>
                    <Line />
                  </b>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const Line = () => <span className={styles.line}>{"\u00a0"}</span>;
