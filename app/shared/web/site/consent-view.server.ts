import { analyticsIds, analyticsNames, type AnalyticsIds } from "../../../../server/operate/analytics";
import { consentOf } from "../../../../server/visitor/consent";
import type { Visit } from "../../../../server/visitor/visit";
import type { ConsentView } from "./consent.view";

/** The page where the answer can be changed. It is the only legal page that a deployment cannot replace. */
const CHANGE_CONSENT_PATH = "/legal-info#analytics";

/** The names of the analytics providers as part of a sentence; undefined without analytics. */
export function analyticsWords({ language }: Visit): string | undefined {
  return new Intl.ListFormat(language).format(analyticsNames()) || undefined;
}

/** Undefined without analytics. */
export function consentView(visit: Visit): ConsentView | undefined {
  const providers = analyticsWords(visit);
  if (!providers) return undefined;
  const { t } = visit;
  return {
    label: t("info:analytics.label"),
    text: t("info:analytics.ask", { providers }),
    more: { href: CHANGE_CONSENT_PATH, words: t("info:analytics.more") },
    allow: t("info:analytics.allow"),
    refuse: t("info:analytics.refuse"),
  };
}

export type DocumentAnalytics = {
  ids: AnalyticsIds;
  allowed: boolean;
  question?: ConsentView;
};

/** Undefined without analytics. Lite pages run no script and show the question only. */
export async function documentAnalytics(visit: Visit): Promise<DocumentAnalytics | undefined> {
  const ids = analyticsIds();
  if (!ids) return undefined;
  const consent = await consentOf(visit);
  return { ids, allowed: consent === "all", question: consent ? undefined : consentView(visit) };
}
