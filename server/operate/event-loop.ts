import { performance } from "node:perf_hooks";

/** Milliseconds over which the load is measured. */
const WINDOW = 200;
/** The part of it in which the event loop did not wait for anything: nothing is left for one more page. */
const FULL = 0.95;
/** Milliseconds that one turn of the event loop may take. */
const LONGEST_TURN = 40;
const BEAT = 20;

/**
 * Watches the event loop of this process; the result says whether it has too much to do: it was full in the last window, or its present turn takes long. A
 * measure of its own for the present turn, because Node's histogram is told of a turn when it is over, and a thousand requests may arrive in one.
 */
export function watchEventLoop(): () => boolean {
  let beatAt = performance.now();
  setInterval(() => (beatAt = performance.now()), BEAT).unref();

  let isFull = false;
  let before = performance.eventLoopUtilization();
  setInterval(() => {
    const now = performance.eventLoopUtilization();
    isFull = performance.eventLoopUtilization(now, before).utilization > FULL;
    before = now;
  }, WINDOW).unref();

  return () => isFull || performance.now() - beatAt - BEAT > LONGEST_TURN;
}
