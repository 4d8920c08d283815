import { useEffect, useRef } from "react";

/** Calls `ask` while the page is visible, and at once when it becomes visible after a longer time. */
export function useEvery(milliseconds: number, ask: () => void, on = true) {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    if (!on) return;
    let asked = Date.now();
    const look = () => {
      if (document.visibilityState !== "visible" || Date.now() - asked < milliseconds - 500) return;
      asked = Date.now();
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
