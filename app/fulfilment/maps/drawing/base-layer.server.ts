import type { BaseShape } from "../base.server";
import { clipLine, thinned } from "../clip";
import { SHEET } from "../view";
import type { Sheet } from "./sheet.server";
import { closed, group, open, rounded } from "./svg";

export function areas(sheet: Sheet, kind: "park" | "water", fill: string): string {
  const paths = sheet.of(kind, "area").map(({ rings }) => {
    const d = rings.map((ring) => closed(sheet.ring(ring), true)).join("");
    return d && `<path d="${d}"/>`;
  });
  return group(paths.join(""), `fill="${fill}" fill-rule="evenodd"`);
}

/** One path for each width. */
function lines(
  sheet: Sheet,
  shapes: readonly BaseShape[],
  stroke: string,
  width: (shape: BaseShape) => number,
  smooth = false,
  more = "",
): string {
  const byWidth = new Map<string, string>();
  for (const shape of shapes) {
    const wide = rounded(width(shape));
    const margin = width(shape) / 2;
    const frame = { left: -margin, top: -margin, right: SHEET.width + margin, bottom: SHEET.height + margin };
    const d = shape.rings
      .flatMap((ring) =>
        clipLine(
          thinned(
            ring.map((point) => sheet.at(point)),
            sheet.detail,
          ),
          frame,
        ),
      )
      .map((part) => open(part, smooth))
      .join("");
    if (d) byWidth.set(wide, (byWidth.get(wide) ?? "") + d);
  }
  const paths = [...byWidth].map(([wide, d]) => `<path d="${d}" stroke-width="${wide}"/>`).join("");
  return group(paths, `fill="none" stroke="${stroke}" stroke-linecap="round"${more}`);
}

export function rivers(sheet: Sheet): string {
  const { water } = sheet.drawing.colours;
  return lines(sheet, sheet.of("water", "line"), water, ({ width }) => sheet.pixels(width ?? 30, 2.2), true);
}

export function railways(sheet: Sheet): string {
  const isNear = sheet.zoom > 13;
  const dashes = isNear ? ' stroke-dasharray="10 12"' : "";
  return lines(
    sheet,
    sheet.of("railway", "line"),
    sheet.drawing.colours.railway,
    () => (isNear ? 3 : 1.5),
    true,
    dashes,
  );
}

export function streets(sheet: Sheet): string {
  const { colours } = sheet.drawing;
  const streets = sheet.of("street", "line");
  const far = Math.min(1, 0.75 ** (12 - sheet.zoom));
  const classes = [
    { name: "lane", from: 14, metres: 21, least: 1.2, fill: colours.lane },
    { name: "street", from: 11, metres: 28, least: 2, fill: colours.street },
    { name: "main", from: 0, metres: 46, least: 3.4, fill: colours.street },
  ];
  const drawn = classes.map(({ name, from, metres, least, fill }) => {
    const own = sheet.zoom < from ? [] : streets.filter((street) => (street.class ?? "street") === name);
    return lines(sheet, own, fill, ({ width }) => sheet.pixels(width ?? metres, least * far));
  });
  const main = sheet.zoom < 14 ? [] : streets.filter((street) => street.class === "main");
  const middle = lines(sheet, main, colours.railway, () => 1.2, false, ' stroke-dasharray="12 10" opacity=".8"');
  return drawn.join("") + middle;
}
