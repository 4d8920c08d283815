/** This many pages may always be in progress: they keep one core busy while some of them wait for the upstream. */
const MIN_PARALLEL_PAGES = 8;
/** This many may be in progress while the event loop is idle, because most of them then wait for a slow upstream. */
const MAX_PARALLEL_PAGES = 200;
/**
 * A page beyond MIN_PARALLEL_PAGES needs `each` milliseconds of sleep of the event loop. At most `saved` milliseconds
 * accumulate.
 */
const SLEEP_MS = { each: 1, saved: 20 };
/** The queue is about a second and a half of one core's work. */
const MAX_QUEUED_PAGES = 100;
/** A queued page is refused after this time. */
const QUEUE_TIMEOUT_MS = 2_000;
/** A refusal is delayed by at least the first time, and the second is the average interval of refusals. */
const REFUSAL_DELAY_MS = 1_000;
const REFUSAL_INTERVAL_MS = 8;
/** A late turn of the event loop sends at most this many refusals. */
const MAX_REFUSALS_PER_TURN = 10;
const TICK_MS = 20;

/** Exactly one of the two is called, once. */
type PendingRequest = { admit(): void; refuse(): void };

/** Has to be called when a request is done or its client has gone. */
type Leave = () => void;

export type AdmissionQueue = {
  /** Requests start in the order of arrival. One with `isFirst` precedes all others and is never refused. */
  enter(request: PendingRequest, isFirst?: boolean): Leave;
  /** Refuses a request after a delay. */
  refuseLater(request: PendingRequest): Leave;
};

/**
 * Starts pages only as fast as they can be rendered. Some more are queued, and all others are refused after a delay:
 * clients that retry at once would otherwise fill the event loop with refusals, while a delayed one only costs a
 * socket. `idleTime` returns the milliseconds for which the event loop has slept.
 */
export function admissionQueue(idleTime: () => number): AdmissionQueue {
  const inFlight = new Set<PendingRequest>();
  // The values are times of arrival. Maps keep the order of arrival.
  const first = new Map<PendingRequest, number>();
  const waiting = new Map<PendingRequest, number>();
  const refused = new Map<PendingRequest, number>();
  let spentSleep = idleTime();
  let timer: NodeJS.Timeout | undefined;
  let nextRefusal = 0;

  function canStart(): boolean {
    if (inFlight.size < MIN_PARALLEL_PAGES) return true;
    if (inFlight.size >= MAX_PARALLEL_PAGES) return false;
    const slept = idleTime();
    spentSleep = Math.max(spentSleep, slept - SLEEP_MS.saved);
    if (slept - spentSleep < SLEEP_MS.each) return false;
    spentSleep += SLEEP_MS.each;
    return true;
  }

  function startNext() {
    for (const queue of [first, waiting])
      for (const request of queue.keys()) {
        if (!canStart()) return;
        queue.delete(request);
        inFlight.add(request);
        request.admit();
      }
  }

  function refuseSome() {
    const now = performance.now();
    for (const [request, since] of waiting) {
      if (now - since < QUEUE_TIMEOUT_MS) break;
      waiting.delete(request);
      request.refuse();
    }
    nextRefusal = Math.max(nextRefusal, now - MAX_REFUSALS_PER_TURN * REFUSAL_INTERVAL_MS);
    for (const [request, since] of refused) {
      if (nextRefusal > now || now - since < REFUSAL_DELAY_MS) break;
      nextRefusal += REFUSAL_INTERVAL_MS;
      refused.delete(request);
      request.refuse();
    }
  }

  function updateTimer() {
    const isEmpty = first.size + waiting.size + refused.size === 0;
    if (isEmpty) {
      clearInterval(timer);
      timer = undefined;
    } else {
      timer ??= setInterval(() => {
        startNext();
        refuseSome();
        updateTimer();
      }, TICK_MS).unref();
    }
  }

  function leaver(request: PendingRequest): Leave {
    updateTimer();
    return () => {
      for (const queue of [first, waiting, refused]) queue.delete(request);
      if (inFlight.delete(request)) startNext();
      updateTimer();
    };
  }

  return {
    enter(request, isFirst = false) {
      startNext();
      if (isFirst) first.set(request, performance.now());
      else if (waiting.size < MAX_QUEUED_PAGES) waiting.set(request, performance.now());
      else refused.set(request, performance.now());
      startNext();
      return leaver(request);
    },
    refuseLater(request) {
      refused.set(request, performance.now());
      return leaver(request);
    },
  };
}
