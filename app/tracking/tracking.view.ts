import type { Step } from "../ui/Steps";

/** The order's page: what is going on is the headline. Times are clock times of the city. */
export type TrackingView = {
  title: string;
  /** This page's address, without its query. */
  path: string;
  /** "48 213" */
  number: string;
  /** "19:02" */
  updated_at: string;
  /** Whether the page asks again by itself. */
  refresh: boolean;
  /** Seconds; read by the root for browsers without scripts. */
  refresh_after?: number;
  /** Undefined: the upstream cannot tell now. */
  order?: OrderView;
};

export type OrderView = {
  status: string;
  headline: string;
  /** Where it goes, or where to fetch it. */
  where: string;
  steps: Step[];
  card: OrderCardView;
  can_cancel: boolean;
  map?: { wide: MapDrawing; narrow: MapDrawing };
};

export type OrderCardView = { pictures: string[]; count: string; payment: string; total: string };

/** A map as a drawing of so many units; north is up. */
export type MapDrawing = {
  width: number;
  height: number;
  /** How much of its width, around the middle, every window shows. */
  shown: number;
  /** Outlines of delivery zones, the largest first; `own` holds the address. */
  zones: { path: string; own: boolean }[];
  /** Circles of distance around the place; `words` is where the label stands, from the middle; none where it could be cut off. */
  rings: { x: number; y: number; radius: number; label: string; words?: { x: number; y: number } }[];
  /** Other shops of the city have no label. `above`: the label stands over the pin, not under it. */
  pins: { kind: "home" | "shop" | "near"; x: number; y: number; label?: string; above?: boolean }[];
};
