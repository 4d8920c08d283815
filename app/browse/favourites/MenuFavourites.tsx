import type { TFunction } from "i18next";
import { useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { pageHydrated } from "../../shared/web/hydration/HydrateLater";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import { CardHeart } from "../grid/CardHeart";
import styles from "../grid/Grid.module.css";
import { Shelf } from "../grid/shelf/Shelf";
import { useMenuCopy } from "../../shared/web/offline/offline-copy";
import { FlashMessage } from "../../shared/web/form/FlashMessage";
import { cardsIn, drawFavourites, heartOf, type DrawnMenu } from "./draw-favourites";
import { favourites } from "./favourites-store";
import { refusalFlash } from "./refusal";

type MenuFavouritesProps = {
  /** The favourites that the page was loaded with. */
  keys: readonly string[] | undefined;
  /** The menu comes from memory, so changes of favourites since then are newer than `keys`. */
  isOld: boolean;
  gridKey: string;
  filtering: boolean;
  /** Called when the shelf has changed, with the name of the group of favourites, or without one. */
  onShelf: (shelf: (before: { name?: string }) => { name?: string }) => void;
};

/**
 * The hearts of the menu with scripts, and the shelf of favourites. The module loads after the page's own scripts.
 * Before that, and without scripts, hearts submit the menu's form.
 */
export default function MenuFavourites({ keys = none, isOld, gridKey, filtering, onShelf }: MenuFavouritesProps) {
  const city = useCityAlias();
  const t = useTexts();
  const [template] = useState(() => document.createElement("template"));
  const [menu, setMenu] = useState<DrawnMenu>();
  const [flash, setFlash] = useState<ReturnType<typeof refusalFlash>>();
  useEffect(() => {
    if (!isOld) favourites.learn(keys);
  }, [keys, isOld]);
  // This component is the first one of the later scripts that every menu has, so it also stores the offline copy.
  useMenuCopy(city, gridKey, !filtering);

  useEffect(() => {
    const grid = document.querySelector(`.${styles.grid}`);
    if (!t || !grid) return;
    const cards = cardsIn(grid);
    const update = () => setMenu({ grid, filtering, liked: favourites.keys().filter((key) => cards.has(key)) });
    const press = async (event: MouseEvent) => {
      const heart = heartOf(event.target instanceof Element ? event.target.closest("button") : null);
      if (!heart || !grid.contains(heart.button)) return;
      event.preventDefault();
      setFlash(undefined);
      const error = await favourites.press(city, heart.product_key, !heart.liked);
      if (error !== undefined) setFlash(refusalFlash(error, t));
    };
    update();
    const forget = favourites.subscribe(update);
    document.addEventListener("click", press);
    return () => {
      forget();
      document.removeEventListener("click", press);
    };
  }, [t, city, gridKey, filtering]);

  useLayoutEffect(() => {
    if (!t || !menu) return;
    const changed = drawFavourites(menu, template.content);
    const name = menu.liked.length > 0 && !menu.filtering ? t("name") : undefined;
    onShelf((before) => (changed || before.name !== name ? { name } : before));
  }, [t, menu, template, onShelf]);
  const templates = t && menu && (
    <>
      <CardHeart liked={false} product_key="">
        {t("like")}
      </CardHeart>
      <CardHeart liked product_key="">
        {t("unlike")}
      </CardHeart>
      <Shelf count={menu.liked.length} t={t} />
    </>
  );
  return (
    <>
      {createPortal(templates, template.content)}
      {flash && <FlashMessage flash={flash} />}
    </>
  );
}

const none: readonly string[] = [];

const texts = import.meta.glob<object>("/locales/*/favourites.json", { import: "default" });

/** The texts of hearts, which the menu does not load itself. Undefined until they are loaded, and after a failure. */
function useTexts() {
  const { i18n } = useTranslation("common");
  const [t, setT] = useState<TFunction<"favourites">>();
  useEffect(() => {
    const load = texts[`/locales/${i18n.language}/favourites.json`];
    // The update waits for hydration, because React would otherwise render that part of the server's page anew.
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
