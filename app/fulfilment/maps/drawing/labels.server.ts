import { nameIn, type BaseShape } from "../base.server";
import { clipLine } from "../clip";
import { placesAlong, textWidth } from "../label-boxes";
import { SHEET, type WorldPoint } from "../view";
import { FRAME, type Sheet } from "./sheet.server";
import { escapeXml, group, rounded } from "./svg";

type Style = { size: number; fill: string; weight?: number; halo?: boolean; anchor?: "start" };

/** Installed fonts may be wider than usual. */
const MIN_NAME_GAP_PX = 16;

export function metro(sheet: Sheet): string {
  if (sheet.zoom < 12) return "";
  const { colours } = sheet.drawing;
  const stations = sheet.of("metro", "point").flatMap((station) => {
    const spot = sheet.spot(station);
    const isShown = spot && spot.x > 4 && spot.y > 4 && spot.x < SHEET.width - 4 && spot.y < SHEET.height - 4;
    return isShown ? { station, spot } : [];
  });
  for (const { spot } of stations) sheet.boxes.keepFree(spot, sheet.zoom < 13 ? 9 : 22);
  const marks = stations.map(({ station, spot }) => {
    const [x, y] = [Math.round(spot.x), Math.round(spot.y)];
    if (sheet.zoom < 13) return `<circle cx="${x}" cy="${y}" r="3" stroke-width="1.8"/>`;
    const name = nameIn(station, sheet.drawing.language);
    // A Cyrillic М looks the same and needs no other subset of the font.
    const mark = `<circle cx="${x}" cy="${y}" r="9" stroke-width="2"/>${label(sheet, /\p{Script=Cyrillic}/u.test(name) ? "М" : "M", { x, y }, { size: 11, fill: colours.text, weight: 800, halo: false })}`;
    const width = textWidth(name, 13) + MIN_NAME_GAP_PX / 2;
    const isFree = name && sheet.boxes.take({ x: x + 14 + width / 2, y }, width, 18);
    return (
      mark +
      (isFree
        ? label(sheet, name, { x: x + 13, y }, { size: 13, fill: colours.text, weight: 600, anchor: "start" })
        : "")
    );
  });
  return group(marks.join(""), `fill="${colours.plate}" stroke="${colours.metro}"`);
}

export function names(sheet: Sheet): string {
  const { colours } = sheet.drawing;
  if (sheet.zoom < 14)
    return [
      ...(sheet.zoom < 11 ? [] : atPoints(sheet, "district", { size: 15, fill: colours.text, weight: 600 })),
      ...atPoints(sheet, "water", { size: 13, fill: colours.waterText }),
      ...(sheet.zoom < 13 ? [] : atPoints(sheet, "park", { size: 13, fill: colours.parkText })),
      ...alongLines(sheet, sheet.of("water", "line"), { size: 13, fill: colours.waterText, halo: false }),
    ].join("");
  const streets = sheet.of("street", "line");
  const named = (name: string, style: Style) =>
    alongLines(
      sheet,
      streets.filter((street) => (street.class ?? "street") === name),
      style,
    );
  return [
    ...named("main", { size: 15, fill: colours.text, weight: 600 }),
    ...named("street", { size: 14, fill: colours.text }),
    ...named("lane", { size: 13, fill: colours.text }),
    ...alongLines(sheet, sheet.of("water", "line"), { size: 13, fill: colours.waterText, halo: false }),
    ...atPoints(sheet, "park", { size: 13, fill: colours.parkText }),
    ...atPoints(sheet, "water", { size: 13, fill: colours.waterText }),
  ].join("");
}

function atPoints(sheet: Sheet, kind: BaseShape["kind"], style: Style): string[] {
  return sheet.shapes.flatMap((shape) => {
    const name = shape.kind === kind && shape.form !== "line" ? nameIn(shape, sheet.drawing.language) : "";
    const spot = name && sheet.spot(shape);
    if (!spot || !sheet.boxes.take(spot, textWidth(name, style.size) + MIN_NAME_GAP_PX, style.size + 5)) return [];
    return label(sheet, name, spot, style);
  });
}

function alongLines(sheet: Sheet, shapes: readonly BaseShape[], style: Style): string[] {
  const usedNames = new Set<string>();
  return shapes.flatMap((shape) => {
    const name = nameIn(shape, sheet.drawing.language);
    if (!name || usedNames.has(name)) return [];
    const length = textWidth(name, style.size);
    const parts = shape.rings.flatMap((ring) =>
      clipLine(
        ring.map((point) => sheet.at(point)),
        FRAME,
      ),
    );
    const place = parts
      .flatMap((part) => placesAlong(part, length, style.size))
      .find((spot) => sheet.boxes.take(spot, spot.width, spot.height));
    if (!place) return [];
    usedNames.add(name);
    return label(sheet, name, place, style, place.turn);
  });
}

/** An outline keeps the text legible. */
export function label(
  sheet: Sheet,
  text: string,
  { x, y }: WorldPoint,
  { size, fill, weight = 500, halo = true, anchor }: Style,
  turn = 0,
): string {
  const outline = halo
    ? ` paint-order="stroke" stroke="${sheet.drawing.colours.halo}" stroke-width="3.5"`
    : ' stroke="none"';
  const place = turn
    ? `transform="translate(${rounded(x)} ${rounded(y)})rotate(${rounded(turn)})"`
    : `x="${rounded(x)}" y="${rounded(y)}"`;
  sheet.labelText += text;
  return `<text ${place} dy=".35em" text-anchor="${anchor ?? "middle"}" font-size="${size}" font-weight="${weight}" fill="${fill}"${outline}>${escapeXml(text)}</text>`;
}
