import { readdirSync } from "node:fs";
import type { CheerioAPI } from "cheerio";
import { isComment, isTag, isText, type AnyNode, type Element, type ParentNode } from "domhandler";

const texts = readdirSync("locales/en").map((file) => file.replace(".json", ""));

/** What code leaves in a text when a value, a translation or a text's own markup is missing, or when it was escaped twice. */
const LEFTOVERS = [
  /\b(undefined|NaN|Invalid Date)\b|\[object \w+\]/,
  /\{\{|\}\}|<\/?\d+\/?>|<\/?(p|b|i|a|br|div|span|strong|ul|li)\b/,
  /&(amp|lt|gt|quot|nbsp|#\w+);/,
  new RegExp(`\\b(${texts.join("|")}):[a-z]\\w*`),
  // A key whose text is missing, as i18next shows it.
  /^[a-z]+([A-Z][a-z]+)*(\.[a-z]+([A-Z][a-z]+)*)+$/,
];

/** Words of another alphabet than the language has: more than the names of streets have. */
const STRAYS = {
  latin: /(?:\p{Script=Cyrillic}{2,}[\s,–-]+){4,}/u,
  cyrillic: /(?:[a-z]{2,}[\s,–-]+){4,}/,
};

const SPOKEN = ["alt", "aria-label", "placeholder", "title", "value"];
const NAMING = ["aria-label", "aria-labelledby", "title", "alt"];
const REFERENCES = ["for", "form", "list", "aria-labelledby", "aria-describedby", "aria-controls", "aria-errormessage"];

/**
 * Whether a `<Suspense>` of the server's page has no content, which can end in React's error 421 (`AfterHydration` in
 * app/shared/web/hydration/HydrateLater.tsx). Below the header one is allowed: without an active order, `ActiveOrder` renders
 * nothing there, and no other component fills that place.
 */
function isEmptyBoundary(node: AnyNode): boolean {
  const [before, after] = [node.prev, node.next];
  if (!isComment(node) || node.data !== "$" || !after || !isComment(after) || after.data !== "/$") return false;
  return !(before && isTag(before) && before.name === "header");
}

/** What is wrong with a document on any page and in any language, found in a walk through its elements. */
export function documentProblems($: CheerioAPI): string[] {
  const problems: string[] = [];
  const ids = new Set<string>();
  const references: [string, string][] = [];
  const read = (text: string, where: string) => {
    const left = LEFTOVERS.map((leftover) => leftover.exec(text.trim())?.[0]).find(Boolean);
    if (left) problems.push(`"${left}" in ${where}: ${text.trim().slice(0, 80)}`);
  };
  const walk = (node: AnyNode, language: string) => {
    if (isText(node)) {
      read(node.data, `<${(node.parent as Element | null)?.name}>`);
      const strays = ["ru", "uk"].includes(language) ? STRAYS.cyrillic : STRAYS.latin;
      if (strays.test(node.data)) problems.push(`not ${language}: ${node.data.trim().slice(0, 80)}`);
    }
    if (isEmptyBoundary(node)) problems.push(`an empty <Suspense> in <${(node.parent as Element | null)?.name}>`);
    if (!isTag(node) || node.name === "script" || node.name === "style") return;
    const { id } = node.attribs;
    if (id !== undefined) {
      if (ids.has(id)) problems.push(`id ${id} twice`);
      ids.add(id);
    }
    for (const name of SPOKEN) if (node.attribs[name]) read(node.attribs[name], name);
    for (const name of REFERENCES)
      for (const one of node.attribs[name]?.split(/\s+/) ?? []) references.push([one, `${name} of <${node.name}>`]);
    if (isPressed(node) && !hasName(node)) problems.push(`no name: ${$.html(node).slice(0, 160)}`);
    if (isSent(node) && !isInItsForm(node)) problems.push(`outside its form: ${$.html(node).slice(0, 160)}`);
    // Lynx shows it before the words of the button (rules/sent-fields.ts).
    if (node.name === "button" && node.attribs.value !== undefined)
      problems.push(`a button with a value: ${$.html(node).slice(0, 160)}`);
    for (const child of node.children) walk(child, node.attribs.lang ?? language);
  };
  for (const html of $("html").get()) walk(html, "");
  for (const [id, where] of references) if (!ids.has(id)) problems.push(`no element ${id}, the ${where}`);
  problems.push(...emptyForms($));
  for (const words of wordsRunTogether($)) problems.push(`words that run together: ${words}`);
  read($('meta[name="description"]').attr("content") ?? "", "the description");
  return [...new Set(problems)];
}

/** Elements that begin a line where no style sheet is known. Text browsers know few of those that came with HTML 5. */
const blocks = new Set(
  (
    "address blockquote body br dd dialog div dl dt fieldset form h1 h2 h3 h4 hr input legend li ol option p pre select " +
    "table td textarea th tr ul"
  ).split(" "),
);

/** Pairs of neighbours in a line that run together where no style sheet keeps them apart: "Follow the orderTo the menu". */
export function wordsRunTogether($: CheerioAPI): string[] {
  const found: string[] = [];
  let line = "";
  const read = (node: AnyNode) => {
    if (isText(node)) {
      if (/[\p{L}\p{N}]$/u.test(line) && /^[+\p{L}\p{N}]/u.test(node.data))
        found.push(`${line.slice(-20)}|${node.data.slice(0, 20)}`);
      if (node.data) line = node.data;
      return;
    }
    if (!isTag(node) || ["script", "style", "svg", "template"].includes(node.name)) return;
    // What a search has found may be a part of a word.
    const isApart = blocks.has(node.name) || node.name === "mark";
    if (isApart) line = "";
    node.children.forEach(read);
    if (isApart) line = "";
  };
  $("body").toArray().forEach(read);
  return found;
}

/** For a page that search engines show: they cut a longer title. */
export function titleProblems($: CheerioAPI): string[] {
  const title = $("head title").text();
  return title.length > 70 ? [`a title of more than 70 letters: ${title}`] : [];
}

const isPressed = ({ name, attribs }: Element) =>
  name === "button" || name === "summary" || /^h[1-6]$/.test(name) || (name === "a" && attribs.href !== undefined);

/** A text to copy is for reading only. */
const isSent = ({ name, attribs }: Element) =>
  (["input", "select", "textarea"].includes(name) && !(attribs.readonly !== undefined && !attribs.name)) ||
  (name === "button" && attribs.type !== "button");

/** Dillo does not send a POST form without a field. For pages of other programs, too: the demo's bank and console. */
export const emptyForms = ($: CheerioAPI): string[] =>
  $("form[method=post]")
    .toArray()
    .filter((form) => $(form).find(":is(input, select, textarea, button)[name]").length === 0)
    .map((form) => `a form that sends no field: ${$.html(form).slice(0, 160)}`);

/** Text browsers do not know the form attribute: what belongs to a form has to stand in it. */
function isInItsForm(control: Element): boolean {
  let form: ParentNode | null = control.parent;
  while (form && !(isTag(form) && form.name === "form")) form = form.parent;
  const owner = control.attribs.form;
  return form !== null && (owner === undefined || (form as Element).attribs.id === owner);
}

/** Whether a link, button or heading says what it is: by text, label or picture. */
function hasName(node: AnyNode): boolean {
  if (isText(node)) return node.data.trim() !== "";
  return isTag(node) && (NAMING.some((name) => node.attribs[name]?.trim()) || node.children.some(hasName));
}
