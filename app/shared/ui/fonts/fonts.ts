import common from "./onest-common.woff2?url";
import cyrillic from "./onest-cyrillic.woff2?url";
import latin from "./onest-latin.woff2?url";
import turkish from "./onest-turkish.woff2?url";
import umlauts from "./onest-umlauts.woff2?url";

const fonts: Record<string, string[]> = {
  ru: [common, cyrillic],
  uk: [common, cyrillic],
  de: [common, latin, umlauts],
  tr: [common, latin, umlauts, turkish],
};

/** The font files to preload, so that a page's first paint has all letters of its language. */
export const fontsFor = (language: string): string[] => fonts[language] ?? [common, latin];
