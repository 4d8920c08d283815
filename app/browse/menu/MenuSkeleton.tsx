import { classes } from "../../shared/ui/styles/class-names";
import grid from "../grid/Grid.module.css";
import columns from "../grid/GridColumns.module.css";
import bar from "./MenuBar.module.css";
import styles from "./MenuSkeleton.module.css";

/** See docs/specification/rules-and-calls.md#numbers. */
const CATEGORY_COUNT = 16;
const GROUP_COUNT = 3;
const CARD_COUNT = 8;

const each = <Made,>(times: number, make: (at: number) => Made) => Array.from({ length: times }, (_, at) => make(at));

/**
 * Replaces the links to the sections, or the sections, while another menu loads. It uses the styles of both, so that
 * nothing moves when they appear. It is hidden from screen readers, because NavigationProgress announces that the page
 * is loading.
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
            {each(CATEGORY_COUNT, (at) => (
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
      {each(GROUP_COUNT, (group) => (
        <section key={group} className={grid.group}>
          <h2>
            <Line />
          </h2>
          <ul className={classes(grid.cards, columns.columns)}>
            {each(CARD_COUNT, (card) => (
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
