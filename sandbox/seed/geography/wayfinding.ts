import { fill, inEveryLanguage, localised, type Localised } from "../../texts";

export interface WayIn {
  by: "metro" | "train" | "tram" | "bus";
  stop: Localised;
  minutes: number;
  door: "street" | "yard" | "corner" | "basement" | "mall";
}

/** Returns two sentences: the walk from a stop, and the entrance. */
export function wayIn({ by, stop, minutes, door }: WayIn): Localised {
  const [walk, entrance] = [localised(`ways.${by}`), localised(`doors.${door}`)];
  return inEveryLanguage(
    (language) => `${fill(walk[language], { stop: stop[language], minutes })} ${entrance[language]}`,
  );
}
