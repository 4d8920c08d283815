/** Keeps at most `maxLength` UTF-16 units, without half a surrogate pair at the end. */
export function cut(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, "");
}
