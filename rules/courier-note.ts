const SEPARATOR = ". ";

/** Adds a request to the comment, or takes it out again. A request that does not fit into `max` characters is not added. */
export function toggledNote(comment: string, note: string, max: number): string {
  const parts = partsOf(comment);
  const others = parts.filter((part) => part !== note);
  const next = (others.length < parts.length ? others : [...parts, note]).join(SEPARATOR);
  return next.length > max && next.length > comment.length ? comment : next;
}

export const hasNote = (comment: string, note: string) => partsOf(comment).includes(note);

/** Whether the comment has more than these requests. */
export const hasMoreThan = (comment: string, notes: readonly string[]) =>
  partsOf(comment).some((part) => !notes.includes(part));

/** The comment with each request that `ownOf` knows, in whatever language, in the words that it returns. */
export function withOwnNotes(comment: string, ownOf: (part: string) => string | undefined): string {
  const parts = partsOf(comment);
  if (!parts.some((part) => ownOf(part) !== undefined)) return comment;
  return [...new Set(parts.map((part) => ownOf(part) ?? part))].join(SEPARATOR);
}

function partsOf(comment: string): string[] {
  return comment
    .split(/[.;]\s+/)
    .map((part) => part.trim().replace(/[.;]$/, ""))
    .filter(Boolean);
}
