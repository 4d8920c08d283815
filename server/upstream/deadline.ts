/** The visitor of a page waits this long. */
export const PAGE_TIME_MS = 4_000;
/** Placing an order may take this long, and the order form says so. */
export const ORDER_TIME_MS = 10_000;

/** A write leaves this time, so that the page about its timeout can still be rendered. */
const RENDER_TIME_MS = 800;

/** The time limit of a request, which all its upstream calls share. Times are in milliseconds. */
export class Deadline {
  private end: number;

  constructor(private milliseconds: number) {
    this.end = performance.now() + milliseconds;
  }

  /** Returns whole milliseconds, because a timer of Node may end a fraction of one too early. */
  left(): number {
    return Math.max(0, Math.floor(this.end - performance.now()));
  }

  leftForWrite(): number {
    return Math.max(0, this.left() - RENDER_TIME_MS);
  }

  /** Replaces the time limit of the whole request, counted from its start. */
  allow(milliseconds: number) {
    this.end += milliseconds - this.milliseconds;
    this.milliseconds = milliseconds;
  }
}
