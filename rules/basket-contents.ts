import { lineKey, type ChosenModifiers } from "./modifiers";

type Line = { key: string; count: number; modifiers?: ChosenModifiers };

/** The same text for two baskets of the same dishes at the same place. */
export function basketContents(place: readonly unknown[], lines: readonly Line[]): string {
  const dishes = lines.map(({ key, count, modifiers = {} }) => `${lineKey(key, modifiers)} ${count}`);
  return JSON.stringify([place, ...dishes.sort()]);
}
