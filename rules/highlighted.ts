/** Splits a text into parts. A word's beginning is bold if it is one of the typed words, in any case. */
export function highlighted(text: string, typed: string): { part: string; bold: boolean }[] {
  const words = typed
    .toLocaleLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort((one, other) => other.length - one.length);
  const pieces = text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? [];
  return pieces.flatMap((word) => {
    const lower = word.toLocaleLowerCase();
    const begun = lower.length === word.length ? words.find((start) => lower.startsWith(start)) : undefined;
    if (!begun) return [{ part: word, bold: false }];
    const rest = word.slice(begun.length);
    return [{ part: word.slice(0, begun.length), bold: true }, ...(rest ? [{ part: rest, bold: false }] : [])];
  });
}
