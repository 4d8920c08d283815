const HOUR = 60 * 60_000;

/** "21.11. 15:00:12" at this offset from UTC in hours. */
export function formatTime(ms: number, timezone = 0): string {
  const [, , month, day, time] =
    /^(\S+?)-(\d\d)-(\d\d)T([\d:]{8})/.exec(new Date(ms + timezone * HOUR).toISOString()) ?? [];
  return `${day}.${month}. ${time}`;
}

export function Time({ at, timezone }: { at: number; timezone?: number }) {
  return <time dateTime={new Date(at).toISOString()}>{formatTime(at, timezone)}</time>;
}
