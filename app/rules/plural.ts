const LANGUAGES = ["ru", "en", "tr", "uz", "de", "uk"];
const rules = new Map<string, Intl.PluralRules>();

/**
 * The plural form that a count takes: Russian and Ukrainian one (1, 21, 31), few (2–4, 22), many (5–20, 0), the others one or other.
 * A language that the shop does not speak counts as English. For whole numbers.
 */
export function pluralCategory(count: number, language: string): Intl.LDMLPluralRule {
  const spoken = LANGUAGES.includes(language) ? language : "en";
  let rule = rules.get(spoken);
  if (!rule) rules.set(spoken, (rule = new Intl.PluralRules(spoken)));
  return rule.select(count);
}
