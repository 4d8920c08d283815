import { useEffect, useState } from "react";
import type { SessionNews } from "../shared/web/context/city-frame";
import { readJson } from "../shared/web/hydration/read-json";
import { onSignedInElsewhere } from "./signed-in-news";

const MIN_REQUEST_GAP_MS = 3_000;

/**
 * Listens to messages of other windows. A window that may have missed one requests the path `session` when it comes
 * back to the foreground.
 */
export function useSignedInElsewhere(session: string, waits: boolean): boolean {
  const [isSignedIn, setSignedIn] = useState(false);
  useEffect(() => {
    if (!waits) return;
    let requestedAt = 0;
    const stopped = new AbortController();
    const request = async () => {
      if (document.visibilityState !== "visible" || Date.now() - requestedAt < MIN_REQUEST_GAP_MS) return;
      requestedAt = Date.now();
      const news = await readJson<SessionNews>(session, stopped.signal);
      if (news?.signed_in === true && !stopped.signal.aborted) setSignedIn(true);
    };
    const onReturn = () => void request();
    const stopListening = onSignedInElsewhere(() => setSignedIn(true));
    document.addEventListener("visibilitychange", onReturn);
    window.addEventListener("focus", onReturn);
    return () => {
      stopped.abort();
      stopListening();
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("focus", onReturn);
    };
  }, [session, waits]);
  return isSignedIn && waits;
}
