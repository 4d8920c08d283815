/** The action that a form requests. `argument`: the button's parameter, such as a date or a path. */
export type Intent<Name extends string> = { name: Name; argument: string };

/**
 * Name and value of a submit button or a hidden field. A button sends one value, so it holds the argument too:
 * "date:2026-11-23".
 */
export const intentField = <Name extends string>(name: Name, argument?: string) => ({
  name: "intent",
  value: argument === undefined ? name : `${name}:${argument}`,
});

/**
 * The intents of the forms that one action answers. A form without a known intent comes from an outdated page and
 * changes nothing.
 */
export function intents<const Name extends string>(...names: Name[]) {
  return {
    field: intentField<Name>,
    /**
     * Removes the intent from the form and returns it. Undefined if it is missing, ambiguous or unknown. Repeated
     * values count once: Lynx sends every button with the name and value of the pressed one.
     */
    take(form: FormData): Intent<Name> | undefined {
      const [value, ...more] = new Set(form.getAll("intent"));
      form.delete("intent");
      if (typeof value !== "string" || more.length > 0) return undefined;
      const [word, ...argument] = value.split(":");
      const name = names.find((known) => known === word);
      return name && { name, argument: argument.join(":") };
    },
  };
}
