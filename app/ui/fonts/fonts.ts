import cyrillic from "./onest-cyrillic.woff2?url";
import latin from "./onest-latin.woff2?url";

/** The font file to preload, by the script of most of the page. */
export function fontFor(language: string): string {
  return language === "ru" || language === "uk" ? cyrillic : latin;
}
