type Subscribe = (listener: () => void) => () => void;

/**
 * The same subscription for what can wait: its listeners hear of changes made within a frame once, after that frame has been painted. So the counter
 * that was pressed is drawn first, and sums and badges elsewhere on the page after it.
 */
export function afterPaint(subscribe: Subscribe): Subscribe {
  return (listener) => {
    let heard = false;
    let left = false;
    const stop = subscribe(() => {
      if (heard) return;
      heard = true;
      requestAnimationFrame(() => setTimeout(() => {
        heard = false;
        if (!left) listener();
      }));
    });
    return () => {
      left = true;
      stop();
    };
  };
}
