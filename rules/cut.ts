/** The text's first characters, at most `longest` UTF-16 units, without half a surrogate pair at the end. */
export function cut(text: string, longest: number): string {
  return text.slice(0, longest).replace(/[\ud800-\udbff]$/, "");
}
