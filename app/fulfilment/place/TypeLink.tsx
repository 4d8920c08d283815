import type { OrderType } from "../../../rules/order";
import { useCityFrame } from "../../shared/web/context/city-frame";
import { ModalLink } from "../../shared/web/modal/ModalLink";
import type { ModalTarget } from "../../shared/web/modal/use-modal-link";

/**
 * The modal that switches the order type. If a shop is known, takeaway needs a confirmation only; otherwise the visitor
 * chooses a place first (docs/specification/product.md#order-type).
 */
export function typeModal(type: OrderType, knows_shop: boolean): ModalTarget {
  return type === "takeaway" && knows_shop
    ? { modal: "ConfirmChangeTakeaway" }
    : { modal: "OrderTypesModal", parameters: { order_type: type } };
}

export function TypeLink({ type, className, children }: { type: OrderType; className?: string; children: string }) {
  const { knows_shop } = useCityFrame();
  return (
    <ModalLink {...typeModal(type, knows_shop)} className={className}>
      {children}
    </ModalLink>
  );
}
