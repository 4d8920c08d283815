/** The BroadcastChannel on which a window in which somebody is signed in tells the browser's other windows so. */
const CHANNEL = "session";

/** A channel delivers to the other listeners of its own window, too: these know by it that the news is theirs. */
const THIS_WINDOW = String(Math.random());

export function tellSignedIn() {
  if (!("BroadcastChannel" in window)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(THIS_WINDOW);
  channel.close();
}

/** Calls back when another window tells so. Returns a function that stops listening. */
export function onSignedInElsewhere(heard: () => void): () => void {
  if (!("BroadcastChannel" in window)) return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data !== THIS_WINDOW) heard();
  };
  return () => channel.close();
}
