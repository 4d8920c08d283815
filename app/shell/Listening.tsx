import { useLayoutEffect } from "react";

/** Tells when the page listens: from the moment its hydration is done. Marked among the browser's own measures under "listening". */
export function Listening() {
  useLayoutEffect(() => {
    performance.mark("listening");
  }, []);
  return null;
}
