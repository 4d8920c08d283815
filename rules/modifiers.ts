import { toMinor } from "./money";

/** The fields of the contract's Modifier that decide; `price` is a contract decimal, `type` "stop" means temporarily unavailable. */
export interface ModifierLike {
  id: string;
  price: number;
  min: number;
  max: number;
  type?: string | null;
}

export interface ModifierGroupLike {
  id: string;
  min: number;
  max: number;
  modifiers: readonly ModifierLike[];
}

/** The contract's `modifiers` of a product. */
export interface ProductModifiers {
  single: readonly ModifierLike[];
  groups: readonly ModifierGroupLike[];
}

/** What can be chosen of a product; nothing where the upstream says that its modifiers are not available now. */
export function modifiersOf<Modifiers extends ProductModifiers>(product: {
  modifiers?: (Modifiers & { available?: boolean | null }) | null;
}): Modifiers | { single: []; groups: [] } {
  const { modifiers } = product;
  return modifiers && modifiers.available !== false ? modifiers : { single: [], groups: [] };
}

/** modifier_id → count; a missing one is 0. */
export type ChosenModifiers = Readonly<Record<string, number>>;

/** Which of the three wordings says a group's limits (spec 2 §5): "choose from min to max", "up to max", "exactly max". */
export function limitText(min: number, max: number): { key: "range" | "upTo" | "exactly"; min: number; max: number } {
  const key = min === max ? "exactly" : min > 0 ? "range" : "upTo";
  return { key, min, max };
}

