/**
 * Chooses names so that each group contains one of them: first the name that most groups contain, and in the end no
 * name that the others make superfluous. Every name of the choice is needed, though another choice may be smaller.
 * Empty groups are passed over.
 * @param {readonly (readonly string[])[]} groups
 * @returns {string[]} sorted
 */
export function smallestSet(groups) {
  const isWithout = (/** @type {ReadonlySet<string>} */ chosen) => (/** @type {readonly string[]} */ group) =>
    group.length > 0 && !group.some((name) => chosen.has(name));
  /** @type {Set<string>} */
  const chosen = new Set();
  for (let open = groups.filter(isWithout(chosen)); open.length > 0; open = open.filter(isWithout(chosen))) {
    /** @type {Map<string, number>} */
    const counts = new Map();
    for (const name of open.flat()) counts.set(name, (counts.get(name) ?? 0) + 1);
    const [most] = [...counts].sort(([, one], [, other]) => other - one);
    if (most) chosen.add(most[0]);
  }
  for (const name of [...chosen]) {
    chosen.delete(name);
    if (groups.some(isWithout(chosen))) chosen.add(name);
  }
  return [...chosen].sort();
}
