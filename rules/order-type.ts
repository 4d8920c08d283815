export type OrderType = "delivery" | "takeaway";

/** An order type from a cookie or a form: only lowercase letters are kept (spec 2 §5), anything but the two words is undefined. */
export function parseOrderType(value: unknown): OrderType | undefined {
  if (typeof value !== "string") return undefined;
  const letters = value.replace(/[^a-z]/g, "");
  return letters === "delivery" || letters === "takeaway" ? letters : undefined;
}
