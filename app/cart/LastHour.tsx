import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useEvery } from "../shared/ui/hooks/use-every";
import { Notice } from "../shared/ui/messages/Notice";

const MINUTE_MS = 60_000;

/**
 * The minutes left of the chosen shop's last hour (docs/specification/product.md#last-work-hour), counted down from
 * `left`. At the end the notice disappears.
 */
export function LastHour({ left, className }: { left: number; className?: string }) {
  const { t } = useTranslation("cart");
  const [count, setCount] = useState(left);
  const ends = useRef(0);
  useEffect(() => {
    ends.current = Date.now() + left * MINUTE_MS;
    setCount(left);
  }, [left]);
  useEvery(MINUTE_MS, () => setCount(Math.round((ends.current - Date.now()) / MINUTE_MS)), count > 0);
  return count > 0 ? <Notice className={className}>{t("lastHour", { count })}</Notice> : null;
}
