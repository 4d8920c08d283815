/** Keeps at most `maxLength` UTF-16 units, without half a surrogate pair at the end. */
export function cut(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, "");
}

/** Keeps at most `maxLength` UTF-16 units. The last one of a shortened text is an ellipsis. */
export function cutWithEllipsis(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${cut(text, maxLength - 1).replace(/[…\s]+$/, "")}…`;
}
