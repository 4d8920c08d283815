import { hasText, localised } from "../../texts";
import { titleOf } from "./describe";
import { ingredients } from "./ingredients";
import type { Choices, Option, SeedModifier, SeedModifiers } from "./schema";

/** Returns the modifiers of a dish by the words of its row: "no-tomato", "sauce:teriyaki", "extra". */
export function modifiersOf({ single, groups, pictures }: Choices, chosen: readonly string[]): SeedModifiers {
  const modifier = (option: Option): SeedModifier => ({
    ...option,
    name: nameOf(option.id),
    min: 0,
    ...(pictures[option.id] && { picture: pictures[option.id] }),
  });
  return {
    single: chosen.flatMap((word) => single.filter(({ id }) => id === word)).map(modifier),
    groups: chosen.flatMap((word) => {
      const [name, first] = word.split(":");
      return groups
        .filter(({ key }) => key === name)
        .map(({ key, id = key, min, max, options }) => ({
          id,
          name: localised(`choices.groups.${id}`),
          min,
          max,
          modifiers: startingWith(first, options).map(modifier),
        }));
    }),
  };
}

/** The dish's own option comes first, then others, as many as the group has. */
function startingWith(first: string | undefined, options: Option[]): Option[] {
  if (first === undefined) return options;
  const own = options.find(({ id }) => id === first) ?? { id: first, price: 0, max: 1 };
  return [own, ...options.filter((option) => option !== own)].slice(0, options.length);
}

/** A text of its own, or an ingredient's name. */
function nameOf(id: string) {
  const text = `choices.${id}`;
  return ingredients.has(id) && !hasText(text) ? titleOf(id) : localised(text);
}
