/** Aliases of the cities whose shops belong to a franchise partner. */
export const franchises: ReadonlySet<string> = new Set(["minsk", "istanbul", "almaty"]);
