import type { MapColours } from "../../brands/map-colours";
import type { Language } from "../../rules/languages";
import { nameIn, type BaseShape, type MapBase } from "./base.server";
import { clipLine, clipRing, thinned, type Frame } from "./clip";
import { LabelBoxes, placesAlong, textWidth } from "./label-boxes";
import { fromCentre, metresPerPixel, SHEET, toWorld, type LatLon, type MapView, type WorldPoint } from "./view";

/** The delivery zones are drawn from the largest to the smallest. */
export type DrawnZone = { ring: readonly (readonly number[])[]; /** "149 ₽" */ fee: string };

export type MapDrawing = {
  view: MapView;
  base?: MapBase;
  zones: readonly DrawnZone[];
  /** Labels keep clear of them. */
  pins: readonly LatLon[];
  /** Where a map without a base has its rings of distance. */
  centre: LatLon;
  distance: (metres: number) => string;
  language: Language;
  colours: MapColours;
};

/** Bytes of a drawing; one with more has fewer corners. */
const MOST_BYTES = 52_000;
/** Pixels between two corners of one line, from the finest drawing to the coarsest. */
const DETAILS = [1, 2.5, 6, 14, 40];
const FRAME: Frame = { left: -40, top: -40, right: SHEET.width + 40, bottom: SHEET.height + 40 };
/** Of the tints of nested zones, from the outermost to the innermost: together .07, .18 and .36. */
const TINTS = [0.07, 0.12, 0.22];

/** One view of a city as an SVG document of SHEET's size. */
export function drawMap(drawing: MapDrawing): string {
  let svg = "";
  for (const detail of DETAILS) {
    svg = new Sheet(drawing, detail).draw();
    if (Buffer.byteLength(svg) <= MOST_BYTES) return svg;
  }
  return drawing.base ? drawMap({ ...drawing, base: undefined }) : svg;
}

class Sheet {
  private readonly boxes = new LabelBoxes(SHEET.width, SHEET.height);
  private readonly shapes: BaseShape[];
  private readonly zoom: number;
  private readonly metre: number;

  constructor(
    private readonly drawing: MapDrawing,
    private readonly detail: number,
  ) {
    const { view, base, pins } = drawing;
    this.zoom = view.zoom;
    this.metre = 1 / metresPerPixel(view);
    this.shapes = (base?.shapes ?? []).filter((shape) => this.isNear(shape));
    for (const pin of pins) this.boxes.keepFree(this.at(toWorld(pin)), 40);
  }

  draw(): string {
    const { colours } = this.drawing;
    const { width, height } = SHEET;
    // Fees come before names: a box that a fee has taken is not for a street.
    const [zones, fees] = [this.zoneRings(), this.fees()];
    const layers = [
      `<rect width="${width}" height="${height}" fill="${colours.land}"/>`,
      this.zoneTints(zones),
      this.areas("park", colours.park),
      this.areas("water", colours.water),
      this.lines(this.of("water", "line"), colours.water, ({ width: metres }) => this.pixels(metres ?? 30, 2.2), true),
      this.railways(),
      this.streets(),
      this.zoneBorders(zones),
      this.shapes.length === 0 ? this.distances() : "",
      fees,
      this.metro(),
      this.names(),
    ];
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Onest,system-ui,-apple-system,Arial,sans-serif" stroke-linejoin="round">${layers.join("")}</svg>`;
  }

  private isNear({ box }: BaseShape): boolean {
    const [from, to] = [this.at({ x: box.west, y: box.north }), this.at({ x: box.east, y: box.south })];
    // A river is as wide as it is, whatever its line.
    const wide = 400 * this.metre + 40;
    return from.x < SHEET.width + wide && to.x > -wide && from.y < SHEET.height + wide && to.y > -wide;
  }

  private at(point: WorldPoint): WorldPoint {
    const { x, y } = fromCentre(point, this.drawing.view);
    return { x: x + SHEET.width / 2, y: y + SHEET.height / 2 };
  }

  private of(kind: BaseShape["kind"], form: BaseShape["form"]): BaseShape[] {
    return this.shapes.filter((shape) => shape.kind === kind && shape.form === form);
  }

  private pixels(metres: number, least: number): number {
    return Math.max(least, metres * this.metre);
  }

  /** An area's or a zone's ring in pixels, as far as the drawing shows it. */
  private ring(points: readonly WorldPoint[]): WorldPoint[] {
    return thinned(
      clipRing(
        points.map((point) => this.at(point)),
        FRAME,
      ),
      this.detail,
    );
  }

