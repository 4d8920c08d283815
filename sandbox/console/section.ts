import type { ComponentType } from "react";
import type { World } from "../world";

export interface SectionProps {
  world: World;
  /** Prefix of the console's addresses: empty, or /world/NAME. */
  base: string;
}

/** A section of the console, as HTML and as JSON. */
export interface Section {
  /** Its anchor on the page and, followed by `.json`, its address under /console/. */
  id: string;
  title: string;
  json?: (world: World) => unknown;
  Body: ComponentType<SectionProps>;
  /** Position on a wide page: beside the others, or after all of them because it is long. */
  place?: "side" | "last";
}
