import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { cityPath } from "../../../rules/city-alias";
import type { FormAnswer } from "../../shared/web/modal/page";
import { INTERVAL_DATE } from "./time-slots.view";
import { useCityAlias } from "../../shared/ui/hooks/use-city-alias";
import { useSideFetcher } from "../../shared/web/hydration/side-fetcher";

/** Updates are debounced (docs/specification/rules-and-calls.md#times). */
export const SAVE_DELAY_MS = 1_000;

/**
 * Sends a picked time to the cart, so that dishes and prices are updated before the order is placed. A submission of
 * the whole form includes the time, so nothing else is sent then.
 */
export function useKeepTime(day: string | undefined) {
  const city = useCityAlias();
  const { t } = useTranslation("common");
  const { post, data, hasFailed } = useSideFetcher<FormAnswer & { words?: string }>();
  const isBusy = useRef(false);
  isBusy.current = useNavigation().state !== "idle";
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const latest = useRef(data);
  latest.current = data;
  // A response about an earlier pick is outdated after the next pick.
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
        post(cityPath(city, "intervals"), fields);
      }, SAVE_DELAY_MS);
    },
    words: news?.words,
    error: hasFailed && !old?.isPicked ? t("failure.lost") : news?.errors && Object.values(news.errors)[0],
  };
}
