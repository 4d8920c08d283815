import { hasText, localised } from "../../texts";
import { readSeed } from "../../read-seed";
import { modifiersOf } from "./choices";
import { productsOf } from "./dish";
import { brandFile, choicesFile, menuFile, type SeedCatalogue } from "./schema";

/** Reads the brand's folder. Its texts are `<brand>.json`. */
export function catalogueOf(brand: string): SeedCatalogue {
  const { banners, ...rest } = readSeed(`catalogue/${brand}/brand.json`, brandFile);
  const choices = readSeed(`catalogue/${brand}/choices.json`, choicesFile);
  const menu = readSeed(`catalogue/${brand}/menu.json`, menuFile(choices));
  return {
    ...rest,
    groups: menu.map(({ alias, show_on_main }) => {
      const text = `${brand}.groups.${alias}`;
      const subtitle = `${text}.subtitle`;
      return {
        alias,
        show_on_main,
        name: localised(`${text}.name`),
        ...(hasText(subtitle) && { subtitle: localised(subtitle) }),
      };
    }),
    products: menu.flatMap((group) => productsOf(brand, group, (chosen) => modifiersOf(choices, chosen))),
    banners: banners.map(({ key, button, ...banner }) => ({
      ...banner,
      name: localised(`banners.${brand}.${key}.name`),
      description: localised(`banners.${brand}.${key}.description`),
      button_text: localised(`banners.buttons.${button}`),
    })),
  };
}
