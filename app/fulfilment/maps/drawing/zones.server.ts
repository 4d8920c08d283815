import { textWidth } from "../label-boxes";
import { SHEET, toWorld } from "../view";
import { label } from "./labels.server";
import { cornerToWorld, type Sheet } from "./sheet.server";
import { closed, escapeXml, group, rounded } from "./svg";

/** From the outermost to the innermost zone: together .07, .18 and .36. */
const ZONE_OPACITIES = [0.07, 0.12, 0.22];

/** Empty for a zone outside the drawing. */
export function zoneRings(sheet: Sheet): string[] {
  return sheet.drawing.zones.map(({ ring }) => closed(sheet.ring(ring.map(cornerToWorld))));
}

/** Each zone is painted over those around it. */
export function zoneTints(sheet: Sheet, rings: readonly string[]): string {
  const skipped = ZONE_OPACITIES.length - rings.length;
  // From near, the full tint would hide the streets.
  const share = sheet.zoom < 14 ? 1 : sheet.zoom === 14 ? 0.5 : 0.25;
  return rings
    .map(
      (d, index) =>
        d && `<path d="${d}" opacity="${((ZONE_OPACITIES[Math.max(0, index + skipped)] ?? 0) * share).toFixed(3)}"/>`,
    )
    .reduce((all, path) => all + path, `<g fill="${sheet.drawing.colours.zone}">`)
    .concat("</g>");
}

/** Each border has its own pattern, so that zones differ without colour. */
export function zoneBorders(sheet: Sheet, rings: readonly string[]): string {
  const { colours } = sheet.drawing;
  const shown = rings.filter(Boolean);
  if (rings.length === 0) return "";
  const size = `width="${SHEET.width}" height="${SHEET.height}"`;
  const veil = `<mask id="outside"><rect ${size} fill="white"/><path d="${shown.join("")}"/></mask><rect ${size} fill="${colours.halo}" opacity=".6" mask="url(#outside)"/>`;
  const patterns = [
    'stroke-width="2.5"',
    'stroke-width="2" stroke-dasharray="9 5"',
    'stroke-width="2" stroke-dasharray="2 5"',
  ];
  const borders = rings.map((d, index) => {
    const pattern = patterns[Math.min(rings.length - 1 - index, patterns.length - 1)];
    return d && `<path d="${d}" stroke="${colours.plate}" stroke-width="5" opacity=".75"/><path d="${d}" ${pattern}/>`;
  });
  return veil + group(borders.join(""), `fill="none" stroke="${colours.zoneLine}"`);
}

/** As near to the middle as there is room. */
export function fees(sheet: Sheet): string {
  const { colours, zones } = sheet.drawing;
  const pills = [...zones].reverse().map(({ ring, fee }) => {
    if (!fee) return "";
    const corners = ring.map((corner) => sheet.at(cornerToWorld(corner)));
    const width = textWidth(fee, 14) + 26;
    const spots = corners
      .flatMap((to, index) => {
        const from = corners[(index || corners.length) - 1] ?? to;
        return [0.25, 0.5, 0.75].map((share) => ({
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
        }));
      })
      .filter(({ x, y }) => x > 0 && y > 0 && x < SHEET.width && y < SHEET.height)
      .map((spot) => ({ ...spot, far: Math.hypot(spot.x - SHEET.width / 2, spot.y - SHEET.height / 2 - 40) }))
      .sort((a, b) => a.far - b.far)
      .slice(0, 60);
    const spot = spots.find((place) => sheet.boxes.take(place, width + 8, 40));
    if (!spot) return "";
    const [x, y] = [Math.round(spot.x), Math.round(spot.y)];
    sheet.labelText += fee;
    return `<rect x="${rounded(x - width / 2)}" y="${y - 15}" width="${rounded(width)}" height="30" rx="15" fill="${colours.plate}" stroke="${colours.zoneLine}" stroke-width="2"/><text x="${x}" y="${y}" dy=".35em">${escapeXml(fee)}</text>`;
  });
  return group(pills.join(""), `text-anchor="middle" font-size="14" font-weight="700" fill="${colours.text}"`);
}

/** For a city without a base map. */
export function distances(sheet: Sheet): string {
  const { centre, distance, colours } = sheet.drawing;
  const middle = sheet.at(toWorld(centre));
  const step = [250, 500, 1_000, 2_000, 5_000, 10_000].find((metres) => metres * sheet.metre > 110) ?? 20_000;
  const rings = [1, 2, 3].map((times) => {
    const radius = rounded(step * times * sheet.metre);
    const place = { x: middle.x, y: middle.y - step * times * sheet.metre };
    const text = distance(step * times);
    const words = sheet.boxes.take(place, textWidth(text, 13) + 8, 20)
      ? label(sheet, text, place, { size: 13, fill: colours.text })
      : "";
    return `<circle cx="${rounded(middle.x)}" cy="${rounded(middle.y)}" r="${radius}" fill="none" stroke="${colours.railway}" stroke-width="1.5" stroke-dasharray="3 6"/>${words}`;
  });
  return rings.join("");
}
