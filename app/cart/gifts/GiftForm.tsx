import type { ComponentProps, MouseEvent } from "react";
import { cityPath } from "../../../rules/city-alias";
import { sends } from "../../../rules/sent-fields";
import { isPlainClick, useOpenModal } from "../../shared/web/modal/use-modal-link";
import { keepOnPressed } from "../../shared/ui/hooks/focus";
import { GiftItem, type GiftButtons } from "./GiftItem";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";

type GiftFormProps = Omit<ComponentProps<typeof GiftItem>, "buttons"> & {
  return_to: string;
};

export function GiftForm({ return_to, ...item }: GiftFormProps) {
  const city = useCityAlias();
  const buttons = useGiftButtons();
  return (
    <form method="post" action={cityPath(city, "cart/gifts")}>
      <input type="hidden" name="gift_id" value={item.gift.id} />
      <input type="hidden" name="return_to" value={return_to} />
      <GiftItem {...item} buttons={buttons} />
    </form>
  );
}

/**
 * The buttons of a gift in a form of its own. The confirmation is a page without scripts, and a modal with
 * them.
 */
function useGiftButtons(): GiftButtons {
  const city = useCityAlias();
  const open = useOpenModal();
  return {
    set: (_gift_id, count) => sends({ gift_count: count }),
    remove: (gift_id) => ({
      formMethod: "get",
      formAction: cityPath(city, `cart/gifts/${gift_id}`),
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        keepOnPressed(event.currentTarget);
        open("ConfirmRemoveGiftModal", { gift_id: String(gift_id) });
      },
    }),
  };
}
