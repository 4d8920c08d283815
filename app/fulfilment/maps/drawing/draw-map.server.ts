import type { MapColours } from "../../../../brands/map-colours";
import type { BaseShape, MapBase } from "../base.server";
import { areas, railways, rivers, streets } from "./base-layer.server";
import { labelFont } from "./label-font.server";
import { metro, names } from "./labels.server";
import { Sheet, type MapDrawing } from "./sheet.server";
import { distances, fees, zoneBorders, zoneRings, zoneTints } from "./zones.server";
import { SHEET } from "../view";

/** Includes the labels' font. A larger drawing is drawn again with fewer corners. */
const MAX_DRAWING_BYTES = 60_000;
/** Minimum distances between corners, from the finest drawing to the coarsest. */
const CORNER_GAPS_PX = [1, 2.5, 6, 14, 40];

export function drawMap(drawing: MapDrawing): string {
  for (const detail of CORNER_GAPS_PX) {
    const svg = draw(new Sheet(drawing, detail));
    if (svg) return svg;
  }
  const { base } = drawing;
  if (!base) return draw(new Sheet(drawing, CORNER_GAPS_PX.at(-1) ?? 1), Infinity) ?? "";
  const main = mainOf(base);
  return drawMap({ ...drawing, base: main.shapes.length < base.shapes.length ? main : undefined });
}

/** Without minor streets, for a dense city from afar. */
const mainOf = ({ shapes, far, ...rest }: MapBase): MapBase => ({
  ...rest,
  shapes: shapes.filter(isMain),
  far: far.filter(isMain),
});
const isMain = ({ kind, class: of }: BaseShape) => kind !== "street" || of === "main";

/** Makes a drawing dark where the page around it is: one drawing serves both, and can be cached for everybody. */
function darkStyle(light: MapColours, dark: MapColours): string {
  const rules = Object.entries(light).map(([role, colour]) => {
    const darkColour = dark[role as keyof MapColours];
    return `[fill="${colour}"]{fill:${darkColour}}[stroke="${colour}"]{stroke:${darkColour}}`;
  });
  return `<style>@media screen and (prefers-color-scheme:dark){${rules.join("")}}</style>`;
}

/** Undefined for a drawing that is too large. */
function draw(sheet: Sheet, maxBytes = MAX_DRAWING_BYTES): string | undefined {
  const { colours, darkColours, font } = sheet.drawing;
  const { width, height } = SHEET;
  // Fees come before names, because names may not cover them.
  const [zones, pills] = [zoneRings(sheet), fees(sheet)];
  const layers = [
    () => darkStyle(colours, darkColours),
    () => `<rect width="${width}" height="${height}" fill="${colours.land}"/>`,
    () => zoneTints(sheet, zones),
    () => areas(sheet, "park", colours.park),
    () => areas(sheet, "water", colours.water),
    () => rivers(sheet),
    () => railways(sheet),
    () => streets(sheet),
    () => zoneBorders(sheet, zones),
    () => (sheet.shapes.length === 0 ? distances(sheet) : ""),
    () => pills,
    () => metro(sheet),
    () => names(sheet),
    () => (font ? labelFont(sheet.labelText) : ""),
  ];
  let svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Onest,system-ui,-apple-system,Arial,sans-serif" stroke-linejoin="round">`;
  for (const layer of layers) {
    svg += layer();
    if (Buffer.byteLength(svg) > maxBytes - "</svg>".length) return undefined;
  }
  return `${svg}</svg>`;
}
