import type MarkdownIt from "markdown-it";
import type { Token } from "markdown-it";

/** Placeholders, such as `{{phone}}`, are not filled in yet. */
export type Text = {
  /** The lines between `---` at the top: title, description, date. */
  fields: Readonly<Record<string, string>>;
  heading: string;
  /** HTML of the part before the first heading of the second level. */
  lead: string;
  sections: { title: string; html: string }[];
};

let parser: Promise<MarkdownIt> | undefined;

/** Loaded for the first text, since few visitors open one. An operator's text cannot contain HTML or scripts. */
const markdownParser = () =>
  (parser ??= import("markdown-it").then(({ default: MarkdownIt }) => new MarkdownIt({ html: false })));

export type Audience = { country: string; delivers: boolean };

/**
 * Blocks between `::: RU BY` and `:::` are for these countries; `::: other` is for all others. `::: delivery` and
 * `::: no-delivery` are for cities with and without delivery, and may stand in the head and in blocks of countries.
 */
export async function readMarkdown(source: string, { country, delivers }: Audience): Promise<Text> {
  const markdown = await markdownParser();
  const own = ofDelivery(source.replace(/\r\n?/g, "\n"), delivers);
  const [, head = "", body = own] = /^---\n([^]*?)\n---\n([^]*)$/.exec(own) ?? [];
  const tokens = markdown.parse(ofCountry(body, country), {});
  const chapters: { level: string; title: string; tokens: Token[] }[] = [{ level: "", title: "", tokens: [] }];
  for (let place = 0; place < tokens.length; place++) {
    const token = tokens[place] as Token;
    if (token.type === "heading_open" && token.level === 0 && /^h[12]$/.test(token.tag)) {
      chapters.push({ level: token.tag, title: tokens[place + 1]?.content ?? "", tokens: [] });
      place += 2;
    } else chapters.at(-1)?.tokens.push(token);
  }
  const htmlOf = (part: Token[]) => markdown.renderer.render(part, markdown.options, {}).trim();
  return {
    fields: fieldsOf(head),
    heading: chapters.find(({ level }) => level === "h1")?.title ?? "",
    lead: htmlOf(chapters.filter(({ level }) => level !== "h2").flatMap((chapter) => chapter.tokens)),
    sections: chapters
      .filter(({ level }) => level === "h2")
      .map(({ title, tokens: part }) => ({ title, html: htmlOf(part) })),
  };
}

function fieldsOf(head: string): Text["fields"] {
  const lines = [...head.matchAll(/^(\w+):[ \t]*(.+)$/gm)];
  return Object.fromEntries(lines.map(([, name = "", value = ""]) => [name, value.trim()]));
}

const DELIVERY_BLOCK = /^:::[ \t]*(delivery|no-delivery)[ \t]*\n([^]*?)^:::[ \t]*$\n?/gm;

function ofDelivery(source: string, delivers: boolean): string {
  const shown = delivers ? "delivery" : "no-delivery";
  return source.replace(DELIVERY_BLOCK, (_, name: string, text: string) => (name === shown ? text : ""));
}

const BLOCK = /^:::[ \t]*([A-Za-z ]+)\n([^]*?)^:::[ \t]*$\n?/gm;

function ofCountry(body: string, country: string): string {
  const countriesOf = (names: string) => names.trim().split(/ +/);
  const isNamed = [...body.matchAll(BLOCK)].some(([, names = ""]) => countriesOf(names).includes(country));
  return body.replace(BLOCK, (_, names: string, text: string) =>
    countriesOf(names).includes(isNamed ? country : "other") ? text : "",
  );
}
