import groups from "./city-names.json";
import { fold } from "./fold";

type Named = { alias: string; name: string };

/** Each name of a city, folded, with all of them: in six languages, former ones and those that people say. A name may be that of two cities. */
const known = new Map<string, Set<string>>();
for (const names of groups) {
  for (const name of names.map(fold)) known.set(name, new Set([...(known.get(name) ?? []), ...names]));
}

/** The other names of a city, by which it is looked for. Of a city that the list does not have there are none. */
export function otherNames({ alias, name }: Named): string[] {
  const found = known.get(fold(name)) ?? known.get(fold(alias)) ?? [];
  return [...found].filter((other) => other !== name);
}
