import { useEffect, useState } from "react";

/** Milliseconds of waiting after which the form says how long it may take. */
const LONG_WAIT_MS = 3_000;

/** Whether an answer has been awaited for long. */
export function useLongWait(waits: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => setLong(true), LONG_WAIT_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [waits]);
  return isLong;
}
