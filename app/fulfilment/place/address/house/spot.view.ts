import type { UnservedView } from "../../place.view";

/** A house near the pin. The coordinates are degrees. */
export type NearHouse = { address: string; latitude: number; longitude: number };

export type SpotView = {
  /** Houses around the point, nearest first. */
  near: NearHouse[];
} & (
  | {
      kind: "served";
      address: string;
      /** For example "30–40 мин". */
      time?: string;
      /**
       * For example "доставка 149 ₽, бесплатно от 1 500 ₽, заказ от 700 ₽". Without zones only the upstream has the
       * terms.
       */
      terms: string;
    }
  | { kind: "unserved"; address: string; unserved: UnservedView }
  /** The point has no house near it: water, a park, a field. */
  | { kind: "empty" }
  | { kind: "outside" }
  /** The geocoder did not answer, or the client sent too many requests. */
  | { kind: "silent" }
);
