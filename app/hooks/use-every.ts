import { useEffect, useRef } from "react";

/** Calls `callback` while the page is visible, and at once when it becomes visible after a longer time. */
export function useEvery(milliseconds: number, callback: () => void, on = true) {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (!on) return;
    let calledAt = Date.now();
    const look = () => {
      if (document.visibilityState !== "visible" || Date.now() - calledAt < milliseconds - 500) return;
      calledAt = Date.now();
      latest.current();
    };
    const timer = setInterval(look, milliseconds);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [milliseconds, on]);
}
