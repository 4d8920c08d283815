import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useEvery } from "../hooks/use-every";
import { Notice } from "../ui/Notice";

const MINUTE = 60_000;

/** The minutes left of the chosen shop's last hour (docs/specification/product.md#last-work-hour), counted down from `left`; absent at the end. */
export function LastHour({ left, className }: { left: number; className?: string }) {
  const { t } = useTranslation("cart");
  const [count, setCount] = useState(left);
  const ends = useRef(0);
  useEffect(() => {
    ends.current = Date.now() + left * MINUTE;
    setCount(left);
  }, [left]);
  useEvery(MINUTE, () => setCount(Math.round((ends.current - Date.now()) / MINUTE)), count > 0);
  return count > 0 ? <Notice className={className}>{t("lastHour", { count })}</Notice> : null;
}
