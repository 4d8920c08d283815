import { useEffect, useRef, useState } from "react";
import { CODE_BUTTON_BUSY_MS, CODE_BUTTON_BUSY_AFTER_ERROR_MS } from "../../rules/verification";

/**
 * Whether the button that requests a code is busy: during its request, for some time after the press, and for a moment
 * after an answer with errors. `refused`: that answer, a new object each time.
 */
export function useBusy(sending: boolean, refused: object | undefined): boolean {
  const [held, setHeld] = useState<{ ms: number }>();
  const seen = useRef(refused);
  useEffect(() => {
    if (sending) setHeld({ ms: CODE_BUTTON_BUSY_MS });
  }, [sending]);
  useEffect(() => {
    if (refused && refused !== seen.current) setHeld({ ms: CODE_BUTTON_BUSY_AFTER_ERROR_MS });
    seen.current = refused;
  }, [refused]);
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => setHeld(undefined), held.ms);
    return () => clearTimeout(timer);
  }, [held]);
  return sending || held !== undefined;
}
