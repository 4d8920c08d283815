import { useEffect, useRef, useState } from "react";
import { CODE_BUTTON_BUSY_MS, CODE_BUTTON_BUSY_AFTER_ERROR_MS } from "../../rules/verification";

/** Busy during a request, shortly after the press, and shortly after each new answer with errors (`refused`). */
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
