import type { Group } from "../../contract/calls/row";

/** Calls in parallel, and calls that wait for one of them to end. Further calls fail at once. */
export type Cap = { parallel: number; waiting: number };

const usual: Cap = { parallel: 24, waiting: 100 };
const caps: Partial<Record<Group, Cap>> = {
  menu: { parallel: 48, waiting: 200 },
  cart: { parallel: 48, waiting: 200 },
  // The page stands without them.
  related: { parallel: 8, waiting: 16 },
  courier: { parallel: 8, waiting: 16 },
  // A late suggestion is of no use: the visitor has typed on.
  geocoder: { parallel: 8, waiting: 16 },
};

/** The cap of the calls of a group. */
export const capOf = (group: Group): Cap => caps[group] ?? usual;
