/** Pages that may be under way at once, whatever the event loop does: enough to keep one core busy while some of them wait for the upstream. */
const FEW = 8;
/** The same while the event loop has time to sleep, because most of them wait for a slow upstream. */
const MOST = 200;
/** Milliseconds for which the event loop has to have slept for each page past the first few, and how many of them are saved up at most. */
const SLEEP = { each: 1, most: 20 };
/** Pages that wait for their turn: about a second and a half of one core's work. */
const LONGEST_LINE = 100;
/** Milliseconds after which a page that waits is refused. */
const PATIENCE = 2_000;
/** Milliseconds for which a refusal is held back at least, and between two refusals on average. */
const HOLD = 1_000;
const PAUSE = 8;
/** Refusals in one turn of the event loop at most, if it is late. */
const REFUSALS = 10;
const BEAT = 20;

/** One of the two is called, once. */
type Guest = { admit(): void; refuse(): void };

/** To be called when a guest is done or has given up. */
type Leave = () => void;

export type WaitingRoom = {
  /** Guests start in the order in which they came. `isFirst`: before all others, and is never refused. */
  enter(guest: Guest, isFirst?: boolean): Leave;
  /** Refuses a guest, though not at once. */
  turnAway(guest: Guest): Leave;
};

/**
 * Lets pages start only as fast as they can be rendered. Some more wait in line; all others are refused slowly: clients that ask again at once would
 * otherwise fill the event loop with refusals, while a request that is held costs a socket. `idleTime` counts the milliseconds for which the event loop slept.
 */
export function waitingRoom(idleTime: () => number): WaitingRoom {
  const underWay = new Set<Guest>();
  // Since when, in the order in which they came.
  const first = new Map<Guest, number>();
  const waiting = new Map<Guest, number>();
  const turnedAway = new Map<Guest, number>();
  let spentSleep = idleTime();
  let beat: NodeJS.Timeout | undefined;
  let nextRefusal = 0;

  function canStart(): boolean {
    if (underWay.size < FEW) return true;
    if (underWay.size >= MOST) return false;
    const slept = idleTime();
    spentSleep = Math.max(spentSleep, slept - SLEEP.most);
    if (slept - spentSleep < SLEEP.each) return false;
    spentSleep += SLEEP.each;
    return true;
  }

  function startNext() {
    for (const line of [first, waiting])
      for (const guest of line.keys()) {
        if (!canStart()) return;
        line.delete(guest);
        underWay.add(guest);
        guest.admit();
      }
  }

  function refuseSome() {
    const now = performance.now();
    for (const [guest, since] of waiting) {
      if (now - since < PATIENCE) break;
      waiting.delete(guest);
      guest.refuse();
    }
    nextRefusal = Math.max(nextRefusal, now - REFUSALS * PAUSE);
    for (const [guest, since] of turnedAway) {
      if (nextRefusal > now || now - since < HOLD) break;
      nextRefusal += PAUSE;
      turnedAway.delete(guest);
      guest.refuse();
    }
  }

  function keepBeat() {
    const isEmpty = first.size + waiting.size + turnedAway.size === 0;
    if (isEmpty) {
      clearInterval(beat);
      beat = undefined;
    } else {
      beat ??= setInterval(() => {
        startNext();
        refuseSome();
        keepBeat();
      }, BEAT).unref();
    }
  }

  function leaver(guest: Guest): Leave {
    keepBeat();
    return () => {
      for (const line of [first, waiting, turnedAway]) line.delete(guest);
      if (underWay.delete(guest)) startNext();
      keepBeat();
    };
  }

  return {
    enter(guest, isFirst = false) {
      startNext();
      if (isFirst) first.set(guest, performance.now());
      else if (waiting.size < LONGEST_LINE) waiting.set(guest, performance.now());
      else turnedAway.set(guest, performance.now());
      startNext();
      return leaver(guest);
    },
    turnAway(guest) {
      turnedAway.set(guest, performance.now());
      return leaver(guest);
    },
  };
}
