import type { Robot } from "./robot";

/** The classes that a sheet draws. */
const classesIn = (css: string) => new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = ""]) => name));

const linked = new Map<string, Promise<Set<string>>>();

/** The classes of a linked sheet, whose address has the hash of its contents. */
function classesAt(url: string): Promise<Set<string>> {
  const found = linked.get(url) ?? fetch(url).then(async (answer) => classesIn(await answer.text()));
  linked.set(url, found);
  return found;
}

/** 1: what a page has is drawn by its own sheets, without the one of all pages that comes once scripts run. */
export async function undrawn({ browser: { page, hasScripts }, shop }: Robot): Promise<string | undefined> {
  const all = page.$("#shop").attr("data-other-styles");
  if (hasScripts || !page.isShop || !all) return undefined;
  const links = page.contents.elements.flatMap(({ attribs: { rel, href = "", disabled } }) =>
    rel === "stylesheet" && href.startsWith("/assets/") && disabled === undefined ? [href] : [],
  );
  const [others, ...own] = await Promise.all([all, ...links].map((href) => classesAt(shop.origin + href)));
  own.push(classesIn(page.$("style").text()));
  for (const { attribs } of page.contents.elements)
    for (const name of attribs.class?.split(/\s+/) ?? [])
      if (others?.has(name) && !own.some((sheet) => sheet.has(name)))
        return `${page.path}: no style sheet of the page draws the class ${name} (${links.join(", ")})`;
  return undefined;
}
