export type LiteChoice = "on" | "off";

/** A browser with `Save-Data: on` gets lite pages until the visitor chooses. */
export function liteByHeader(saveData: string | string[] | null | undefined): LiteChoice | undefined {
  return saveData === "on" ? "on" : undefined;
}
