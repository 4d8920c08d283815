// The pipeline and Remix's build are two bundles of one process, each with a copy of this module. They share the count.
const key = Symbol.for("nori.connections");
const holder = globalThis as { [key]?: { count: number } };
const accepted = (holder[key] ??= { count: 0 });

/**
 * How many connections visitors have opened so far. If one came in the last turn of the event loop, more may wait: libuv (since 1.45) accepts one per turn.
 */
export const connectionsSoFar = () => accepted.count;

export const countConnection = () => void accepted.count++;
