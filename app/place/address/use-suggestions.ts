import { useCallback, useEffect, useRef, useState } from "react";
import { wantsSuggestions } from "../../../rules/address";
import type { AddressMatch } from "../place.view";
import { cityPath } from "../../../rules/city-alias";

const PAUSE = 250;

/** Suggestions for the typed address, debounced by 250 ms. */
export function useSuggestions(city: string) {
  const [options, setOptions] = useState<AddressMatch[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    asking.current?.abort();
  }, []);
  useEffect(() => stop, [stop]);

  const forget = useCallback(() => {
    stop();
    setOptions([]);
  }, [stop]);

  const ask = useCallback(
    (text: string) => {
      stop();
      if (!wantsSuggestions(text)) return setOptions([]);
      timer.current = setTimeout(() => {
        const asked = new AbortController();
        asking.current = asked;
        void suggestions(city, text, asked.signal).then((found) => asked.signal.aborted || setOptions(found));
      }, PAUSE);
    },
    [city, stop],
  );
  return { options, ask, forget };
}

/** A failed request yields no suggestions: the address can be typed in full. */
async function suggestions(city: string, address: string, signal: AbortSignal): Promise<AddressMatch[]> {
  try {
    const response = await fetch(cityPath(city, `address/suggestions?${new URLSearchParams({ address })}`), { signal });
    return response.ok ? ((await response.json()) as { suggestions: AddressMatch[] }).suggestions : [];
  } catch {
    return [];
  }
}
