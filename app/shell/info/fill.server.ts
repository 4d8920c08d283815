export type Facts = Readonly<Record<string, string | undefined>>;

/** Marks the place of an unknown fact. */
const GAP = "\u{e000}";
const PLACEHOLDER = /\{\{(\w+)\}\}/g;
const INCOMPLETE = /<(p|li|tr)>(?:(?!<\/?\1>)[^])*\u{e000}[^]*?<\/\1>\n?/gu;
const LINK = /<a href="page:([\w./?=&;-]*)">([^]*?)<\/a>/g;

/** A placeholder may be named like an inherited property: `{{constructor}}`. */
const factOf = (facts: Facts, name: string) => (Object.hasOwn(facts, name) ? facts[name] : undefined);

/** Fills in a text without markup. Unknown facts are left out. */
export function fillText(text: string, facts: Facts): string {
  return text
    .replace(PLACEHOLDER, (_, name: string) => factOf(facts, name) ?? "")
    .replace(/ {2,}/g, " ")
    .trim();
}

/**
 * Facts are escaped. A paragraph, list item or row with an unknown fact is left out. `[words](page:about)` becomes a
 * link to a page of the city or, where `pathOf` returns nothing, plain text.
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
