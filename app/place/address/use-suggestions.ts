import { useCallback, useEffect, useRef, useState } from "react";
import { isSameAddress, wantsSuggestions } from "../../../rules/address";
import { useFrameAround } from "../../context/city-frame";
import { useCityAlias } from "../../hooks/use-city-alias";
import type { AddressMatch } from "../place.view";
import { cityPath } from "../../../rules/city-alias";
import { ProviderSuggestions } from "./suggest/provider";
import type { Suggested } from "./suggest/suggester";

const DEBOUNCE_MS = 250;

/** An address to choose: where it is, is known of the shop's own ones, and found out of a provider's. */
export type Suggestion = AddressMatch | Suggested;

/**
 * Suggestions for the typed address, debounced: those of the provider of maps where the deployment has one, else, or while it fails, those of the upstream's
 * geocoder (docs/specification/rules-and-calls.md#geocoding-and-suggestions). A street that is typed already is none. The provider is loaded by the first
 * `prepare` or `ask`.
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
  /** Where a chosen address is. Undefined: the provider does not say, and the server looks for the text. */
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

/** A failed request yields no suggestions: the address can be typed in full. */
async function ownSuggestions(city: string, address: string, signal: AbortSignal): Promise<AddressMatch[]> {
  try {
    const response = await fetch(cityPath(city, `address/suggestions?${new URLSearchParams({ address })}`), { signal });
    return response.ok ? ((await response.json()) as { suggestions: AddressMatch[] }).suggestions : [];
  } catch {
    return [];
  }
}
