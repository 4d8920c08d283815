import type { ShouldRevalidateFunction } from "@remix-run/react";
import { withoutModals } from "./modals";

/**
 * Every route exports this as `shouldRevalidate`. Loaders do not run again when a modal opens or closes, after a form that failed,
 * and after an action that answers `skipRevalidation: true`.
 */
export const skipRevalidationForModals: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus = 200,
  actionResult,
}) => {
  if (formMethod && formMethod !== "GET") return actionStatus < 400 && !skipsRevalidation(actionResult);
  return withoutModals(currentUrl) !== withoutModals(nextUrl) || currentUrl.href === nextUrl.href;
};

/** For the layout routes around a city's pages: neither a query change nor navigation within the city runs their loaders again. */
export const skipRevalidationForFrame: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod } = change;
  if (formMethod && formMethod !== "GET") return skipRevalidationForModals(change);
  return currentUrl.href === nextUrl.href || cityOf(currentUrl) !== cityOf(nextUrl);
};

export function skipsRevalidation(actionResult: unknown): boolean {
  return Boolean((actionResult as { skipRevalidation?: boolean } | undefined)?.skipRevalidation);
}

const cityOf = ({ pathname }: URL) => pathname.split("/")[1];
