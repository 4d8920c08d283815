import { useLayoutEffect } from "react";

/** Tells when the page listens: from the moment its hydration is done. Marked among the browser's own measures under "listening". */
export function Listening({ onStart }: { onStart: () => void }) {
  useLayoutEffect(() => {
    onStart();
    performance.mark("listening");
  }, [onStart]);
  return null;
}
