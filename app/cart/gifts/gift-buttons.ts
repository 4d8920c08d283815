import { sends } from "../../../rules/sent-fields";
import type { MouseEvent } from "react";
import { cityPath } from "../../../rules/city-alias";
import { isPlainClick, useOpenModal } from "../../shared/web/modal/use-modal-link";
import type { GiftButtons } from "./GiftItem";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import { keepOnPressed } from "../../shared/ui/hooks/focus";

/**
 * The buttons of a gift in a form of its own (GiftForm). The confirmation is a page without scripts, and a modal with
 * them.
 */
export function useGiftButtons(): GiftButtons {
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
