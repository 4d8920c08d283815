import { useEffect, useState, useSyncExternalStore, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { FlashMessage } from "../../shared/web/form/FlashMessage";
import { classes } from "../../shared/ui/styles/class-names";
import { Icon } from "../../shared/ui/icons/Icon";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import round from "../../shared/ui/buttons/IconButton.module.css";
import { cityPath } from "../../../rules/city-alias";
import { refusalFlash } from "./refusal";
import { favourites } from "./favourites-store";
import styles from "./Heart.module.css";
import { sends } from "../../../rules/sent-fields";

type HeartProps = {
  product_key: string;
  keys: readonly string[];
  return_to: string;
  inModal: boolean;
};

export function Heart({ product_key, keys, return_to, inModal }: HeartProps) {
  const { t } = useTranslation("favourites");
  const city = useCityAlias();
  const [flash, setFlash] = useState<ReturnType<typeof refusalFlash>>();
  useEffect(() => favourites.learn(keys), [keys]);
  const liked = useSyncExternalStore(
    favourites.subscribe,
    () => favourites.has(product_key),
    () => keys.includes(product_key),
  );

  async function press(event: MouseEvent) {
    event.preventDefault();
    setFlash(undefined);
    const error = await favourites.press(city, product_key, !liked);
    if (error !== undefined) setFlash(refusalFlash(error, t));
  }

  return (
    <>
      <form
        method="post"
        action={cityPath(city, "favourites")}
        id="heart"
        className={classes(styles.place, inModal && styles.inModal)}
      >
        <input type="hidden" name="return_to" value={`${return_to}#heart`} />
        <button
          {...sends({ [liked ? "unlike" : "like"]: product_key })}
          aria-pressed={liked}
          onClick={press}
          className={classes(round.round, round.surface, styles.heart, liked && styles.full)}
        >
          <Icon name={liked ? "heart-full" : "heart"} />
          <span className="visually-hidden">{liked ? t("unlike") : t("like")}</span>
        </button>
      </form>
      {flash && <FlashMessage flash={flash} />}
    </>
  );
}
