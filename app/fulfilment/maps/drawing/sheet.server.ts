import type { MapColours } from "../../../../brands/map-colours";
import type { Language } from "../../../../rules/languages";
import { MIN_DETAIL_ZOOM, type BaseShape, type MapBase } from "../base.server";
import { clipRing, thinned, type Frame } from "../clip";
import { LabelBoxes } from "../label-boxes";
import { fromCentre, metresPerPixel, SHEET, toWorld, type LatLon, type MapView, type WorldPoint } from "../view";

/** Zones are drawn from the largest to the smallest. */
export type DrawnZone = { ring: readonly (readonly number[])[]; /** "149 ₽" */ fee: string };

export type MapDrawing = {
  view: MapView;
  base?: MapBase;
  zones: readonly DrawnZone[];
  /** Labels must not cover them. */
  pins: readonly LatLon[];
  /** The centre of the distance rings, for a map without a base. */
  centre: LatLon;
  distance: (metres: number) => string;
  language: Language;
  colours: MapColours;
  darkColours: MapColours;
  font: boolean;
};

/** Shapes are drawn a little beyond the edges. */
export const FRAME: Frame = { left: -40, top: -40, right: SHEET.width + 40, bottom: SHEET.height + 40 };

/** Converts one drawing to pixels and keeps track of the space that labels take. */
export class Sheet {
  readonly boxes = new LabelBoxes(SHEET.width, SHEET.height);
  readonly shapes: readonly BaseShape[];
  readonly zoom: number;
  readonly metre: number;
  /** The letters of all labels, for their font. */
  labelText = "";

  /** `detail`: the minimum distance between corners in pixels. */
  constructor(
    readonly drawing: MapDrawing,
    readonly detail: number,
  ) {
    const { view, base, pins } = drawing;
    this.zoom = view.zoom;
    this.metre = 1 / metresPerPixel(view);
    const shapes = this.zoom < MIN_DETAIL_ZOOM ? base?.far : base?.shapes;
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

  /** Only the visible part. */
  ring(points: readonly WorldPoint[]): WorldPoint[] {
    return thinned(
      clipRing(
        points.map((point) => this.at(point)),
        FRAME,
      ),
      this.detail,
    );
  }

  /** The middle of the visible part of an area. */
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
    // A wide river may reach into the drawing although its line lies outside.
    const wide = 400 * this.metre + 40;
    return from.x < SHEET.width + wide && to.x > -wide && from.y < SHEET.height + wide && to.y > -wide;
  }
}

export const cornerToWorld = ([longitude = 0, latitude = 0]: readonly number[]) => toWorld({ latitude, longitude });
