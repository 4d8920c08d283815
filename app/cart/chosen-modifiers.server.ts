import type { ModifierGroup, ProductModifiers } from "../../contract/menu";
import type { Translate } from "../../locales";
import { validCount } from "../../rules/counts";
import {
  choose,
  defaultSelection,
  selectionErrors,
  type ChosenModifiers,
  type SelectionError,
} from "../../rules/modifiers";

const COUNT = "modifiers.";
const CHOICE = "modifier_group.";

/**
 * The modifiers in a form: `modifiers.{id}` is a count, `modifier_group.{group id}` the id of the chosen radio (empty: none). Without any
 * such field it is the default choice. An unreadable or repeated field becomes the count NaN, which the rules reject.
 */
export function chosenModifiers(form: FormData, modifiers: ProductModifiers): ChosenModifiers {
  const chosen = new Map<string, number>();
  let any = false;
  for (const [name, value] of form.entries()) {
    if (name.startsWith(COUNT)) setOnce(chosen, name.slice(COUNT.length), validCount(value) ?? NaN);
    else if (name.startsWith(CHOICE))
      setRadio(
        chosen,
        modifiers.groups.find(({ id }) => id === name.slice(CHOICE.length)),
        value,
      );
    else continue;
    any = true;
  }
  if (!any) return defaultSelection(modifiers);
  return Object.fromEntries([...chosen].filter(([, count]) => count !== 0));
}

function setRadio(chosen: Map<string, number>, group: ModifierGroup | undefined, value: FormDataEntryValue) {
  if (value === "") return;
  const modifier = group?.modifiers.find(({ id }) => id === value);
  // A radio chooses the whole minimum of its group, as a click with scripts does.
  const count = modifier && group ? (choose({}, modifier, group)[modifier.id] ?? 1) : 1;
  setOnce(chosen, String(value), count);
}

function setOnce(chosen: Map<string, number>, id: string, count: number) {
  chosen.set(id, chosen.has(id) ? NaN : count);
}

/** Messages about a choice, by field. */
export function choiceErrors(
  modifiers: ProductModifiers,
  chosen: ChosenModifiers,
  t: Translate,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const error of selectionErrors(modifiers, chosen)) {
    const field = "group_id" in error ? `${CHOICE}${error.group_id}` : `${COUNT}${error.modifier_id}`;
    errors[field] ??= errorMessage(error, modifiers, t);
  }
  return errors;
}

function errorMessage(error: SelectionError, { single, groups }: ProductModifiers, t: Translate): string {
  const name = (wanted: string) =>
    [...single, ...groups.flatMap((group) => group.modifiers)].find(({ id }) => id === wanted)?.name ?? "";
  const group = (wanted: string) => groups.find(({ id }) => id === wanted)?.name ?? "";
  switch (error.code) {
    case "group_missing":
      return t("menu:errors.group_missing", { group: group(error.group_id), count: error.missing });
    case "group_exceeded":
      return t("menu:errors.group_exceeded", { group: group(error.group_id), max: error.max });
    case "modifier_missing":
      return t("menu:errors.modifier_missing", { name: name(error.modifier_id) });
    case "modifier_exceeded":
      return t("menu:errors.modifier_exceeded", { name: name(error.modifier_id), max: error.max });
    case "stopped":
      return t("menu:errors.stopped", { name: name(error.modifier_id) });
    default:
      return t("menu:errors.unknown");
  }
}
