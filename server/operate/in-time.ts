import { within } from "./within";

const OPTIONAL_PART_TIMEOUT_MS = 500;

/** Waits for an optional part of a page. Undefined if it takes longer. */
export const inTime = <Found>(
  found: Promise<Found>,
  milliseconds = OPTIONAL_PART_TIMEOUT_MS,
): Promise<Found | undefined> => within(found, milliseconds, () => undefined);
