/** Words by which filter lists block scripts (tests/architecture/filter-lists.test.ts). */
const FILTERED = /banner|consent|cookie|promo(?!t|code)|track(ing)?/gi;

/** The name of a built script, without its hash. */
export const builtName = (name: string) => name.replace(FILTERED, "part");
