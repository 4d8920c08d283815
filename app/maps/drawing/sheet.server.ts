import type { MapColours } from "../../../brands/map-colours";
import type { Language } from "../../../rules/languages";
import { NEAR, type BaseShape, type MapBase } from "../base.server";
import { clipRing, thinned, type Frame } from "../clip";
import { LabelBoxes } from "../label-boxes";
import { fromCentre, metresPerPixel, SHEET, toWorld, type LatLon, type MapView, type WorldPoint } from "../view";

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
  /** It carries the font of its labels. */
  font: boolean;
};

/** What may stand out over the edges is drawn, too. */
export const FRAME: Frame = { left: -40, top: -40, right: SHEET.width + 40, bottom: SHEET.height + 40 };

/** The paper on which one view is drawn: what stands where, in pixels, and which places are still free of labels. */
export class Sheet {
  readonly boxes = new LabelBoxes(SHEET.width, SHEET.height);
  readonly shapes: readonly BaseShape[];
  readonly zoom: number;
  readonly metre: number;
  /** The labels' text, for their font. */
  said = "";

  /** `detail`: pixels between two corners of one line. */
  constructor(
    readonly drawing: MapDrawing,
    readonly detail: number,
  ) {
    const { view, base, pins } = drawing;
    this.zoom = view.zoom;
    this.metre = 1 / metresPerPixel(view);
    const shapes = this.zoom < NEAR ? base?.far : base?.shapes;
    this.shapes = (shapes ?? []).filter((shape) => this.isNear(shape));
    for (const pin of pins) this.boxes.keepFree(this.at(toWorld(pin)), 40);
  }

  at(point: WorldPoint): WorldPoint {
    const { x, y } = fromCentre(point, this.drawing.view);
    return { x: x + SHEET.width / 2, y: y + SHEET.height / 2 };
  }

  of(kind: BaseShape["kind"], form: BaseShape["form"]): BaseShape[] {
    return this.shapes.filter((shape) => shape.kind === kind && shape.form === form);
  }

  pixels(metres: number, least: number): number {
    return Math.max(least, metres * this.metre);
  }

  /** An area's or a zone's ring in pixels, as far as the drawing shows it. */
  ring(points: readonly WorldPoint[]): WorldPoint[] {
    return thinned(
      clipRing(
        points.map((point) => this.at(point)),
        FRAME,
      ),
      this.detail,
    );
  }

  /** Where a point is, or the middle of what the drawing shows of an area. */
  spot({ form, rings: [points = []] }: BaseShape): WorldPoint | undefined {
    const shown = form === "point" ? points.map((point) => this.at(point)) : this.ring(points);
    if (shown.length === 0) return undefined;
    return {
      x: shown.reduce((sum, { x }) => sum + x, 0) / shown.length,
      y: shown.reduce((sum, { y }) => sum + y, 0) / shown.length,
    };
  }

  private isNear({ box }: BaseShape): boolean {
    const [from, to] = [this.at({ x: box.west, y: box.north }), this.at({ x: box.east, y: box.south })];
    // A river is as wide as it is, whatever its line.
    const wide = 400 * this.metre + 40;
    return from.x < SHEET.width + wide && to.x > -wide && from.y < SHEET.height + wide && to.y > -wide;
  }
}

/** A corner of a GeoJSON ring. */
export const cornerToWorld = ([longitude = 0, latitude = 0]: readonly number[]) => toWorld({ latitude, longitude });
