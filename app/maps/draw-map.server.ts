import type { BaseShape, MapBase } from "./base.server";
import { areas, railways, rivers, streets } from "./drawing/ground.server";
import { labelFont } from "./drawing/label-font.server";
import { metro, names } from "./drawing/labels.server";
import { Sheet, type MapDrawing } from "./drawing/sheet.server";
import { distances, fees, zoneBorders, zoneRings, zoneTints } from "./drawing/zones.server";
import { SHEET } from "./view";

/** Bytes of a drawing with the font of its labels; one with more has fewer corners. */
const MOST_BYTES = 60_000;
/** Pixels between two corners of one line, from the finest drawing to the coarsest. */
const DETAILS = [1, 2.5, 6, 14, 40];

/** One view of a city as an SVG document of SHEET's size. */
export function drawMap(drawing: MapDrawing): string {
  for (const detail of DETAILS) {
    const svg = draw(new Sheet(drawing, detail));
    if (svg) return svg;
  }
  const { base } = drawing;
  if (!base) return draw(new Sheet(drawing, DETAILS.at(-1) ?? 1), Infinity) ?? "";
  const main = mainOf(base);
  return drawMap({ ...drawing, base: main.shapes.length < base.shapes.length ? main : undefined });
}

/** A dense city from afar: water, parks and main streets. */
const mainOf = ({ shapes, far, ...rest }: MapBase): MapBase => ({
  ...rest,
  shapes: shapes.filter(isMain),
  far: far.filter(isMain),
});
const isMain = ({ kind, class: of }: BaseShape) => kind !== "street" || of === "main";

/** Undefined for a drawing of more bytes, which is not drawn to its end. */
function draw(sheet: Sheet, most = MOST_BYTES): string | undefined {
  const { colours, font } = sheet.drawing;
  const { width, height } = SHEET;
  // Fees come before names: a box that a fee has taken is not for a street.
  const [zones, pills] = [zoneRings(sheet), fees(sheet)];
  const layers = [
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
    () => (font ? labelFont(sheet.said) : ""),
  ];
  let svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Onest,system-ui,-apple-system,Arial,sans-serif" stroke-linejoin="round">`;
  for (const layer of layers) {
    svg += layer();
    if (Buffer.byteLength(svg) > most - "</svg>".length) return undefined;
  }
  return `${svg}</svg>`;
}
