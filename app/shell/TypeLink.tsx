import type { OrderType } from "../rules/order-type";
import { useFrame } from "./frame";
import { ModalLink } from "./ModalLink";

/** The switch to the other order type. With a shop chosen before, takeaway needs no more than a yes; else it is asked where first (spec 1 §4). */
export function TypeLink({ type, className, children }: { type: OrderType; className?: string; children: string }) {
  const { knows_shop } = useFrame();
  if (type === "takeaway" && knows_shop) return <ModalLink modal="ConfirmChangeTakeaway" className={className}>{children}</ModalLink>;
  return <ModalLink modal="OrderTypesModal" parameters={{ order_type: type }} className={className}>{children}</ModalLink>;
}
