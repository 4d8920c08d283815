import { within } from "./within";

/** Milliseconds that a page waits for what it can do without. */
const PATIENCE = 500;

/** What comes within the time that a page waits for what it can do without; undefined if it does not. */
export const inTime = <Found>(found: Promise<Found>): Promise<Found | undefined> =>
  within(found, PATIENCE, () => undefined);
