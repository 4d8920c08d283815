import { useEffect, useRef, useState, type RefObject } from "react";
import { readJson } from "../../shared/web/hydration/read-json";
import { useEvery } from "../../shared/ui/hooks/use-every";
import { useBrowserLayoutEffect } from "../../shared/ui/hooks/use-browser-layout-effect";
import { dayOf, type WhenView } from "./time-slots.view";
import { isFree, lostTime, type LostTime } from "./times";
import { cityPath } from "../../../rules/city-alias";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";

/** See docs/specification/rules-and-calls.md#times. */
export const REFRESH_INTERVAL_MS = 60_000;
/**
 * If the page was rendered without slots, they are requested after this time
 * (docs/specification/rules-and-calls.md#times).
 */
export const FIRST_REFRESH_DELAY_MS = 1_500;

type Newer = {
  /**
   * The view that this response replaces. If another day was chosen or the page was reloaded meanwhile, a late response
   * is ignored.
   */
  of: WhenView;
  when: WhenView;
  /** The slot that was chosen when the response arrived, if it is still available. */
  picked?: string;
  lost?: LostTime;
};

/**
 * Refreshes the order form's slots every minute while the page is visible. The chosen slot stays chosen while it is
 * available. A failed request changes nothing, because the upstream checks the slot when the order is placed. `fields`
 * contains the radio buttons.
 */
export function useTimes(loaded: WhenView, fields: RefObject<HTMLElement>) {
  const city = useCityAlias();
  const [newer, setNewer] = useState<Newer>();
  const own = newer && (newer.of === loaded || isOlder(loaded, newer.when)) ? newer : undefined;
  const when = own?.when ?? loaded;

  const signal = useSignal(dayOf(loaded));
  async function refresh() {
    const now = await timesNow(city, when, signal());
    if (!now) return;
    const radio = fields.current?.querySelector<HTMLInputElement>("input[name=interval_id]:checked");
    const picked = radio && isFree(now, radio.value) ? radio.value : undefined;
    const gone = radio && !picked ? lostTime(when, radio.value) : undefined;
    setNewer({
      of: loaded,
      when: now,
      picked,
      lost: gone ?? (picked ? undefined : own?.lost),
    });
  }
  useEvery(REFRESH_INTERVAL_MS, () => void refresh());
  const isMissing = !loaded.dates;
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  useEffect(() => {
    if (!isMissing) return;
    const timer = setTimeout(() => void latest.current(), FIRST_REFRESH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isMissing]);

  useBrowserLayoutEffect(() => {
    // A checked radio button stays checked when it is disabled.
    for (const radio of fields.current?.querySelectorAll<HTMLInputElement>(
      "input[name=interval_id]:checked:disabled",
    ) ?? [])
      radio.checked = false;
  }, [own, loaded, fields]);

  return {
    when,
    /** The slot that was chosen at the last refresh; undefined before the first refresh. */
    refreshed: own && { picked: own.picked },
    lost: own?.lost,
    forget: () => setNewer((last) => (last?.lost ? { ...last, lost: undefined } : last)),
  };
}

/** Whether a reload of the page, which takes longer than a refresh, returned older slots of the same day. */
function isOlder(loaded: WhenView, { asked_at = 0, dates }: WhenView): boolean {
  return loaded.asked_at !== undefined && loaded.asked_at < asked_at && dayOf(loaded) === dayOf({ dates });
}

/** A signal that aborts a request for a day that is no longer shown. */
function useSignal(day: string | undefined): () => AbortSignal {
  const [stop] = useState(() => ({ current: new AbortController() }));
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, [day, stop]);
  return () => stop.current.signal;
}

function timesNow(city: string, when: WhenView, signal: AbortSignal): Promise<WhenView | undefined> {
  const date = dayOf(when);
  return readJson(cityPath(city, `checkout/times${date ? `?${new URLSearchParams({ date })}` : ""}`), signal);
}
