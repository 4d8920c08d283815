/** What a form asks for. `argument` is what a button says beside its name: the date, the path to go to. */
export type Intent<Name extends string> = { name: Name; argument: string };

/** Name and value of a submit button or a hidden field. A button sends one value, so it holds the argument too: "date:2026-11-23". */
export const intentField = <Name extends string>(name: Name, argument?: string) => ({
  name: "intent",
  value: argument === undefined ? name : `${name}:${argument}`,
});

/**
 * The intents of the forms that one action answers. Each form names its own, in a submit button or a hidden field; a form without a known
 * intent comes from a page that is out of date, and changes nothing.
 */
export function intents<const Name extends string>(...names: Name[]) {
  return {
    field: intentField<Name>,
    /**
     * Takes the intent out of the form. Undefined: there is none, several, or an unknown one. The same twice is one: Lynx sends every button
     * that has the name and the value of the pressed one.
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
