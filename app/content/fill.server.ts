/** What a text says of a city, by the names of its placeholders. */
export type Facts = Readonly<Record<string, string | undefined>>;

/** Stands where a fact is not known. */
const GAP = "\u{e000}";
const PLACEHOLDER = /\{\{(\w+)\}\}/g;
const INCOMPLETE = /<(p|li|tr)>(?:(?!<\/?\1>)[^])*\u{e000}[^]*?<\/\1>\n?/gu;
const LINK = /<a href="page:([\w./?=&;-]*)">([^]*?)<\/a>/g;

/** A placeholder may be named like what every object has. */
const factOf = (facts: Facts, name: string) => (Object.hasOwn(facts, name) ? facts[name] : undefined);

/** A text without markup. What is not known leaves nothing. */
export function fillText(text: string, facts: Facts): string {
  return text
    .replace(PLACEHOLDER, (_, name: string) => factOf(facts, name) ?? "")
    .replace(/ {2,}/g, " ")
    .trim();
}

/**
 * The HTML of a text with the facts of a city, each escaped. A paragraph, list item or row with a fact that is not known is left out. `[words](page:about)` leads to
 * a page of the city; where `pathOf` knows no such page, the words stay without a link.
 */
export function fillHtml(html: string, facts: Facts, pathOf: (page: string) => string | undefined): string {
  return html
    .replace(PLACEHOLDER, (_, name: string) => escapeHtml(factOf(facts, name)?.replaceAll(GAP, "") || GAP))
    .replace(INCOMPLETE, "")
    .replaceAll(GAP, "")
    .replace(LINK, (_, page: string, words: string) => {
      const path = pathOf(page.replaceAll("&amp;", "&"));
      return path === undefined ? words : `<a href="${escapeHtml(path)}">${words}</a>`;
    });
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
}
