import { useEffect, useRef, useState } from "react";
import { CODE_BUTTON_BUSY, CODE_BUTTON_BUSY_AFTER_ERROR } from "../../rules/verification";

/**
 * Whether the button that asks for a code is busy: while its request is under way, some time after the press, and for a moment after an answer
 * with errors. `refused` is that answer: another object for each.
 */
export function useBusy(sending: boolean, refused: object | undefined): boolean {
  const [held, setHeld] = useState<{ ms: number }>();
  const seen = useRef(refused);
  useEffect(() => {
    if (sending) setHeld({ ms: CODE_BUTTON_BUSY });
  }, [sending]);
  useEffect(() => {
    if (refused && refused !== seen.current) setHeld({ ms: CODE_BUTTON_BUSY_AFTER_ERROR });
    seen.current = refused;
  }, [refused]);
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => setHeld(undefined), held.ms);
    return () => clearTimeout(timer);
  }, [held]);
  return sending || held !== undefined;
}
