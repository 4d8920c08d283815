import { ModalLink } from "../shared/web/modal/ModalLink";
import { FactRow } from "../shared/ui/layout/FactRow";
import type { CartView } from "../shared/basket/cart.view";

/** The destination of the order, or the delivery fee before it is known, with a link to change it. */
export function WhereItGoes({ view: { where } }: { view: Pick<CartView, "where"> }) {
  if (!where) return null;
  const { order_type, words, note, change } = where;
  const link = (
    <ModalLink modal="OrderTypesModal" parameters={{ order_type }}>
      {change}
    </ModalLink>
  );
  return (
    <FactRow icon={order_type === "delivery" ? "map-pin" : "store"} note={note} change={link}>
      {words}
    </FactRow>
  );
}
