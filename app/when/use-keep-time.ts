import { useFetcher, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { cityPath } from "../../rules/city-alias";
import type { FormAnswer } from "../modal/page";
import { INTERVAL_DATE } from "./when.view";
import { useCityAlias } from "../hooks/use-city-alias";

/** Updates are debounced (docs/specification/rules-and-calls.md#times). */
export const KEEP_AFTER = 1_000;

/**
 * Makes a time that is picked in a form that of the cart, so that dishes and prices are those of then before anything is ordered. Sending
 * the form itself says its time too: then nothing else is sent.
 */
export function useKeepTime(day: string | undefined) {
  const city = useCityAlias();
  const { submit, data } = useFetcher<FormAnswer & { words?: string }>();
  const isBusy = useRef(false);
  isBusy.current = useNavigation().state !== "idle";
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const latest = useRef(data);
  latest.current = data;
  // What was answered about a time is no news of the one that was picked after it.
  const [old, setOld] = useState<{ answer: typeof data; isPicked: boolean }>();
  const news = old?.isPicked || old?.answer === data ? undefined : data;
  return {
    keep(interval_id: string) {
      clearTimeout(timer.current);
      setOld({ answer: data, isPicked: true });
      timer.current = setTimeout(() => {
        if (isBusy.current) return;
        setOld({ answer: latest.current, isPicked: false });
        const fields = { interval_id, ...(day ? { [INTERVAL_DATE]: day } : {}), answer: "data", quiet: "1" };
        submit(fields, { method: "post", action: cityPath(city, "intervals") });
      }, KEEP_AFTER);
    },
    /** What the time changed, in words. */
    words: news?.words,
    error: news?.errors && Object.values(news.errors)[0],
  };
}
