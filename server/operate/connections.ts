let count = 0;

/**
 * The number of connections that were opened so far. If it grew in the last turn of the event loop, more may wait:
 * libuv (since 1.45) accepts one per turn.
 */
export const connectionsSoFar = () => count;

export const countConnection = () => void count++;
