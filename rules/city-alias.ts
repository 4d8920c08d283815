/** A city's alias, as in addresses and in the `city_alias` cookie. */
export const CITY_ALIAS = "[a-z0-9-]{1,40}";

const whole = new RegExp(`^${CITY_ALIAS}$`);

export function isCityAlias(text: unknown): text is string {
  return typeof text === "string" && whole.test(text);
}
