import type { SessionNews } from "../shared/web/context/city-frame";
import { readJson } from "../shared/web/hydration/read-json";

const CHANNEL = "session";

/** A channel also delivers to other listeners in its own window; the id lets them ignore the message. */
const THIS_WINDOW = String(Math.random());

/** Tells other windows that the visitor has signed in. */
export function tellSignedIn() {
  if (!("BroadcastChannel" in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(THIS_WINDOW);
  channel.close();
}

/**
 * Hears of a sign-in in another window, and requests the path `session` when this one comes back: at most once in
 * `minGapMs` from the foreground, always from the back/forward cache (`restored`). Ends once `heard` returns true.
 * Returns a function that ends it before.
 */
export function watchSession(
  path: string,
  minGapMs: number,
  heard: (news: SessionNews, restored: boolean) => boolean,
): () => void {
  let requestedAt = Date.now();
  let isRequesting = false;
  let isOver = false;
  const tell = (news: SessionNews, restored: boolean) => {
    if (!isOver && heard(news, restored)) stop();
  };
  async function request(restored: boolean) {
    if (isRequesting) return;
    requestedAt = Date.now();
    isRequesting = true;
    const news = await readJson<SessionNews>(path);
    isRequesting = false;
    if (news) tell(news, restored);
  }
  const onReturn = () => {
    if (document.visibilityState === "visible" && Date.now() - requestedAt >= minGapMs) void request(false);
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) void request(true);
  };
  const channel = "BroadcastChannel" in window ? new BroadcastChannel(CHANNEL) : undefined;
  if (channel)
    channel.onmessage = ({ data }) => {
      if (data !== THIS_WINDOW) tell({ signed_in: true }, false);
    };
  document.addEventListener("visibilitychange", onReturn);
  window.addEventListener("focus", onReturn);
  window.addEventListener("pageshow", onPageShow);
  function stop() {
    isOver = true;
    channel?.close();
    document.removeEventListener("visibilitychange", onReturn);
    window.removeEventListener("focus", onReturn);
    window.removeEventListener("pageshow", onPageShow);
  }
  return stop;
}
