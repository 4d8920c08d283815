import { useEffect, useRef } from "react";

/**
 * Calls `callback` while the page is visible, and at once when it becomes visible after a longer time. A hidden page calls
 * it only every `whileHidden` milliseconds, by default never.
 */
export function useEvery(milliseconds: number, callback: () => void, on = true, whileHidden = Infinity) {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    if (!on) return;
    let calledAt = Date.now();
    const look = () => {
      const pause = document.visibilityState === "visible" ? milliseconds : whileHidden;
      if (Date.now() - calledAt < pause - 500) return;
      calledAt = Date.now();
      latest.current();
    };
    const timer = setInterval(look, milliseconds);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [milliseconds, on, whileHidden]);
}
