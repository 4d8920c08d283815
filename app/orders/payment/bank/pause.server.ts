/** A module of its own, so that tests can replace it. */
export const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
