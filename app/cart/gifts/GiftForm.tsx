import type { ComponentProps } from "react";
import { cityPath } from "../../../rules/city-alias";
import { useGiftButtons } from "./gift-buttons";
import { GiftItem } from "./GiftItem";
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
