import { z } from "zod";
import { languages } from "../../../rules/languages";
import { localised, type Localised } from "../../texts";
import { currencies } from "../catalogue/currencies";
import { nameIn, readSeed, rows } from "../../read-seed";

const countryRow = z.strictObject({
  code: z.string(),
  id: z.int().positive(),
  /** Its cities write their streets in this language. */
  language: z.enum(languages),
  currency: nameIn("currencies.json", currencies),
  /** Without the plus. */
  calling_code: z.string(),
  /** "+" and the calling code literally; then each 9 stands for one digit, and those after a "?" are optional. */
  mask: z.string().startsWith("+"),
});

interface Country extends z.infer<typeof countryRow> {
  /** `countries.<code>` in the texts. */
  name: Localised;
}

export interface SeedPhoneMask extends Pick<Country, "id" | "name" | "mask"> {
  /** Calling code without the plus. */
  code: string;
  country_code: string;
}

export const countries: ReadonlyMap<string, Country> = new Map(
  readSeed("geography/countries.json", rows(countryRow, "code")).map((row) => [
    row.code,
    { ...row, name: localised(`countries.${row.code}`) },
  ]),
);

export function countryOf(code: string): Country {
  const found = countries.get(code);
  if (!found) throw new Error(`sandbox/seed/geography/countries.json has no ${code}`);
  return found;
}

export function phoneMask(country_code: string): SeedPhoneMask {
  const { id, name, calling_code: code, mask } = countryOf(country_code);
  return { id, name, code, mask, country_code };
}
