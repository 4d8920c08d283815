/** Whether a visitor asks for fewer bytes, by the value of their browser's `Save-Data` header. */
export function savesData(header: unknown): boolean {
  return header === "on";
}
