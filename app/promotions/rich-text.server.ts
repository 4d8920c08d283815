import { picturePath } from "../../server/upstream/pictures";
import { chainLink } from "../links/chain-link.server";
import { pictureUrl } from "../ui/picture-url";

/** Characters that are read of one text; a browser is not to be busy with the rest. */
const LONGEST = 60_000;
/** A tag inside more tags than this is left out, its text too. */
const DEEPEST = 20;
/** Cells that one cell of a table may span. */
const SPAN = 20;

const blocks = ["p", "h2", "h3", "h4", "ul", "ol", "li", "blockquote", "hr", "br"];
const words = ["strong", "b", "em", "i", "u", "s", "small", "sub", "sup", "a"];
const tables = ["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"];

type Context = { city: string; pictures: boolean };

/**
 * HTML that the chain's editors wrote, as it may stand in a page (docs/specification/behaviour.md#texts): a few elements without styles, classes and ids. Links
 * lead to this site or to https addresses, pictures come through the picture store, and headings begin below the page's own.
 */
export async function richText(html: string, { city, pictures }: Context): Promise<string> {
  // Loaded for the first promotion that is opened: no other page has rich text.
  const { default: sanitize } = await import("sanitize-html");
  return sanitize(html.slice(0, LONGEST), {
    allowedTags: [...blocks, ...words, ...tables, ...(pictures ? ["img"] : [])],
    allowedAttributes: {
      a: ["href", "rel"],
      img: ["src", "alt", "width", "height", "loading"],
      th: ["colspan", "rowspan", "scope"],
      td: ["colspan", "rowspan"],
    },
    // `chainLink` and `picturePath` have checked them.
    allowedSchemes: ["https", "tel", "mailto"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    // The text of these is none for readers.
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
    nestingLimit: DEEPEST,
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
  ...(number(colspan, SPAN) ? { colspan: number(colspan, SPAN) } : {}),
  ...(number(rowspan, SPAN) ? { rowspan: number(rowspan, SPAN) } : {}),
});

/** A whole number from 1 to `most` as text; empty for anything else. */
function number(text: string | undefined, most: number): string {
  return /^\d{1,4}$/.test(text ?? "") && Number(text) >= 1 && Number(text) <= most ? String(Number(text)) : "";
}
