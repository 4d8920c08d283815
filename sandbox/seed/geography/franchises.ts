/** Cities, by their aliases, whose shops are a partner's and not the chain's own. */
export const franchises: ReadonlySet<string> = new Set(["minsk", "istanbul", "almaty"]);
