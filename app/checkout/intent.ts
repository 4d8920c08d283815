/** What a submit button of the order form asks for. `order` makes the order; the others keep what is typed and change one thing. */
const intents = ["order", "date", "banknote", "bag", "leave"] as const;
type IntentName = (typeof intents)[number];

/** `argument`: the date, the banknote, "1" or "0" for no bag, the path to go to. */
export type Intent = { name: IntentName; argument: string };

/** Name and value of a submit button. A button sends one value, so it holds the argument too: "date:2026-11-23". */
export function intentButton(name: IntentName, argument?: string) {
  return { name: "intent", value: argument === undefined ? name : `${name}:${argument}` };
}

/** Takes the intent out of the form. Undefined: there is none, several, or an unknown one; such a form never makes an order. */
export function takeIntent(form: FormData): Intent | undefined {
  const [value, ...more] = form.getAll("intent");
  form.delete("intent");
  if (typeof value !== "string" || more.length > 0) return undefined;
  const [word, ...argument] = value.split(":");
  const name = intents.find((known) => known === word);
  return name && { name, argument: argument.join(":") };
}
