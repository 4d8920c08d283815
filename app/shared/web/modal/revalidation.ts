import type { ShouldRevalidateFunction } from "@remix-run/react";
import { withoutModals } from "./modals";
import type { FormAnswer } from "./page";

/**
 * Every route's `shouldRevalidate`. Loaders do not run again when a modal opens or closes, after a failed form unless
 * it answers `changed: true`, and after an action that answers `skipRevalidation: true`.
 */
export const skipRevalidationForModals: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  actionStatus = 200,
  actionResult,
}) => {
  if (formMethod && formMethod !== "GET")
    return (actionStatus < 400 || hasChanged(actionResult)) && !skipsRevalidation(actionResult);
  return withoutModals(currentUrl) !== withoutModals(nextUrl) || currentUrl.href === nextUrl.href;
};

/**
 * For the layout routes of a city, whose loaders do not run again within the city. Navigation to and from a payment
 * runs them, because the cart becomes an order.
 */
export const skipRevalidationForFrame: ShouldRevalidateFunction = (change) => {
  const { currentUrl, nextUrl, formMethod } = change;
  if (formMethod && formMethod !== "GET") return skipRevalidationForModals(change);
  return (
    currentUrl.href === nextUrl.href ||
    cityOf(currentUrl) !== cityOf(nextUrl) ||
    isOfPayment(currentUrl) !== isOfPayment(nextUrl)
  );
};

export function skipsRevalidation(actionResult: unknown): boolean {
  return Boolean((actionResult as { skipRevalidation?: boolean } | undefined)?.skipRevalidation);
}

const hasChanged = (actionResult: unknown) => Boolean((actionResult as FormAnswer | undefined)?.changed);

const isOfPayment = ({ pathname }: URL) => /^\/[^/]+\/order\/payment\//.test(pathname);
const cityOf = ({ pathname }: URL) => pathname.split("/")[1];
