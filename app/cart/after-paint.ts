type Subscribe = (listener: () => void) => () => void;

/**
 * The same subscription for what can wait: its listeners hear of the changes made within a frame once and all together, after that frame has been
 * painted. So the counter that was pressed is drawn first, and sums and badges elsewhere on the page after it.
 */
export function afterPaint(subscribe: Subscribe): Subscribe {
  const listeners = new Set<() => void>();
  let heard = false;
  let stop: (() => void) | undefined;
  const tell = () => {
    heard = false;
    for (const listener of [...listeners]) listener();
  };
  const hear = () => {
    if (!heard) requestAnimationFrame(() => setTimeout(tell));
    heard = true;
  };
  return (listener) => {
    if (listeners.size === 0) stop = subscribe(hear);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) stop?.();
    };
  };
}
