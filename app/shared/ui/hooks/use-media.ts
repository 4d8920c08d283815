import { useEffect, useState } from "react";

/** Undefined until scripts run. */
export function useMedia(query: string): boolean | undefined {
  const [holds, setHolds] = useState<boolean>();
  useEffect(() => {
    const media = window.matchMedia(query);
    const tell = () => setHolds(media.matches);
    tell();
    // Safari 12 has no such method.
    media.addEventListener?.("change", tell);
    return () => media.removeEventListener?.("change", tell);
  }, [query]);
  return holds;
}
