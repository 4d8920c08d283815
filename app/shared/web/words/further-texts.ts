/**
 * All texts except `firstTexts`. This table grows with every page and language, so the menu's scripts do without it.
 */
export const furtherTextFiles = import.meta.glob<object>(
  ["/locales/*/*.json", "!/locales/*/{common,menu,cart,refusals}.json"],
  { import: "default" },
);
