import type { CheerioAPI } from "cheerio";
import { isTag, type AnyNode } from "domhandler";

/** Attributes whose value decides what an element may hold or have. */
const MEANING = new Set(["type", "role", "rel", "autocomplete"]);

/**
 * What a document's elements are, without its texts: of `<main>`, and of all around it. Items of a list that are alike count once, so that most dishes are
 * alike, and so are most cities.
 */
export function structureOf($: CheerioAPI): string[] {
  const outline = (node: AnyNode): string => {
    if (!isTag(node)) return "";
    const attributes = Object.entries(node.attribs).map(([name, value]) => (MEANING.has(name) ? name + value : name));
    const inside = new Set(node.name === "main" && node !== main ? ["main"] : node.children.map(outline));
    return `<${node.name} ${attributes.sort().join(" ")}>${[...inside].join("")}`;
  };
  const [main] = $("main").get();
  const own = main ? outline(main) : "";
  return [own, $("html").get().map(outline).join("").replace(own, "")];
}
