import { areas, railways, rivers, streets } from "./drawing/ground.server";
import { metro, names } from "./drawing/labels.server";
import { Sheet, type MapDrawing } from "./drawing/sheet.server";
import { distances, fees, zoneBorders, zoneRings, zoneTints } from "./drawing/zones.server";
import { SHEET } from "./view";

/** Bytes of a drawing; one with more has fewer corners. */
const MOST_BYTES = 52_000;
/** Pixels between two corners of one line, from the finest drawing to the coarsest. */
const DETAILS = [1, 2.5, 6, 14, 40];

/** One view of a city as an SVG document of SHEET's size. */
export function drawMap(drawing: MapDrawing): string {
  let svg = "";
  for (const detail of DETAILS) {
    svg = draw(new Sheet(drawing, detail));
    if (Buffer.byteLength(svg) <= MOST_BYTES) return svg;
  }
  return drawing.base ? drawMap({ ...drawing, base: undefined }) : svg;
}

function draw(sheet: Sheet): string {
  const { colours } = sheet.drawing;
  const { width, height } = SHEET;
  // Fees come before names: a box that a fee has taken is not for a street.
  const [zones, pills] = [zoneRings(sheet), fees(sheet)];
  const layers = [
    `<rect width="${width}" height="${height}" fill="${colours.land}"/>`,
    zoneTints(sheet, zones),
    areas(sheet, "park", colours.park),
    areas(sheet, "water", colours.water),
    rivers(sheet),
    railways(sheet),
    streets(sheet),
    zoneBorders(sheet, zones),
    sheet.shapes.length === 0 ? distances(sheet) : "",
    pills,
    metro(sheet),
    names(sheet),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Onest,system-ui,-apple-system,Arial,sans-serif" stroke-linejoin="round">${layers.join("")}</svg>`;
}
