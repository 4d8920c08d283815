import { isAggregator } from "../../rules/payment";
import type { IconName } from "../ui/Icon";

const icons = new Map<string, IconName>([
  ["cash", "banknote"],
  ["card", "nfc"],
  ["cardOnline", "credit-card"],
  ["sbp", "qr-code"],
  ["sberPay", "badge-check"],
  ["applePay", "wallet"],
  ["googlePay", "smartphone"],
]);

/** The icon of a payment type by its alias. The brands of payments are named in words: their marks belong to their owners. */
export function paymentIcon(alias: string): IconName {
  return icons.get(alias) ?? (isAggregator(alias) ? "bike" : "credit-card");
}
