import { useLocation } from "@remix-run/react";
import type { MouseEvent, ReactNode } from "react";
import { isPlainClick, useOpenModal } from "../../../shared/web/modal/use-modal-link";
import { withoutModals } from "../../../shared/web/modal/modals";
import { cityPath } from "../../../../rules/city-alias";
import { useCityAlias } from "../../../shared/ui/hooks/use-city-alias";
import { keepOnPressed } from "../../../shared/ui/hooks/focus";

type ShopButtonProps = {
  shop_id: number;
  /** The page after the choice without scripts; by default the current page. */
  return_to?: string;
  className?: string;
  children: (press: { onClick: (event: MouseEvent<HTMLButtonElement>) => void }) => ReactNode;
};

/**
 * Chooses a shop for takeaway. With scripts a confirmation opens over the page (docs/specification/product.md#shop).
 * Without scripts the form chooses the shop directly; the confirmation page comes first only if the cart would change
 * (`asks`).
 */
export function ShopButton({ shop_id, return_to, className, children }: ShopButtonProps) {
  const city = useCityAlias();
  const here = withoutModals(useLocation());
  const open = useOpenModal();
  function onClick(event: MouseEvent<HTMLButtonElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    keepOnPressed(event.currentTarget);
    open("ConfirmShopModal", { shop_id: String(shop_id) });
  }
  return (
    <form
      method="post"
      action={cityPath(city, `shops/${shop_id}?${new URLSearchParams({ return_to: return_to ?? here })}`)}
      className={className}
    >
      <input type="hidden" name="asks" value="1" />
      {children({ onClick })}
    </form>
  );
}
