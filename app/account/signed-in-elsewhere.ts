import { useEffect } from "react";

const CHANNEL = "session";
/** Spec 1 §4 "Login". */
const GOES_AFTER = 1_500;

/** Tells this browser's other windows that somebody is signed in now. */
export function useTellSignedIn(isSignedIn: boolean) {
  useEffect(() => {
    if (!isSignedIn || !("BroadcastChannel" in window)) return;
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage("signed in");
    channel.close();
  }, [isSignedIn]);
}

/** After a sign-in in another window this one reloads to `next`. */
export function useSignedInElsewhere(next: string, waits: boolean) {
  useEffect(() => {
    if (!waits || !("BroadcastChannel" in window)) return;
    const channel = new BroadcastChannel(CHANNEL);
    let timer: ReturnType<typeof setTimeout> | undefined;
    channel.onmessage = () => {
      timer ??= setTimeout(() => window.location.assign(next), GOES_AFTER);
    };
    return () => {
      channel.close();
      clearTimeout(timer);
    };
  }, [next, waits]);
}
