export const franchises: ReadonlySet<string> = new Set(["minsk", "istanbul", "almaty"]);
