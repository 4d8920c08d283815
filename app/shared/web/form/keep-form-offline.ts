import type { ClientActionFunction } from "@remix-run/react";
import { getI18n } from "react-i18next";
import { isAnswer, isErrorOfServer } from "../hydration/keep-page";
import type { FormAnswer } from "../modal/page";

type Words = (t: ReturnType<typeof getI18n>["t"], error: unknown) => string;

/** A device without a network has sent nothing. After any other failure the form may have arrived. */
const whatFailed: Words = (t, error) => {
  if (isErrorOfServer(error)) return t("common:failure.broken");
  return t(navigator.onLine ? "common:failure.lost" : "common:failure.unreachable");
};

/**
 * A `clientAction` that keeps the form's values and shows `words` if the network or our server is down. The page's
 * loaders do not run again, since they would fail too.
 */
export function keepFormOffline(words = whatFailed): ClientActionFunction {
  return async ({ serverAction }) => {
    try {
      return await serverAction<unknown>();
    } catch (error) {
      if (isAnswer(error)) throw error;
      return { errors: { form: words(getI18n().t, error) }, skipRevalidation: true } satisfies FormAnswer;
    }
  };
}
