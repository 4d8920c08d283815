import { hasText, localised } from "../../texts";
import type { SeedGroup } from "./types";

export function menuGroups(brand: string, groups: Pick<SeedGroup, "alias" | "show_on_main">[]): SeedGroup[] {
  return groups.map((group) => {
    const key = `${brand}.groups.${group.alias}`;
    const subtitle = `${key}.subtitle`;
    return { ...group, name: localised(`${key}.name`), ...(hasText(subtitle) && { subtitle: localised(subtitle) }) };
  });
}
