/** Waits. A module of its own, so that tests need not. */
export const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
