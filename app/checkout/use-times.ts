import { useParams } from "@remix-run/react";
import { useEffect, useLayoutEffect, useState, type RefObject } from "react";
import { useEvery } from "../page/use-every";
import type { WhenView } from "./checkout.view";
import { inPlace, isFree, lostTime, type LostTime } from "./times";

/** Spec 2 §9. */
export const REFRESH_EVERY = 60_000;

type Newer = {
  /** What it takes the place of: another day, or a page loaded anew, is not touched by a late answer. */
  of: WhenView;
  when: WhenView;
  /** What was chosen as the answer came, if it can still be. */
  picked?: string;
  lost?: LostTime;
  /** The focus was on the time that was lost. */
  refocus?: boolean;
};

/**
 * The times of the order form, asked for anew every minute while somebody looks at it, and nothing else of the page. What is chosen stays
 * chosen as long as it is free. What cannot be learnt changes nothing: the order itself has the last word. `fields` holds the radios.
 */
export function useTimes(loaded: WhenView, fields: RefObject<HTMLElement>) {
  const { city = "" } = useParams();
  const [newer, setNewer] = useState<Newer>();
  const own = newer?.of === loaded ? newer : undefined;
  const when = own?.when ?? loaded;

  const signal = useSignal(loaded);
  async function refresh() {
    const now = await timesNow(city, when, signal());
    if (!now) return;
    const radio = fields.current?.querySelector<HTMLInputElement>("input[name=interval_id]:checked");
    const picked = radio && isFree(now, radio.value) ? radio.value : undefined;
    const gone = radio && !picked ? lostTime(when, radio.value) : undefined;
    setNewer({
      of: loaded,
      when: inPlace(when, now),
      picked,
      lost: gone ?? (picked ? undefined : own?.lost),
      refocus: gone && radio === document.activeElement,
    });
  }
  useEvery(REFRESH_EVERY, () => void refresh());

  useLayoutEffect(() => {
    if (!own?.lost) return;
    // A radio that somebody pressed stays checked when it is disabled.
    for (const radio of fields.current?.querySelectorAll<HTMLInputElement>(
      "input[name=interval_id]:checked:disabled",
    ) ?? [])
      radio.checked = false;
    if (own.refocus) fields.current?.querySelector("fieldset")?.focus({ preventScroll: true });
  }, [own, fields]);

  return {
    when,
    /** What is chosen since the times were refreshed; undefined before that. */
    refreshed: own && { picked: own.picked },
    lost: own?.lost,
    /** Another time was chosen instead. */
    forget: () => setNewer((last) => (last?.lost ? { ...last, lost: undefined } : last)),
  };
}

/** The signal for a request, which ends with the times that it was for. */
function useSignal(loaded: WhenView): () => AbortSignal {
  const [stop] = useState(() => ({ current: new AbortController() }));
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, [loaded, stop]);
  return () => stop.current.signal;
}

async function timesNow(city: string, { dates }: WhenView, signal: AbortSignal): Promise<WhenView | undefined> {
  const date = dates?.find(({ current }) => current)?.value;
  try {
    const response = await fetch(`/${city}/checkout/times${date ? `?${new URLSearchParams({ date })}` : ""}`, {
      headers: { Accept: "application/json" },
      signal,
    });
    return response.ok ? ((await response.json()) as WhenView) : undefined;
  } catch {
    return undefined;
  }
}
