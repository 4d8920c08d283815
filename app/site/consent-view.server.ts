import { analyticsIds, analyticsNames, type AnalyticsIds } from "../../server/operate/analytics";
import { consentOf } from "../../server/visitor/consent";
import type { Visit } from "../../server/visitor/visit";
import type { ConsentView } from "./consent.view";

/** Where the answer can be changed: the one legal page that a deployment cannot replace by its own. */
const CHANGE_CONSENT = "/legal-info#analytics";

/** Who counts, as part of a sentence; undefined where nobody does. */
export function analyticsWords({ language }: Visit): string | undefined {
  return new Intl.ListFormat(language).format(analyticsNames()) || undefined;
}

/** The question; undefined where nothing is counted. */
export function consentView(visit: Visit): ConsentView | undefined {
  const providers = analyticsWords(visit);
  if (!providers) return undefined;
  const { t } = visit;
  return {
    label: t("content:analytics.label"),
    text: t("content:analytics.ask", { providers }),
    more: { href: CHANGE_CONSENT, words: t("content:analytics.more") },
    allow: t("content:analytics.allow"),
    refuse: t("content:analytics.refuse"),
  };
}

/** What a document has of analytics. */
export type DocumentAnalytics = {
  ids: AnalyticsIds;
  allowed: boolean;
  /** The visitor was not asked yet. */
  question?: ConsentView;
};

/** Undefined where the deployment counts nothing. Lite pages run no script, so they have the question only. */
export async function documentAnalytics(visit: Visit): Promise<DocumentAnalytics | undefined> {
  const ids = analyticsIds();
  if (!ids) return undefined;
  const consent = await consentOf(visit);
  return { ids, allowed: consent === "all", question: consent ? undefined : consentView(visit) };
}
