import { useTranslation } from "react-i18next";
import { classes } from "../../shared/ui/styles/class-names";
import { FactRow } from "../../shared/ui/layout/FactRow";
import { Skeleton } from "../../shared/ui/layout/Skeleton";
import { CartHead, CartMessages, CartSteps, useReturnTo } from "../CartParts";
import { CartProgress, CartReceipt, CartTotal } from "../CartReceipt";
import { EmptyCart } from "../EmptyCart";
import { EditableLines } from "../lines/EditableLines";
import { PackageRows } from "../lines/PackageRows";
import { OrderButton } from "../OrderButton";
import layout from "./CartPage.module.css";
import { useCartView } from "../store/CartProvider";
import { GroupOrderInCart } from "../group-order/GroupOrderInCart";
import { WhereItGoes } from "../WhereItGoes";

type ComingCartProps = { label: string; titleId: string };

/**
 * CartModal while its data loads. Parts that the store knows stand at their final positions; parts with texts or data
 * of their own are missing.
 */
export function ComingCart({ label, titleId }: ComingCartProps) {
  const { t } = useTranslation("cart");
  const view = useCartView();
  const return_to = useReturnTo();
  if (view.state === "unknown") return <Skeleton label={label} titleId={titleId} />;
  if (view.lines.length === 0 && !view.others?.length) return <EmptyCart titleId={titleId} level={1} />;
  return (
    <div className={classes(layout.columns, layout.modal)}>
      <div className={layout.left}>
        <div className={layout.main}>
          <div className={layout.steps}>
            <CartSteps view={view} />
          </div>
          <CartHead>
            <h1 id={titleId} className="panel-title">
              {t("title")}
            </h1>
          </CartHead>
          <WhereItGoes view={view} />
          {(view.when ?? view.isOutdated) && (
            <FactRow icon="clock">{view.when?.note ?? view.when?.words ?? "\u00a0"}</FactRow>
          )}
          {!view.isOutdated && <CartMessages view={view} position="top" />}
          <EditableLines lines={view.lines} />
          <GroupOrderInCart view={view} />
          <CartProgress view={view} />
          {!view.isOutdated && <PackageRows packages={view.packages} return_to={return_to} />}
        </div>
        <div className={layout.coming}>
          <Skeleton label={label} />
        </div>
      </div>
      <div className={layout.side}>
        <div className={layout.sums}>{!view.isOutdated && <CartReceipt view={view} />}</div>
        <div className={layout.foot}>
          <CartTotal total={view.total} />
          <OrderButton view={view} />
        </div>
      </div>
    </div>
  );
}
