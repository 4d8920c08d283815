import { useCallback, useEffect, useRef, useState } from "react";
import { isSameAddress, wantsSuggestions } from "../../../../../rules/address";
import { useFrameAround } from "../../../../shared/web/context/city-frame";
import { useCityAlias } from "../../../../shared/ui/hooks/use-city-alias";
import type { AddressMatch } from "../../place.view";
import { cityPath } from "../../../../../rules/city-alias";
import { ProviderSuggestions } from "../suggest/provider";
import type { Suggested } from "../suggest/suggester";

const DEBOUNCE_MS = 250;

/**
 * A suggested address. The shop's own suggestions include their point; a provider's point is looked up when it is
 * chosen.
 */
export type Suggestion = AddressMatch | Suggested;

/**
 * Suggestions for the typed address, debounced. They come from the provider of maps if the deployment has one;
 * otherwise, or while it fails, from the upstream's geocoder
 * (docs/specification/rules-and-calls.md#geocoding-and-suggestions). A street that is already typed completely is not
 * suggested. The first `prepare` or `ask` loads the provider.
 */
export function useSuggestions() {
  const city = useCityAlias();
  const suggest = useFrameAround()?.suggest;
  const [options, setOptions] = useState<Suggestion[]>([]);
  const [isBusy, setBusy] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);
  const provider = useRef<ProviderSuggestions>(undefined);
  if (suggest) provider.current ??= new ProviderSuggestions(suggest);

  const stop = useCallback(() => {
    clearTimeout(timer.current);
    asking.current?.abort();
    setBusy(false);
  }, []);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asking.current?.abort();
    },
    [],
  );

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
        setBusy(true);
        void suggestions(provider.current, city, text, asked.signal).then((found) => {
          if (asked.signal.aborted) return;
          setBusy(false);
          setOptions(found.filter((option) => !(option.street && isSameAddress(option.text, text))));
        });
      }, DEBOUNCE_MS);
    },
    [city, stop],
  );

  const prepare = useCallback(() => provider.current?.open(), []);
  /** The point of a chosen address. Undefined if the provider returns none; the server looks the text up then. */
  const locate = useCallback(async (chosen: Suggestion): Promise<AddressMatch | undefined> => {
    if (!("locate" in chosen)) return chosen;
    const point = await provider.current?.locate(chosen);
    return point && { text: chosen.text, ...point };
  }, []);
  return { options, isBusy, prepare, ask, forget, locate };
}

async function suggestions(
  provider: ProviderSuggestions | undefined,
  city: string,
  text: string,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const theirs = await provider?.answer(text);
  if (theirs && theirs.length > 0) return theirs;
  return signal.aborted ? [] : ownSuggestions(city, text, signal);
}

/** A failed request yields no suggestions, and the address can still be typed. */
async function ownSuggestions(city: string, address: string, signal: AbortSignal): Promise<AddressMatch[]> {
  try {
    const response = await fetch(cityPath(city, `address/suggestions?${new URLSearchParams({ address })}`), { signal });
    return response.ok ? ((await response.json()) as { suggestions: AddressMatch[] }).suggestions : [];
  } catch {
    return [];
  }
}
