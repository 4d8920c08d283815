import { Link } from "@remix-run/react";
import { Icon } from "../../../../shared/ui/icons/Icon";
import type { MapPlace } from "./pick.view";
import styles from "./pick.module.css";

type PlacesProps = { title: string; places: readonly MapPlace[]; hrefOf: (view: string) => string };

/** Links to districts or streets, for visitors who cannot drag the map. */
export function Places({ title, places, hrefOf }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <details className={styles.places}>
      <summary>
        <span>{title}</span> <Icon name="chevron-down" />
      </summary>
      <ul>
        {places.map(({ name, view }) => (
          <li key={name}>
            <Link to={hrefOf(view)} replace preventScrollReset>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
