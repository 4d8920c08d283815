import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../rules/city-alias";
import { GiftForm } from "./GiftForm";
import type { GiftView } from "../../shared/basket/gifts-view.server";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import styles from "./Gifts.module.css";

/** One gift beside the menu, a taken one if there is any, else an available one, and a link to all of them. */
export function GiftOfPanel({ gifts, return_to }: { gifts: GiftView[]; return_to: string }) {
  const { t } = useTranslation("cart");
  const city = useCityAlias();
  const [gift] = gifts;
  if (!gift) return null;
  const all = gifts.length > 1 && (
    <Link to={cityPath(city, "cart#gifts")} className={`tap muted ${styles.remove}`}>
      {t("gifts.all", { n: gifts.length })}
    </Link>
  );
  return (
    <section className={styles.single} aria-label={t("gifts.label")}>
      <GiftForm
        key={gift.id}
        gift={gift}
        look="row"
        return_to={`${return_to}#cart`}
        aside={gift.state === "available" ? undefined : all || undefined}
      />
      {gift.state === "available" && all && <p className={styles.all}>{all}</p>}
    </section>
  );
}
