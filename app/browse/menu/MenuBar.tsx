import { CategoryBar } from "./CategoryBar";
import { MenuSearch } from "./MenuSearch";
import styles from "./MenuBar.module.css";
import type { MenuState, PanelView } from "./menu.view";

type MenuBarProps = {
  menu: MenuState;
  favourites: string | undefined;
  query: string;
  panel?: PanelView;
};

/**
 * Links to the sections, search and filters. On desktops all of it is sticky. On phones the search stands above and
 * only the sections, with links back to the search and the filters, are sticky.
 */
export function MenuBar({ menu, favourites, query, panel }: MenuBarProps) {
  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.line}`}>
        <CategoryBar
          categories={menu.categories}
          favourites={favourites}
          gridKey={menu.grid_key}
          elsewhere={menu.elsewhere}
          filters={panel?.on}
        />
        <MenuSearch query={query} panel={panel} />
      </div>
    </div>
  );
}
