const CHANNEL = "session";

/** A channel also delivers to other listeners in its own window; the id lets them ignore the message. */
const THIS_WINDOW = String(Math.random());

export function tellSignedIn() {
  if (!("BroadcastChannel" in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(THIS_WINDOW);
  channel.close();
}

/** Calls back when another window announces a sign-in. Returns a function that stops listening. */
export function onSignedInElsewhere(callback: () => void): () => void {
  if (!("BroadcastChannel" in window)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data !== THIS_WINDOW) callback();
  };
  return () => channel.close();
}
