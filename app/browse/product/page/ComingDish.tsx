import { useRef, useState } from "react";
import { classes } from "../../../shared/ui/styles/class-names";
import { Skeleton } from "../../../shared/ui/layout/Skeleton";
import { Tag } from "../../../shared/ui/text/Tag";
import { useBrowserLayoutEffect } from "../../../shared/ui/hooks/use-browser-layout-effect";
import { useCityAlias } from "../../../shared/ui/hooks/use-city-alias";
import { cardOf } from "../card-of";
import coming from "./ComingDish.module.css";
import foot from "../choice/OrderFoot.module.css";
import { carryPicture } from "./picture-flight";
import styles from "./Product.module.css";

type ComingDishProps = { product_key: string; label: string; titleId: string };

/** ProductInfoModal while its data loads: picture, name and price from the dish's card, at their final positions. */
export function ComingDish({ product_key, label, titleId }: ComingDishProps) {
  const city = useCityAlias();
  const [card] = useState(() => cardOf(city, product_key));
  const place = useRef<HTMLDivElement>(null);
  useBrowserLayoutEffect(() => {
    if (place.current) carryPicture(place.current, city, product_key);
  }, [city, product_key]);
  if (!card) return <Skeleton label={label} titleId={titleId} />;
  return (
    <article className={classes(styles.product, styles.inModal)} aria-busy>
      <div ref={place} className={styles.side} data-dish={product_key}>
        {card.picture ? (
          <img src={card.picture} alt="" width={960} height={960} className={classes(styles.picture, coming.picture)} />
        ) : (
          <div className={classes(styles.picture, coming.picture)} />
        )}
      </div>
      <div className={styles.form}>
        <div className={styles.about}>
          <div>
            {card.isTagged && (
              <p className={classes(styles.tags, coming.tags)} aria-hidden>
                <Tag tone="discount">{"\u00a0"}</Tag>
              </p>
            )}
            <h1 id={titleId}>{card.name}</h1>
            <div className="above-4">
              <Skeleton label={label} />
            </div>
          </div>
        </div>
        <p className={classes("ways", foot.foot, coming.foot)} data-foot="tall">
          {card.price}
        </p>
      </div>
    </article>
  );
}
