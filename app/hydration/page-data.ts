/** The id of the element that holds a page's data as JSON. */
export const PAGE_DATA = "page-data";

/** turbo-stream's number for `null`. */
const NULL = -5;

/**
 * JSON data in the form of turbo-stream 2, in which Remix expects it: a list of all values, where objects and lists name theirs by their places.
 */
export function flattened(data: unknown): string {
  const values: unknown[] = [];
  function place(value: unknown): number {
    if (value === null) return NULL;
    const at = values.push(value) - 1;
    if (Array.isArray(value)) values[at] = value.map(place);
    else if (typeof value === "object")
      values[at] = Object.fromEntries(Object.entries(value).map(([key, one]) => [`_${place(key)}`, place(one)]));
    return at;
  }
  place(data);
  return `${JSON.stringify(values)}\n`;
}
