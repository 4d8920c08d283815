import { useEffect, useState } from "react";
import { watchSession } from "./watch-session";

const MIN_REQUEST_GAP_MS = 3_000;

/** Whether the visitor, who `waits` here to sign in, has signed in in another window. `session`: the path. */
export function useSignedInElsewhere(session: string, waits: boolean): boolean {
  const [isSignedIn, setSignedIn] = useState(false);
  useEffect(() => {
    if (!waits) return;
    return watchSession(session, MIN_REQUEST_GAP_MS, ({ signed_in }) => {
      if (signed_in === true) setSignedIn(true);
      return signed_in === true;
    });
  }, [session, waits]);
  return isSignedIn && waits;
}
