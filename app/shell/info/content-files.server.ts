import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { BoundedCache } from "../../../server/operate/bounded-cache";
import { environment } from "../../../server/operate/environment";
import { fallbackLanguage, type Language } from "../../../rules/languages";
import { readMarkdown, type Audience, type Text } from "./markdown.server";

const OWN_FOLDER = "content";
const SHARED_FOLDER = "shared";

/** A new process reads changed files. */
const read = new BoundedCache<{ text: Text | undefined }>("texts", { max: 1_000 });

export const forgetTexts = () => read.clear();

type Wanted = Audience & { page: string; language: Language };

/**
 * The operator's folder comes before ours, the visitor's language before English, the brand's text before the shared
 * one, and a country's (`about.DE.md`) before that of all countries.
 */
export async function contentText({ page, language, country, delivers }: Wanted): Promise<Text | undefined> {
  const code = /^[A-Z]{2}$/.test(country) ? country : "";
  const key = `${page} ${language} ${code} ${delivers}`;
  const { text } = await read.lookUpOrMake(key, async () => {
    const file = filesFor({ page, language, country: code }).find(isFile);
    return { text: file ? await readMarkdown(readFileSync(file, "utf8"), { country: code, delivers }) : undefined };
  });
  return text;
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Best first. */
function filesFor({ page, language, country }: Omit<Wanted, "delivers">): string[] {
  const { BRAND, CONTENT_FOLDER } = environment();
  const folders = [...(CONTENT_FOLDER ? [CONTENT_FOLDER] : []), OWN_FOLDER];
  const names = [...(country ? [`${page}.${country}.md`] : []), `${page}.md`];
  return folders.flatMap((folder) =>
    [...new Set([language, fallbackLanguage])].flatMap((spoken) =>
      [BRAND, SHARED_FOLDER].flatMap((owner) => names.map((name) => join(folder, owner, spoken, name))),
    ),
  );
}
