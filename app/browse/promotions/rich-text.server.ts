import { picturePath } from "../../../server/upstream/pictures";
import { chainLink } from "../../shared/web/links/chain-link.server";
import { pictureUrl } from "../../shared/ui/pictures/picture-url";
import { readId } from "../../../rules/digits";

/** Longer texts are cut, so that they do not keep the browser busy. */
const MAX_TEXT_CHARACTERS = 60_000;
/** Tags at a greater depth are omitted with their text. */
const MAX_TAG_DEPTH = 20;
const MAX_CELL_SPAN = 20;

const blocks = ["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "hr", "br"];
const words = ["strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "a"];
const tables = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

type Context = { city: string; pictures: boolean };

/**
 * Sanitises HTML of the chain's editors (docs/specification/behaviour.md#texts): a few elements without styles, classes
 * and ids. Links lead to this site or to https addresses, pictures come through the picture store, and headings begin
 * below the page's own.
 */
export async function richText(html: string, { city, pictures }: Context): Promise<string> {
  // The library is loaded for the first opened promotion, because no other page has rich text.
  const { default: sanitize } = await import("sanitize-html");
  return sanitize(html.slice(0, MAX_TEXT_CHARACTERS), {
    allowedTags: [...blocks, ...words, ...tables, ...(pictures ? ["img"] : [])],
    allowedAttributes: {
      a: ["href", "rel"],
      img: ["src", "alt", "width", "height", "loading"],
      th: ["colspan", "rowspan", "scope"],
      td: ["colspan", "rowspan"],
    },
    // `chainLink` and `picturePath` have checked the addresses already.
    allowedSchemes: ["https", "tel", "mailto"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    // The text of these elements is not meant for readers.
    nonTextTags: [
      "script",
      "style",
      "textarea",
      "option",
      "noscript",
      "template",
      "title",
      "xmp",
      "iframe",
      "svg",
      "math",
      "select",
    ],
    nestingLimit: MAX_TAG_DEPTH,
    enforceHtmlBoundary: false,
    transformTags: {
      h1: "h2",
      h5: "h4",
      h6: "h4",
      a: (tagName, { href }) => ({ tagName, attribs: linkOf(href, city) }),
      img: (tagName, attributes) => ({ tagName, attribs: pictureOf(attributes) }),
      th: (tagName, { colspan, rowspan, scope }) => ({
        tagName,
        attribs: { ...spans(colspan, rowspan), ...(/^(row|col)$/.test(scope ?? "") ? { scope: scope ?? "" } : {}) },
      }),
      td: (tagName, { colspan, rowspan }) => ({ tagName, attribs: spans(colspan, rowspan) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  }).trim();
}

function linkOf(address: string | undefined, city: string): Record<string, string> {
  const written = (address ?? "").trim();
  if (/^(tel:\+?[\d\s().-]{3,30}|mailto:[^\s<>"?]{3,254})$/i.test(written)) return { href: written };
  const { href } = chainLink(written, city);
  if (!href) return {};
  return href.startsWith("/") ? { href } : { href, rel: "noopener noreferrer nofollow" };
}

function pictureOf({ src, alt, width, height }: Record<string, string>): Record<string, string> {
  const path = picturePath(src);
  if (!path) return {};
  const size = { width: number(width, 2_000), height: number(height, 2_000) };
  return {
    src: pictureUrl(path, 480),
    alt: alt ?? "",
    loading: "lazy",
    ...(size.width && size.height ? { width: size.width, height: size.height } : {}),
  };
}

const spans = (colspan: string | undefined, rowspan: string | undefined) => ({
  ...(number(colspan, MAX_CELL_SPAN) ? { colspan: number(colspan, MAX_CELL_SPAN) } : {}),
  ...(number(rowspan, MAX_CELL_SPAN) ? { rowspan: number(rowspan, MAX_CELL_SPAN) } : {}),
});

/** A whole number from 1 to `most` as text; empty for anything else. */
function number(text: string | undefined, most: number): string {
  const count = readId(text) ?? Infinity;
  return count <= most ? String(count) : "";
}
