import { selectionErrors, type SelectionError } from "../../../rules/modifiers";
import type { ProductModifiers } from "../../../contract/menu";
import type { Words } from "../../messages";
import { Refusal, wrong } from "../../respond";
import type { SeedProduct } from "../../seed/catalogue/schema";
import type { World } from "../../world";
import { multiplicity } from "../menu/menu";
import type { OrderingPlace } from "../place/ordering-place";

const MAX_ERRORS = 20;

/**
 * Throws a Refusal of 422 with `modifiers` and each wrong group or modifier (`modifiers.{id}`); their names are in the
 * language of `offered`.
 */
export function checkChoice(offered: ProductModifiers, chosen: Record<string, number>) {
  const errors = selectionErrors(offered, chosen)
    .slice(0, MAX_ERRORS)
    .map((error) => [fieldOf(error), selectionMessage(error, offered)] as const);
  const first = errors[0]?.[1];
  if (first) throw new Refusal(422, first, { modifiers: first, ...Object.fromEntries(errors) });
}

/** Throws a Refusal of 422 with `count`. The contract already limits it to whole numbers up to 100. */
export function checkCount(world: World, product: SeedProduct, count: number, here: OrderingPlace) {
  const step = multiplicity(world, product, here);
  if (count % step !== 0) throw wrong("count", "soldBy", { step });
}

function fieldOf(error: SelectionError): string {
  return `modifiers.${"group_id" in error ? error.group_id : error.modifier_id}`.slice(0, 80);
}

function selectionMessage(error: SelectionError, { single, groups }: ProductModifiers): Words {
  const named = [...groups, ...groups.flatMap(({ modifiers }) => modifiers), ...single];
  const name = (id: string) => named.find((thing) => thing.id === id)?.name ?? id;
  switch (error.code) {
    case "group_missing":
      return { key: "groupMissing", values: { group: name(error.group_id), missing: error.missing } };
    case "group_exceeded":
      return { key: "groupExceeded", values: { group: name(error.group_id), max: error.max } };
    case "modifier_missing":
      return { key: "modifierMissing", values: { name: name(error.modifier_id), missing: error.missing } };
    case "modifier_exceeded":
      return { key: "modifierExceeded", values: { name: name(error.modifier_id), max: error.max } };
    case "stopped":
      return { key: "modifierStopped", values: { name: name(error.modifier_id) } };
    case "unknown":
      return { key: "modifierUnknown" };
    case "count":
      return { key: "invalid" };
  }
}
