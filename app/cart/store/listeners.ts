type Listener = () => void;
type Subscribe = (listener: Listener) => () => void;

/** Calls each listener that is still subscribed. One that throws does not stop the others: its error is thrown on its own later. */
export function notify(listeners: ReadonlySet<Listener>) {
  for (const listener of [...listeners]) {
    if (!listeners.has(listener)) continue;
    try {
      listener();
    } catch (error) {
      setTimeout(() => {
        throw error;
      });
    }
  }
}

/**
 * A subscription whose listeners are called once per frame, after it is painted: the counter that was pressed is drawn first, sums and
 * badges elsewhere on the page after it.
 */
export function afterPaint(subscribe: Subscribe): Subscribe {
  const listeners = new Set<Listener>();
  let scheduled = false;
  let unsubscribe: (() => void) | undefined;
  const run = () => {
    scheduled = false;
    notify(listeners);
  };
  const schedule = () => {
    if (!scheduled) requestAnimationFrame(() => setTimeout(run));
    scheduled = true;
  };
  return (listener) => {
    if (listeners.size === 0) unsubscribe = subscribe(schedule);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) unsubscribe?.();
    };
  };
}
