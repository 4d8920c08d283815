import type { Group } from "../../contract/calls/row";

/** The number of parallel calls, and of calls that wait for one of them. Further calls fail at once. */
export type Cap = { parallel: number; waiting: number };

const usual: Cap = { parallel: 24, waiting: 100 };
const caps: Partial<Record<Group, Cap>> = {
  menu: { parallel: 48, waiting: 200 },
  cart: { parallel: 48, waiting: 200 },
  // The page works without these calls.
  related: { parallel: 8, waiting: 16 },
  courier: { parallel: 8, waiting: 16 },
  // A late suggestion is useless, because the visitor has typed on.
  geocoder: { parallel: 8, waiting: 16 },
};

export const capOf = (group: Group): Cap => caps[group] ?? usual;
