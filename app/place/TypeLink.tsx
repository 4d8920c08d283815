import type { OrderType } from "../../rules/order-type";
import { useCityFrame } from "../page/city-frame";
import { ModalLink } from "../modal/ModalLink";
import type { ModalTarget } from "../modal/use-modal-link";

/** What the switch to another order type opens. With a shop chosen before, takeaway needs no more than a yes; else it is asked where first (spec 1 §4). */
export function typeModal(type: OrderType, knows_shop: boolean): ModalTarget {
  return type === "takeaway" && knows_shop
    ? { modal: "ConfirmChangeTakeaway" }
    : { modal: "OrderTypesModal", parameters: { order_type: type } };
}

/** The switch to the other order type. */
export function TypeLink({ type, className, children }: { type: OrderType; className?: string; children: string }) {
  const { knows_shop } = useCityFrame();
  return (
    <ModalLink {...typeModal(type, knows_shop)} className={className}>
      {children}
    </ModalLink>
  );
}
