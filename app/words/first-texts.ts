/** The namespaces of the menu page. Each language's are one file (tools/chunks.ts). */
export const firstTexts: readonly string[] = ["common", "menu", "cart"];
