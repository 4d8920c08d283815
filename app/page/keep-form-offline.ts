import { isRouteErrorResponse, type ClientActionFunction } from "@remix-run/react";
import { getI18n } from "react-i18next";
import type { Answer } from "../modal/page";

/**
 * A route's `clientAction`: when the network is gone, or our own server has no answer, the form stays with everything in it and says so,
 * instead of an error page; its data is not asked for again, which would fail too. `words` puts it in the visitor's language.
 */
export function keepForm(words: (t: ReturnType<typeof getI18n>["t"]) => string): ClientActionFunction {
  return async ({ serverAction }) => {
    try {
      return await serverAction<unknown>();
    } catch (error) {
      if (error instanceof Response || isRouteErrorResponse(error) || !(error instanceof Error)) throw error;
      return { errors: { form: words(getI18n().t) }, keepPage: true } satisfies Answer & { keepPage: true };
    }
  };
}
