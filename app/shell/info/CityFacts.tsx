import { Icon } from "../../shared/ui/icons/Icon";
import type { CityFactsView } from "./info.view";
import styles from "./aside.module.css";

export function CityFacts({ view: { heading, rows } }: { view: CityFactsView }) {
  return (
    <aside className={`box ${styles.facts}`} aria-labelledby="city-facts">
      <h2 id="city-facts" className={styles.name}>
        {heading}
      </h2>
      <ul className={styles.rows}>
        {rows.map(({ icon, text, note, href }) => (
          <li key={icon} className={`row ${styles.row}`}>
            <Icon name={icon} />{" "}
            <span className={styles.words}>
              <b>{href ? <a href={href}>{text}</a> : text}</b> {note && <span className="muted">{note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
