import { useTranslation } from "react-i18next";
import { isOrderDisabled } from "../../rules/cart";
import { classes } from "../ui/class-names";
import { CartLines } from "./lines/CartLines";
import { CartMessages, CartSteps, ClearLink, useReturnTo } from "./CartParts";
import { CartProgress, CartReceipt, CartTotal } from "./CartReceipt";
import { useCartView } from "./store/CartProvider";
import styles from "./Cart.module.css";
import frame from "./CartPanel.module.css";
import { EmptyCart, UnknownCart, useEmptied } from "./EmptyCart";
import { GiftOfPanel } from "./gifts/GiftOfPanel";
import { LaterRelated } from "./related/LaterRelated";
import { OrderButton } from "./OrderButton";
import { PackageRows } from "./lines/PackageRows";

/** The cart beside the menu, from 1200 wide. Its lines scroll when they are taller than the window; total and button stay. */
export function CartPanel() {
  const { t } = useTranslation("cart");
  const view = useCartView();
  const return_to = useReturnTo();
  const full = view.state === "ok" && view.lines.length > 0;
  const emptied = useEmptied(full);
  return (
    <aside className={classes(frame.panel, full && styles.panel)} aria-label={t("title")}>
      {!full && (view.state === "unknown" ? <UnknownCart /> : <EmptyCart besideMenu emptied={emptied} />)}
      {full && (
        <>
          <CartSteps />
          <div className={styles.head}>
            <h2 className={styles.title}>{t("order")}</h2>
            <ClearLink />
          </div>
          <div className={styles.scroll}>
            <CartMessages view={view} position="top" />
            <CartLines lines={view.lines} return_to={return_to} />
            <PackageRows packages={view.packages} return_to={return_to} />
            <GiftOfPanel gifts={view.gifts} return_to={return_to} />
            <LaterRelated look="small" return_to={`${return_to}#cart`} className={styles.related} />
            <CartMessages view={view} position="promocode" />
            <CartMessages view={view} position="bottom" />
            <CartProgress view={view} />
            <CartReceipt view={view} />
          </div>
          <CartTotal total={view.total} />
          <OrderButton view={view} />
          {!isOrderDisabled(view.block) && (
            <p className={styles.next}>{t(view.points ? "nextStep.points" : "nextStep.promocode")}</p>
          )}
        </>
      )}
    </aside>
  );
}
