let count = 0;

/**
 * How many connections visitors have opened so far. If one came in the last turn of the event loop, more may wait: libuv (since 1.45) accepts one per turn.
 */
export const connectionsSoFar = () => count;

export const countConnection = () => void count++;
