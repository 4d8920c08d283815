import type { CheerioAPI } from "cheerio";
import { isTag, isText, type AnyNode, type Element } from "domhandler";
import { isLanguage, type Language } from "../../rules/languages";
import { MARK } from "./drawn-page";
import { flat } from "./reading";

/**
 * The lists that one walk through a page makes, in the order of the document. Rules and moves filter them: a selector walks
 * through the whole page each time. Controls are those that can be seen and used: unless the document itself hides them
 * or, with scripts, if they have the mark of the page's copy.
 */
export class Contents {
  readonly elements: Element[] = [];
  /** The elements inside `<main>`. */
  readonly main: Element[] = [];
  readonly links: Element[] = [];
  readonly buttons: Element[] = [];
  readonly fields: Element[] = [];
  /** All texts that can be read. */
  readonly texts: string[] = [];
  readonly language: Language = "en";

  constructor($: CheerioAPI, isDrawn = false) {
    const walk = (nodes: AnyNode[], isInMain: boolean, isHidden: boolean) => {
      for (const node of nodes) {
        if (isText(node)) this.texts.push(flat(node.data));
        if (!isTag(node)) continue;
        const { name, attribs, children } = node;
        this.elements.push(node);
        if (isInMain) this.main.push(node);
        const isGone = isHidden || name === "template" || "hidden" in attribs || attribs["aria-hidden"] === "true";
        if (isDrawn ? MARK in attribs : !isGone) this.addControl(node, isDrawn);
        if (name !== "script" && name !== "style") walk(children, isInMain || name === "main", isGone);
      }
    };
    walk($.root().get(0)?.children ?? [], false, false);
    const lang = this.elements.find(({ name }) => name === "html")?.attribs.lang;
    if (isLanguage(lang)) this.language = lang;
  }

  /** Elements with this name inside `<main>`. */
  ofMain = (name: string) => this.main.filter((element) => element.name === name);

  private addControl(element: Element, isDrawn: boolean) {
    const { name, attribs } = element;
    const isUsable = attribs.disabled === undefined;
    if (name === "a" && attribs.href !== undefined) this.links.push(element);
    else if (name === "button" || (isDrawn && name === "summary")) {
      if (isDrawn || (attribs.type !== "button" && isUsable && attribs["aria-disabled"] !== "true"))
        this.buttons.push(element);
    } else if (name === "input" && attribs.type === "submit") this.buttons.push(element);
    else if (["input", "select", "textarea"].includes(name) && attribs.type !== "hidden" && isUsable)
      this.fields.push(element);
  }
}
