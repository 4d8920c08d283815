/** The message about a heart that did not stay as it was pressed: the server's reason, or that there was no answer. */
export function refusalFlash(error: string, t: (key: "failed") => string) {
  return { tone: "danger" as const, text: error || t("failed") };
}
