import groups from "./city-names.json";
import { fold } from "./fold";

type Named = { alias: string; name: string };

/**
 * Maps each folded name of a city to all its names: in six languages, former and colloquial. Two cities may share one.
 */
const namesByName = new Map<string, Set<string>>();
for (const names of groups) {
  for (const name of names.map(fold)) namesByName.set(name, new Set([...(namesByName.get(name) ?? []), ...names]));
}

export function otherNames({ alias, name }: Named): string[] {
  const found = namesByName.get(fold(name)) ?? namesByName.get(fold(alias)) ?? [];
  return [...found].filter((other) => other !== name);
}
