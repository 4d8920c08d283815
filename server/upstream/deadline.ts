/** Milliseconds for which the visitor of a page waits. */
export const PAGE_TIME = 4_000;
/** Milliseconds for placing an order; the order form says that it may take so long. */
export const ORDER_TIME = 10_000;

/** Milliseconds that a write leaves over: if it times out, the page that says so is rendered from reads. */
const RENDER_TIME = 800;

/** How long the visitor of one request still waits: all upstream calls of the request share it. Times in milliseconds. */
export class Deadline {
  private end: number;

  constructor(private milliseconds: number) {
    this.end = performance.now() + milliseconds;
  }

  /** Whole milliseconds: a timer of Node may end a fraction of one too early, and then nothing is left. */
  left(): number {
    return Math.max(0, Math.floor(this.end - performance.now()));
  }

  leftForWrite(): number {
    return Math.max(0, this.left() - RENDER_TIME);
  }

  /** Replaces the time that the whole request may take, counted from its start. */
  allow(milliseconds: number) {
    this.end += milliseconds - this.milliseconds;
    this.milliseconds = milliseconds;
  }
}
