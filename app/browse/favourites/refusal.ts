/** The message after a failed change: the server's reason, or that there was no response. */
export function refusalFlash(error: string, t: (key: "failed") => string) {
  return { tone: "danger" as const, text: error || t("failed") };
}
