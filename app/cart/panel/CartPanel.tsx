import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../rules/city-alias";
import { later } from "../../hydration/later";
import { ButtonLink } from "../../ui/Button";
import { classes } from "../../ui/class-names";
import { EmptyState } from "../../ui/EmptyState";
import { useCartView } from "../store/CartProvider";
import { useCityAlias } from "../../hooks/use-city-alias";
import styles from "../Cart.module.css";
import frame from "./CartPanel.module.css";
import { EmptyCart, UnknownCart, useEmptied } from "../EmptyCart";

const FilledCart = later(() => import("./FilledCart"));

/** The cart beside the menu, in windows from 1200 pixels. */
export function CartPanel() {
  const { t } = useTranslation("cart");
  const view = useCartView();
  const full = view.state === "ok" && view.lines.length > 0;
  const emptied = useEmptied(full);
  const isHere = FilledCart.useIsHere();
  useEffect(() => {
    // A failed load is repeated with each change.
    if (full && !isHere) void FilledCart.fetch();
  }, [full, isHere, view]);
  return (
    <aside className={classes(frame.panel, full && styles.panel)} aria-label={t("title")}>
      {!full && (view.state === "unknown" ? <UnknownCart /> : <EmptyCart besideMenu emptied={emptied} />)}
      {full && (isHere ? <FilledCart view={view} /> : <ComingCart total={view.total} />)}
    </aside>
  );
}

/** Shown while the module of the cart's content loads. */
function ComingCart({ total }: { total: string }) {
  const { t } = useTranslation("cart");
  const city = useCityAlias();
  const link = (
    <ButtonLink to={cityPath(city, "cart")} variant="soft">
      {t("title")}
    </ButtonLink>
  );
  return (
    <EmptyState icon="shopping-bag" title={t("order")} action={link}>
      {total}
    </EmptyState>
  );
}
