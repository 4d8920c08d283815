import type { TFunction } from "i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { pageHydrated } from "../hydration/HydrateLater";
import { useCityAlias } from "../hooks/use-city-alias";
import styles from "../grid/Grid.module.css";
import { SHELF } from "../grid/shelf/shelf";
import { useMenuCopy } from "../offline/offline-copy";
import { FlashMessage } from "../form/FlashMessage";
import { drawFavourites, isHeart } from "./draw-favourites";
import { favourites } from "./favourites-store";
import { refusalFlash } from "./refusal";

type MenuFavouritesProps = {
  /** The favourites that the page was loaded with. */
  keys: readonly string[] | undefined;
  /** It comes from memory: what was pressed since is newer than its keys. */
  isOld: boolean;
  gridKey: string;
  filtering: boolean;
  /** The name of the group of favourites, whenever the group is another one; undefined: there is none. */
  onShelf: (shelf: (before: { name?: string }) => { name?: string }) => void;
};

/**
 * The hearts of the menu where scripts run, and its group of favourites. They come after the page's own scripts: until then, and without them, hearts
 * submit the menu's form.
 */
export default function MenuFavourites({ keys = none, isOld, gridKey, filtering, onShelf }: MenuFavouritesProps) {
  const city = useCityAlias();
  const t = useTexts();
  const [flash, setFlash] = useState<ReturnType<typeof refusalFlash>>();
  useEffect(() => {
    if (!isOld) favourites.learn(keys);
  }, [keys, isOld]);
  // The first that runs once a menu is hydrated: nothing else of a menu is among its later scripts and always there.
  useMenuCopy(city, gridKey, !filtering);

  useEffect(() => {
    const grid = document.querySelector(`.${styles.grid}`);
    if (!t || !grid) return;
    const draw = () => {
      const changed = drawFavourites(grid, favourites.keys(), t, filtering);
      const name = grid.querySelector(`#group-${SHELF} h2`)?.textContent ?? undefined;
      onShelf((before) => (changed || before.name !== name ? { name } : before));
    };
    const press = async (event: MouseEvent) => {
      const heart = event.target instanceof Element ? event.target.closest("button") : null;
      if (!isHeart(heart) || !grid.contains(heart)) return;
      event.preventDefault();
      setFlash(undefined);
      const error = await favourites.press(city, heart.value, heart.name === "like");
      if (error !== undefined) setFlash(refusalFlash(error, t));
    };
    draw();
    const forget = favourites.subscribe(draw);
    document.addEventListener("click", press);
    return () => {
      forget();
      document.removeEventListener("click", press);
    };
  }, [t, city, gridKey, filtering, onShelf]);
  return flash ? <FlashMessage flash={flash} /> : null;
}

const none: readonly string[] = [];

const texts = import.meta.glob<object>("../../locales/*/favourites.json", { import: "default" });

/** The texts of hearts, which the menu's own do not have. Undefined until they are there, and where they cannot be had. */
function useTexts() {
  const { i18n } = useTranslation("common");
  const [t, setT] = useState<TFunction<"favourites">>();
  useEffect(() => {
    const load = texts[`../../locales/${i18n.language}/favourites.json`];
    // React renders a part of the server's page anew if it has to change before it is hydrated.
    Promise.all([load?.(), pageHydrated]).then(
      ([loaded]) => {
        if (!loaded) return;
        i18n.addResourceBundle(i18n.language, "favourites", loaded);
        setT(() => i18n.getFixedT(i18n.language, "favourites"));
      },
      () => undefined,
    );
  }, [i18n]);
  return t;
}
