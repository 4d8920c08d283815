import { isAggregator } from "../../../rules/payment";
import type { IconName } from "../../shared/ui/icons/Icon";

const icons = new Map<string, IconName>([
  ["cash", "banknote"],
  ["card", "nfc"],
  ["cardOnline", "credit-card"],
  ["sbp", "qr-code"],
  ["sberPay", "badge-check"],
  ["applePay", "wallet"],
  ["googlePay", "smartphone"],
]);

/** Payment brands have no icons, because their logos are trademarks. */
export function paymentIcon(alias: string): IconName {
  return icons.get(alias) ?? (isAggregator(alias) ? "bike" : "credit-card");
}
