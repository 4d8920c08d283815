import { useRef } from "react";
import type { CourierView } from "./tracking.view";

/** Where the courier is, in words. The distance changes with every answer: a screen reader says only what is news. */
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
