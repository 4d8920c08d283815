import { toMinor } from "./money";

/** `price` is a contract decimal; `type` "stop" means temporarily unavailable. */
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

export interface ProductModifiers {
  single: readonly ModifierLike[];
  groups: readonly ModifierGroupLike[];
}

/** A product has none while the upstream marks its modifiers as not available. */
export function modifiersOf<Modifiers extends ProductModifiers>(product: {
  modifiers?: (Modifiers & { available?: boolean | null }) | null;
}): Modifiers | { single: []; groups: [] } {
  const { modifiers } = product;
  return modifiers && modifiers.available !== false ? modifiers : { single: [], groups: [] };
}

/** By modifier id; a missing id counts as 0. */
export type ChosenModifiers = Readonly<Record<string, number>>;

/** Selects the wording of a group's limits (docs/specification/rules-and-calls.md#quantities). */
export function limitText(min: number, max: number): { key: "range" | "upTo" | "exactly"; min: number; max: number } {
  const key = min === max ? "exactly" : min > 0 ? "range" : "upTo";
  return { key, min, max };
}

/** Any count but a positive whole number is 0. */
export function chosenCount(chosen: ChosenModifiers, id: string): number {
  const count = chosen[id];
  return typeof count === "number" && Number.isSafeInteger(count) && count > 0 ? count : 0;
}

export function groupCount(group: ModifierGroupLike, chosen: ChosenModifiers): number {
  return group.modifiers.reduce((total, { id }) => total + chosenCount(chosen, id), 0);
}

export function canIncrease(chosen: ChosenModifiers, modifier: ModifierLike, group?: ModifierGroupLike): boolean {
  if (isStopped(modifier) || chosenCount(chosen, modifier.id) >= modifier.max) return false;
  return !group || groupCount(group, chosen) < group.max;
}

/** A click replaces the group's choice if max minus min is 0 or 1 (docs/specification/product.md#product-counter). */
export function replacesChoice(min: number, max: number): boolean {
  return max - min === 0 || max - min === 1;
}

/**
 * Returns the same object if nothing changes. In a replacing group the others become 0 and this one takes the group's
 * minimum; a second click deselects it if the minimum is 0. A modifier whose maximum is below the group's minimum is
 * added to the others instead.
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

/** A single modifier keeps its minimum. One of a group may become 0, because another can replace it. */
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
  | { code: "count"; modifier_id: string };

export function selectionErrors(modifiers: ProductModifiers, chosen: ChosenModifiers): SelectionError[] {
  const byId = new Map(allOf(modifiers).map((modifier) => [modifier.id, modifier]));
  const errors: SelectionError[] = [];
  for (const [modifier_id, count] of Object.entries(chosen)) {
    const modifier = byId.get(modifier_id);
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

export function validSelection(modifiers: ProductModifiers, chosen: ChosenModifiers): boolean {
  return selectionErrors(modifiers, chosen).length === 0;
}

/**
 * Selects exactly the minimums, each group's from its first modifiers. Stopped ones are left out, so the choice may be
 * invalid.
 */
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

/** In minor units. Unknown modifiers cost nothing. */
export function priceWithModifiers(price: number, modifiers: ProductModifiers, chosen: ChosenModifiers): number {
  return allOf(modifiers).reduce(
    (total, modifier) => total + toMinor(modifier.price) * chosenCount(chosen, modifier.id),
    price,
  );
}

/** Does not depend on the order of choice: "12:1,15:2", empty for no choice. */
export function modifierSignature(chosen: ChosenModifiers): string {
  return Object.keys(chosen)
    .filter((id) => chosenCount(chosen, id) > 0)
    .sort()
    .map((id) => `${encodeURIComponent(id)}:${chosenCount(chosen, id)}`)
    .join(",");
}

/** The product's key and, if any modifiers are chosen, `~` and their signature. */
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
