import cyrillic from "./fonts/onest-cyrillic.woff2?url";
import latin from "./fonts/onest-latin.woff2?url";

/** The font file worth preloading: the script that most of the page is written in. */
export function fontFor(language: string): string {
  return language === "ru" || language === "uk" ? cyrillic : latin;
}