  private areas(kind: "park" | "water", fill: string): string {
    const paths = this.of(kind, "area").map(({ rings }) => {
      const d = rings.map((ring) => closed(this.ring(ring), true)).join("");
      return d && `<path d="${d}"/>`;
    });
    return group(paths.join(""), `fill="${fill}" fill-rule="evenodd"`);
  }

  private lines(
    shapes: readonly BaseShape[],
    stroke: string,
    width: (shape: BaseShape) => number,
    smooth = false,
    more = "",
  ): string {
    const byWidth = new Map<string, string>();
    for (const shape of shapes) {
      const wide = rounded(width(shape));
      const margin = Number(wide) / 2;
      const frame = { left: -margin, top: -margin, right: SHEET.width + margin, bottom: SHEET.height + margin };
      const d = shape.rings
        .flatMap((ring) =>
          clipLine(
            thinned(
              ring.map((point) => this.at(point)),
              this.detail,
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

  private railways(): string {
    const isNear = this.zoom > 13;
    const dashes = isNear ? ' stroke-dasharray="10 12"' : "";
    return this.lines(this.of("railway", "line"), this.drawing.colours.railway, () => (isNear ? 3 : 1.5), true, dashes);
  }

  private streets(): string {
    const { colours } = this.drawing;
    const streets = this.of("street", "line");
    const far = Math.min(1, 0.75 ** (12 - this.zoom));
    const classes = [
      { name: "lane", from: 14, metres: 21, least: 1.2, fill: colours.lane },
      { name: "street", from: 11, metres: 28, least: 2, fill: colours.street },
      { name: "main", from: 0, metres: 46, least: 3.4, fill: colours.street },
    ];
    const drawn = classes.map(({ name, from, metres, least, fill }) => {
      const own = this.zoom < from ? [] : streets.filter((street) => (street.class ?? "street") === name);
      return this.lines(own, fill, ({ width }) => this.pixels(width ?? metres, least * far));
    });
    const main = this.zoom < 14 ? [] : streets.filter((street) => street.class === "main");
    const middle = this.lines(main, colours.railway, () => 1.2, false, ' stroke-dasharray="12 10" opacity=".8"');
    return drawn.join("") + middle;
  }

  private zoneRings(): string[] {
    return this.drawing.zones.map(({ ring }) => closed(this.ring(ring.map(cornerToWorld))));
  }

  private zoneTints(rings: readonly string[]): string {
    const skipped = TINTS.length - rings.length;
    // From near, where all is one zone, its tint would only hide the streets.
    const share = this.zoom < 14 ? 1 : this.zoom === 14 ? 0.5 : 0.25;
    return rings
      .map(
        (d, index) =>
          d && `<path d="${d}" opacity="${((TINTS[Math.max(0, index + skipped)] ?? 0) * share).toFixed(3)}"/>`,
      )
      .reduce((all, path) => all + path, `<g fill="${this.drawing.colours.zone}">`)
      .concat("</g>");
  }

  /** Outside of all zones the land is pale. Each border has a pattern of its own, so that zones differ without colour. */
  private zoneBorders(rings: readonly string[]): string {
    const { colours } = this.drawing;
    const shown = rings.filter(Boolean);
    if (rings.length === 0) return "";
    const size = `width="${SHEET.width}" height="${SHEET.height}"`;
    const veil = `<mask id="outside"><rect ${size} fill="#fff"/><path d="${shown.join("")}" fill="#000"/></mask><rect ${size} fill="${colours.halo}" opacity=".6" mask="url(#outside)"/>`;
    const patterns = [
      'stroke-width="2.5"',
      'stroke-width="2" stroke-dasharray="9 5"',
      'stroke-width="2" stroke-dasharray="2 5"',
    ];
    const borders = rings.map((d, index) => {
      const pattern = patterns[Math.min(rings.length - 1 - index, patterns.length - 1)];
      return d && `<path d="${d}" stroke="#fff" stroke-width="5" opacity=".75"/><path d="${d}" ${pattern}/>`;
    });
    return veil + group(borders.join(""), `fill="none" stroke="${colours.zoneLine}"`);
  }

  /** Each zone's fee on its border, as near to the middle as there is room. */
  private fees(): string {
    const { colours, zones } = this.drawing;
    const pills = [...zones].reverse().map(({ ring, fee }) => {
      const corners = ring.map((corner) => this.at(cornerToWorld(corner)));
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
      const spot = spots.find((place) => this.boxes.take(place, width + 8, 40));
      if (!spot || !fee) return "";
      const [x, y] = [Math.round(spot.x), Math.round(spot.y)];
      return `<rect x="${rounded(x - width / 2)}" y="${y - 15}" width="${rounded(width)}" height="30" rx="15" fill="#fff" stroke="${colours.zoneLine}" stroke-width="2"/><text x="${x}" y="${y}" dy=".35em">${escapeXml(fee)}</text>`;
    });
    return group(pills.join(""), `text-anchor="middle" font-size="14" font-weight="700" fill="${colours.text}"`);
  }

  private distances(): string {
    const { centre, distance, colours } = this.drawing;
    const middle = this.at(toWorld(centre));
    const step = [250, 500, 1_000, 2_000, 5_000, 10_000].find((metres) => metres * this.metre > 110) ?? 20_000;
    const rings = [1, 2, 3].map((times) => {
      const radius = rounded(step * times * this.metre);
      const label = { x: middle.x, y: middle.y - Number(radius) };
      const text = distance(step * times);
      const words = this.boxes.take(label, textWidth(text, 13) + 8, 20)
        ? this.text(text, label, { size: 13, fill: colours.text })
        : "";
      return `<circle cx="${rounded(middle.x)}" cy="${rounded(middle.y)}" r="${radius}" fill="none" stroke="${colours.railway}" stroke-width="1.5" stroke-dasharray="3 6"/>${words}`;
    });
    return rings.join("");
  }

  private metro(): string {
    if (this.zoom < 12) return "";
    const { colours } = this.drawing;
    const stations = this.of("metro", "point").flatMap((station) => {
      const spot = this.spot(station);
      const isShown = spot && spot.x > 4 && spot.y > 4 && spot.x < SHEET.width - 4 && spot.y < SHEET.height - 4;
      return isShown ? { station, spot } : [];
    });
    for (const { spot } of stations) this.boxes.keepFree(spot, this.zoom < 13 ? 9 : 22);
    const marks = stations.map(({ station, spot }) => {
      const [x, y] = [Math.round(spot.x), Math.round(spot.y)];
      if (this.zoom < 13) return `<circle cx="${x}" cy="${y}" r="3" stroke-width="1.8"/>`;
      const mark = `<circle cx="${x}" cy="${y}" r="9" stroke-width="2"/>${this.text("М", { x, y }, { size: 11, fill: colours.text, weight: 800, halo: false })}`;
      const name = nameIn(station, this.drawing.language);
      const width = textWidth(name, 13);
      const isFree = name && this.boxes.take({ x: x + 14 + width / 2, y }, width, 18);
      return (
        mark +
        (isFree
          ? this.text(name, { x: x + 13, y }, { size: 13, fill: colours.text, weight: 600, anchor: "start" })
          : "")
      );
    });
    return group(marks.join(""), `fill="#fff" stroke="${colours.metro}"`);
  }

  private names(): string {
    const { colours } = this.drawing;
    if (this.zoom < 14)
      return [
        ...(this.zoom < 11 ? [] : this.atPoints("district", { size: 15, fill: colours.text, weight: 600 })),
        ...this.atPoints("water", { size: 13, fill: colours.waterText }),
        ...(this.zoom < 13 ? [] : this.atPoints("park", { size: 13, fill: colours.parkText })),
        ...this.alongLines(this.of("water", "line"), { size: 13, fill: colours.waterText, halo: false }),
      ].join("");
    const streets = this.of("street", "line");
    const named = (name: string, style: Style) =>
      this.alongLines(
        streets.filter((street) => (street.class ?? "street") === name),
        style,
      );
    return [
      ...named("main", { size: 15, fill: colours.text, weight: 600 }),
      ...named("street", { size: 14, fill: colours.text }),
      ...named("lane", { size: 13, fill: colours.text }),
      ...this.alongLines(this.of("water", "line"), { size: 13, fill: colours.waterText, halo: false }),
      ...this.atPoints("park", { size: 13, fill: colours.parkText }),
      ...this.atPoints("water", { size: 13, fill: colours.waterText }),
    ].join("");
  }

  /** Names of points and areas, each once. */
  private atPoints(kind: BaseShape["kind"], style: Style): string[] {
    return this.shapes.flatMap((shape) => {
      const name = shape.kind === kind && shape.form !== "line" ? nameIn(shape, this.drawing.language) : "";
      const spot = name && this.spot(shape);
      if (!spot || !this.boxes.take(spot, textWidth(name, style.size), style.size + 5)) return [];
      return this.text(name, spot, style);
    });
  }

  private alongLines(shapes: readonly BaseShape[], style: Style): string[] {
    const said = new Set<string>();
    return shapes.flatMap((shape) => {
      const name = nameIn(shape, this.drawing.language);
      if (!name || said.has(name)) return [];
      const length = textWidth(name, style.size);
      const parts = shape.rings.flatMap((ring) =>
        clipLine(
          ring.map((point) => this.at(point)),
          FRAME,
        ),
      );
      const place = parts
        .flatMap((part) => placesAlong(part, length, style.size))
        .find((spot) => this.boxes.take(spot, spot.width, spot.height));
      if (!place) return [];
      said.add(name);
      return this.text(name, place, style, place.turn);
    });
  }

  /** Where a point is, or the middle of what the drawing shows of an area. */
  private spot({ form, rings: [points = []] }: BaseShape): WorldPoint | undefined {
    const shown = form === "point" ? points.map((point) => this.at(point)) : this.ring(points);
    if (shown.length === 0) return undefined;
    return {
      x: shown.reduce((sum, { x }) => sum + x, 0) / shown.length,
      y: shown.reduce((sum, { y }) => sum + y, 0) / shown.length,
    };
  }

  private text(
    text: string,
    { x, y }: WorldPoint,
    { size, fill, weight = 500, halo = true, anchor }: Style,
    turn = 0,
  ): string {
    const outline = halo
      ? ` paint-order="stroke" stroke="${this.drawing.colours.halo}" stroke-width="3.5"`
      : ' stroke="none"';
    const place = turn
      ? `transform="translate(${rounded(x)} ${rounded(y)})rotate(${rounded(turn)})"`
      : `x="${rounded(x)}" y="${rounded(y)}"`;
    return `<text ${place} dy=".35em" text-anchor="${anchor ?? "middle"}" font-size="${size}" font-weight="${weight}" fill="${fill}"${outline}>${escapeXml(text)}</text>`;
  }
}

type Style = { size: number; fill: string; weight?: number; halo?: boolean; anchor?: "start" };

const cornerToWorld = ([longitude = 0, latitude = 0]: readonly number[]) => toWorld({ latitude, longitude });
const group = (content: string, attributes: string) => content && `<g ${attributes}>${content}</g>`;
const rounded = (value: number) => value.toFixed(1).replace(/\.0$/, "");

/** Whole pixels from corner to corner: short, and alike from line to line, so that they compress well. */
function steps(points: readonly WorldPoint[], smooth: boolean, around: boolean): string {
  const whole = points.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  const [first] = whole;
  if (!first) return "";
  const corner = (index: number) =>
    whole[around ? (index + whole.length) % whole.length : Math.min(whole.length - 1, Math.max(0, index))] ?? first;
  let d = `M${first.x} ${first.y}`;
  for (let index = 1; index < whole.length + (around && smooth ? 1 : 0); index++) {
    const [from, to] = [corner(index - 1), corner(index)];
    if (!smooth) {
      d += `l${to.x - from.x} ${to.y - from.y}`;
      continue;
    }
    // Catmull–Rom: the curve passes through every corner.
    const [before, after] = [corner(index - 2), corner(index + 1)];
    const [outX, outY] = [(to.x - before.x) / 6, (to.y - before.y) / 6];
    const [inX, inY] = [to.x - from.x - (after.x - from.x) / 6, to.y - from.y - (after.y - from.y) / 6];
    d += `c${numbers(outX, outY, inX, inY, to.x - from.x, to.y - from.y)}`;
  }
  return d;
}

const numbers = (...values: number[]) => values.map((value) => Math.round(value)).join(" ");

const open = (points: readonly WorldPoint[], smooth: boolean) => steps(points, smooth, false);
const closed = (points: readonly WorldPoint[], smooth = false) =>
  points.length === 0 ? "" : `${steps(isClosed(points) ? points.slice(0, -1) : points, smooth, true)}Z`;

function isClosed(points: readonly WorldPoint[]): boolean {
  const [first, last] = [points[0], points[points.length - 1]];
  return points.length > 3 && first?.x === last?.x && first?.y === last?.y;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** For text of an SVG document, which control characters would break. */
function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u001f\ufffe\uffff]|\p{Surrogate}/gu, "")
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? "");
}
