export type LiteChoice = "on" | "off";

/** What the browser asks for where the visitor has not chosen: lite pages with `Save-Data: on`. */
export function liteByHeader(saveData: string | string[] | null | undefined): LiteChoice | undefined {
  return saveData === "on" ? "on" : undefined;
}
