import type { Robot } from "./robot";

/** One thing that a customer or the world does. `chance` is a whole number from the generator. */
export interface Move {
  name: string;
  weight: number;
  /** Whether the page offers it. */
  can(robot: Robot): boolean;
  /** Does it, and says in words what was done. */
  make(robot: Robot, chance: number): Promise<string>;
}

export const pick = <Item>(items: readonly Item[], chance: number): Item | undefined => items[chance % items.length];
