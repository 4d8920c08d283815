import { isRouteErrorResponse, type ClientActionFunction } from "@remix-run/react";
import { getI18n } from "react-i18next";
import type { FormAnswer } from "../modal/page";

/**
 * A `clientAction` that keeps the form's values and shows `words` if the network or our server is down. The page's
 * loaders do not run again, since they would fail too.
 */
export function keepFormOffline(words: (t: ReturnType<typeof getI18n>["t"]) => string): ClientActionFunction {
  return async ({ serverAction }) => {
    try {
      return await serverAction<unknown>();
    } catch (error) {
      if (error instanceof Response || isRouteErrorResponse(error) || !(error instanceof Error)) throw error;
      return { errors: { form: words(getI18n().t) }, skipRevalidation: true } satisfies FormAnswer;
    }
  };
}
