/** The parts of the shop that the menu page speaks of. Each language's are one file (tools/chunks.ts); the others come with the pages that need them. */
export const firstTexts: readonly string[] = ["common", "menu", "cart"];
