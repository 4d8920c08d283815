/**
 * The attributes of a submit button that sends a field. The name holds the value too, as a query ("?intent=order"),
 * because Lynx shows the value of a button before its words: "(order) Place the order". Browsers send the name with
 * "", "BUTTON" or "SUBMIT".
 */
export const sends = (field: Record<string, string | number>) => ({
  name: `?${new URLSearchParams(Object.entries(field).map(([name, value]) => [name, String(value)]))}`,
});

/** The entries of a form or an address, with the fields that a pressed button holds in its name. */
export const sentFields = <Value>(entries: Iterable<[string, Value]>): [string, Value | string][] =>
  [...entries].flatMap(([name, value]): [string, Value | string][] =>
    name.startsWith("?") ? [...new URLSearchParams(name)] : [[name, value]],
  );

/** The value that a button sends as this field. */
export const sentBy = ({ name }: { name: string }, field: string) =>
  name.startsWith("?") ? new URLSearchParams(name).get(field) : null;
