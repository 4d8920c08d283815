import { sends } from "../../../../rules/sent-fields";

/** `argument`: the button's parameter, such as a date or a path. */
export type Intent<Name extends string> = { name: Name; argument: string };

/** The field holds the argument too: "date:2026-11-23". */
const field = <Name extends string>(name: Name, argument?: string) => ({
  name: "intent",
  value: argument === undefined ? name : `${name}:${argument}`,
});

/** The attributes of a submit button. */
export const intentButton = <Name extends string>(name: Name, argument?: string) =>
  sends({ intent: field(name, argument).value });

/** A form without a known intent comes from an outdated page and changes nothing. */
export function intents<const Name extends string>(...names: Name[]) {
  return {
    /** The attributes of a hidden field. */
    field: field<Name>,
    button: intentButton<Name>,
    /**
     * Undefined if the intent is missing, ambiguous or unknown. Repeated values count once, because Lynx sends every
     * button with the name and value of the pressed one.
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
