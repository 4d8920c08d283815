import { useRef } from "react";
import type { CourierView } from "../tracking.view";

/**
 * The courier's position as text. The distance changes with every poll; screen readers announce only the rounded one.
 */
export function CourierWords({ courier, className }: { courier?: CourierView; className?: string }) {
  const first = useRef(courier?.news);
  return (
    <>
      {courier && <p className={className}>{courier.words}</p>}
      <p role="status" className="visually-hidden">
        {courier && courier.news !== first.current ? courier.news : null}
      </p>
    </>
  );
}
