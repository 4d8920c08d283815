import { useTranslation } from "react-i18next";
import { ModalLink } from "../../shared/web/modal/ModalLink";
import { Picture } from "../../shared/ui/pictures/Picture";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import strip from "../grid/strip.module.css";
import styles from "./Popular.module.css";
import type { PopularView } from "../grid/cards.view";
import type { TileView } from "./menu.view";
import { cityPath } from "../../../rules/city-alias";

export function Popular({ cards }: { cards: PopularView[] }) {
  const { t } = useTranslation("menu");
  return (
    <section className={`wrap ${styles.popular}`} aria-labelledby="popular">
      <h2 id="popular">{t("popular")}</h2>
      <ul className={`sideways ${strip.strip} ${styles.strip}`}>
        {cards.map(({ key, name, price, picture }) => (
          <li key={key}>
            <ModalLink modal="ProductInfoModal" parameters={{ product_key: key }} className="box">
              <Picture src={picture} sizes="strip" alt="" width={84} height={84} eager />{" "}
              <span>
                {name} <b>{price}</b>
              </span>
            </ModalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function GroupTiles({ tiles }: { tiles: TileView[] }) {
  const { t } = useTranslation("menu");
  const city = useCityAlias();
  return (
    <nav className="wrap desktop-only" aria-label={t("tiles")}>
      <ul className={styles.tiles}>
        {tiles.map(({ alias, name, from, picture }) => (
          <li key={alias}>
            <a href={cityPath(city, `#group-${alias}`)} className={`edged ${styles.tile}`}>
              <b>{name}</b> {from && <span>{from}</span>}{" "}
              <Picture src={picture} sizes="tile" alt="" className={styles.plate} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
