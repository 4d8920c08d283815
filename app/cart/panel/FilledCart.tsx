import { useTranslation } from "react-i18next";
import { isOrderDisabled } from "../../../rules/cart";
import { ModalLink } from "../../shared/web/modal/ModalLink";
import { Icon } from "../../shared/ui/icons/Icon";
import bar from "../../shared/ui/layout/Scrollbar.module.css";
import { classes } from "../../shared/ui/styles/class-names";
import { EditableLines } from "../lines/EditableLines";
import { CartHead, CartMessages, CartSteps, useReturnTo } from "../CartParts";
import { CartProgress, CartReceipt, CartTotal } from "../CartReceipt";
import styles from "../Cart.module.css";
import { GiftOfPanel } from "../gifts/GiftOfPanel";
import { useCartView } from "../store/CartProvider";
import { OrderButton } from "../OrderButton";
import { PackageRows } from "../lines/PackageRows";
import { GroupOrderInCart } from "../group-order/GroupOrderInCart";
import { Related } from "../related/Related";

/**
 * The content of the panel beside the menu. If the lines are taller than the window, they scroll; total and button stay
 * in view.
 */
export default function FilledCart() {
  const { t } = useTranslation("cart");
  const view = useCartView();
  const return_to = useReturnTo();
  return (
    <>
      <CartSteps view={view} />
      <CartHead>
        <h2 className="panel-title">{t("order")}</h2>
      </CartHead>
      {view.where && (
        <p className={`muted taps ${styles.when}`}>
          <Icon name={view.where.order_type === "delivery" ? "map-pin" : "store"} size={18} />{" "}
          <span>{view.where.words}</span>{" "}
          <ModalLink modal="OrderTypesModal" parameters={{ order_type: view.where.order_type }}>
            {view.where.change}
          </ModalLink>{" "}
          {view.where.note && <span className={styles.note}>{view.where.note}</span>}
        </p>
      )}
      {view.when && (
        <p className={`muted taps ${styles.when}`}>
          <Icon name="clock" size={18} /> <span>{view.when.note ? `${view.when.note}.` : `${view.when.label}:`}</span>{" "}
          <ModalLink modal="IntervalsModal">{view.when.words}</ModalLink>
        </p>
      )}
      <div className={classes(styles.scroll, bar.slim)}>
        <div>
          <CartMessages view={view} position="top" />
          <EditableLines lines={view.lines} return_to={return_to} />
          <GroupOrderInCart view={view} />
          <CartProgress view={view} />
          <PackageRows packages={view.packages} return_to={return_to} />
          <GiftOfPanel gifts={view.gifts} return_to={return_to} />
          <Related look="small" return_to={`${return_to}#cart`} className={styles.related} />
          <CartMessages view={view} position="promocode" />
          <CartMessages view={view} position="bottom" />
          <CartReceipt view={view} />
        </div>
      </div>
      <CartTotal total={view.total} />
      <OrderButton view={view} />
      {!isOrderDisabled(view.block) && (
        <p className="muted centered above-2">{t(view.points ? "nextStep.points" : "nextStep.promocode")}</p>
      )}
    </>
  );
}