/** How many of a modifier are chosen; 0 for what is not a positive whole number. */
export function chosenCount(chosen: ChosenModifiers, id: string): number {
  const count = chosen[id];
  return typeof count === "number" && Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** How many are chosen in a group together. */
export function groupCount(group: ModifierGroupLike, chosen: ChosenModifiers): number {
  return group.modifiers.reduce((total, { id }) => total + chosenCount(chosen, id), 0);
}

/** Whether one more may be added: not stopped, below its own maximum and below its group's. */
export function canIncrease(chosen: ChosenModifiers, modifier: ModifierLike, group?: ModifierGroupLike): boolean {
  if (isStopped(modifier) || chosenCount(chosen, modifier.id) >= modifier.max) return false;
  return !group || groupCount(group, chosen) < group.max;
}

/** Whether a click in a group replaces its choice instead of adding to it: max minus min is 0 or 1 (spec 1 §4 "Product counter"). */
export function replacesChoice(min: number, max: number): boolean {
  return max - min === 0 || max - min === 1;
}

/**
 * The choice after a click on a modifier (or its plus); the same object when nothing may change. In a replacing group the others go to 0 and it takes the
 * whole minimum, a second click lets go of it where nothing is required. A modifier that cannot fill the minimum alone is added to the others instead.
 */
export function choose(chosen: ChosenModifiers, modifier: ModifierLike, group?: ModifierGroupLike): ChosenModifiers {
  if (isStopped(modifier)) return chosen;
  const alone = Math.max(1, group?.min ?? 0);
  if (!group || !replacesChoice(group.min, group.max) || modifier.max < alone) {
    return canIncrease(chosen, modifier, group)
      ? withCount(chosen, modifier, chosenCount(chosen, modifier.id) + 1)
      : chosen;
  }
  if (group.max < 1) return chosen;
  const isChosen =
    chosenCount(chosen, modifier.id) === groupCount(group, chosen) && chosenCount(chosen, modifier.id) >= alone;
  if (isChosen) return group.min === 0 ? withCount(chosen, modifier, 0) : chosen;
  const others = group.modifiers.reduce((rest, other) => withCount(rest, other, 0), chosen);
  return withCount(others, modifier, alone);
}

/** The choice after minus: a single modifier keeps its minimum, one of a group may go to 0, because another can take its place. */
export function unchoose(chosen: ChosenModifiers, modifier: ModifierLike, group?: ModifierGroupLike): ChosenModifiers {
  const count = chosenCount(chosen, modifier.id);
  return count > (group ? 0 : modifier.min) ? withCount(chosen, modifier, count - 1) : chosen;
}

export type SelectionError =
  | { code: "group_missing"; group_id: string; missing: number }
  | { code: "group_exceeded"; group_id: string; max: number }
  | { code: "modifier_missing"; modifier_id: string; missing: number }
  | { code: "modifier_exceeded"; modifier_id: string; max: number }
  | { code: "stopped"; modifier_id: string }
  | { code: "unknown"; modifier_id: string }
  /** Not a whole number from 0 on. */
  | { code: "count"; modifier_id: string };

/** Everything that is wrong with a choice, from a form or from an old cart; empty when it may be ordered. */
export function selectionErrors(modifiers: ProductModifiers, chosen: ChosenModifiers): SelectionError[] {
  const known = new Map(allOf(modifiers).map((modifier) => [modifier.id, modifier]));
  const errors: SelectionError[] = [];
  for (const [modifier_id, count] of Object.entries(chosen)) {
    const modifier = known.get(modifier_id);
    if (!Number.isSafeInteger(count) || count < 0) errors.push({ code: "count", modifier_id });
    else if (count === 0) continue;
    else if (!modifier) errors.push({ code: "unknown", modifier_id });
    else if (isStopped(modifier)) errors.push({ code: "stopped", modifier_id });
    else if (count > modifier.max) errors.push({ code: "modifier_exceeded", modifier_id, max: modifier.max });
  }
  for (const { id, min } of modifiers.single) {
    const missing = min - chosenCount(chosen, id);
    if (missing > 0) errors.push({ code: "modifier_missing", modifier_id: id, missing });
  }
  for (const group of modifiers.groups) {
    const count = groupCount(group, chosen);
    if (count < group.min) errors.push({ code: "group_missing", group_id: group.id, missing: group.min - count });
    if (count > group.max) errors.push({ code: "group_exceeded", group_id: group.id, max: group.max });
  }
  return errors;
}

/** Whether a choice may be put into the cart. */
export function validSelection(modifiers: ProductModifiers, chosen: ChosenModifiers): boolean {
  return selectionErrors(modifiers, chosen).length === 0;
}

/** What is chosen before anybody chose: each minimum and no more, a group's filled in turn from its first modifiers that are not stopped. Not valid where too many are stopped. */
export function defaultSelection({ single, groups }: ProductModifiers): ChosenModifiers {
  let chosen: ChosenModifiers = {};
  for (const modifier of single)
    if (!isStopped(modifier) && modifier.min > 0) chosen = withCount(chosen, modifier, modifier.min);
  for (const group of groups) {
    while (groupCount(group, chosen) < group.min) {
      const before = chosen;
      for (const modifier of group.modifiers) {
        const wanted = groupCount(group, chosen) < group.min && canIncrease(chosen, modifier, group);
        if (wanted) chosen = withCount(chosen, modifier, chosenCount(chosen, modifier.id) + 1);
      }
      if (chosen === before) break;
    }
  }
  return chosen;
}

/** Price of one product with its chosen modifiers, all in minor units; unknown ones cost nothing. */
export function priceWithModifiers(price: number, modifiers: ProductModifiers, chosen: ChosenModifiers): number {
  return allOf(modifiers).reduce(
    (total, modifier) => total + toMinor(modifier.price) * chosenCount(chosen, modifier.id),
    price,
  );
}

/** The choice as a stable string, whatever the order it was made in: "12:1,15:2", empty for none. */
export function modifierSignature(chosen: ChosenModifiers): string {
  return Object.keys(chosen)
    .filter((id) => chosenCount(chosen, id) > 0)
    .sort()
    .map((id) => `${encodeURIComponent(id)}:${chosenCount(chosen, id)}`)
    .join(",");
}

/** What tells one cart line from another: the product's key, then `~` and its modifiers if it has any. */
export function lineKey(productKey: string, chosen: ChosenModifiers): string {
  const signature = modifierSignature(chosen);
  return signature ? `${productKey}~${signature}` : productKey;
}

function allOf({ single, groups }: ProductModifiers): ModifierLike[] {
  return [...single, ...groups.flatMap((group) => group.modifiers)];
}

function isStopped({ type }: ModifierLike): boolean {
  return type === "stop";
}

function withCount(chosen: ChosenModifiers, { id }: ModifierLike, count: number): ChosenModifiers {
  const others = Object.entries(chosen).filter(([other]) => other !== id);
  return Object.fromEntries(count > 0 ? [...others, [id, count]] : others);
}
