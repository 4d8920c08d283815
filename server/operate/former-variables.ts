const FOLDERS = "DATA_FOLDER is the folder of pictures, answers and group-orders";
const HEADER = "HSTS is the whole header, such as max-age=31536000; includeSubDomains";
const KEY = "MAPS_KEY is the key of the provider that maps.map_type of the settings names";

/** Variables of former versions, and what is set in their place. */
const former: Record<string, string> = {
  PICTURE_CACHE: FOLDERS,
  ANSWER_CACHE: FOLDERS,
  GROUP_ORDERS: FOLDERS,
  ANSWER_MEMORY_MB: "answers take 64 MB, or a quarter of a smaller heap",
  GROUP_ORDER_DISHES: "a guest has 20 dishes",
  HSTS_MAX_AGE: HEADER,
  HSTS_INCLUDE_SUBDOMAINS: HEADER,
  GOOGLE_MAPS_KEY: KEY,
  YANDEX_MAPS_KEY: KEY,
  MAPS_FOLDER: "base maps lie in CONTENT_FOLDER, in its folder maps",
};

const nameOf = (name: string) => name.replace(/_FILE$/, "");

export const isFormer = (name: string): boolean => Object.hasOwn(former, nameOf(name));

/**
 * A sentence for each variable that is set and not read any more. The start fails with them: a folder, a key or a rule
 * that an operator relies on must not be lost unnoticed.
 */
export const formerVariables = (given: Record<string, string>): string[] =>
  Object.keys(given)
    .filter(isFormer)
    .map((name) => `${name} is not read any more: ${former[nameOf(name)] ?? ""}.`);
