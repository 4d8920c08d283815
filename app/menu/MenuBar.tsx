import { CategoryBar } from "./CategoryBar";
import { MenuSearch } from "./MenuSearch";
import styles from "./MenuBar.module.css";
import type { FilterOffer, MenuFilterView } from "./grid/cards.view";
import type { MenuState } from "./menu.view";

type MenuBarProps = {
  menu: MenuState;
  /** The name of the group of favourites, if there is one. */
  favourites: string | undefined;
  filter: MenuFilterView;
  offer: FilterOffer;
};

/** Links to the sections, search and filters. Sticky: all of it on desktops, only the sections on phones, where the search stands above them. */
export function MenuBar({ menu, favourites, filter, offer }: MenuBarProps) {
  return (
    <div className={styles.bar}>
      <div className={`wrap ${styles.line}`}>
        <CategoryBar categories={menu.categories} favourites={favourites} gridKey={menu.grid_key} />
        <MenuSearch filter={filter} offer={offer} />
      </div>
    </div>
  );
}
