import type { ComponentType } from "react";
import type { World } from "../world";

export interface SectionProps {
  world: World;
  /** What the console's own addresses begin with: empty, or /world/NAME. */
  base: string;
}

/** One part of the console: what people see of it, and the same for programs. */
export interface Section {
  /** Its anchor on the page and, with `.json` behind it, its address under /console/. */
  id: string;
  title: string;
  /** What programs read, where there is something to read. */
  json?: (world: World) => unknown;
  Body: ComponentType<SectionProps>;
  /** Where there is room: beside the others, or after all of them because it is long. */
  place?: "side" | "last";
}
