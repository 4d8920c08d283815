/**
 * The files of all texts by their paths, but those of the menu (firstTexts). A table of its own, among the later scripts: it is longer with every page of the site
 * and every language, and the menu needs none of it.
 */
export const furtherTextFiles = import.meta.glob<object>(
  ["../../locales/*/*.json", "!../../locales/*/{common,menu,cart,refusals}.json"],
  { import: "default" },
);
