import { useEffect, useState } from "react";
import type { SessionNews } from "../context/city-frame";
import { readJson } from "../hydration/read-json";
import { onSignedInElsewhere } from "./signed-in-news";

/** Milliseconds. */
const ASKS_AT_MOST_EVERY = 3_000;

/**
 * Whether somebody has signed in in another window of this browser: that window says so and, where it cannot or this one slept, the server is asked
 * when this one comes back to the foreground. `session`: the path that tells.
 */
export function useSignedInElsewhere(session: string, waits: boolean): boolean {
  const [isSignedIn, setSignedIn] = useState(false);
  useEffect(() => {
    if (!waits) return;
    let asked = 0;
    const stopped = new AbortController();
    const ask = async () => {
      if (document.visibilityState !== "visible" || Date.now() - asked < ASKS_AT_MOST_EVERY) return;
      asked = Date.now();
      const news = await readJson<SessionNews>(session, stopped.signal);
      if (news?.signed_in === true && !stopped.signal.aborted) setSignedIn(true);
    };
    const heard = () => void ask();
    const stopListening = onSignedInElsewhere(() => setSignedIn(true));
    document.addEventListener("visibilitychange", heard);
    window.addEventListener("focus", heard);
    return () => {
      stopped.abort();
      stopListening();
      document.removeEventListener("visibilitychange", heard);
      window.removeEventListener("focus", heard);
    };
  }, [session, waits]);
  return isSignedIn && waits;
}
