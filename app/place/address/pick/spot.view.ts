import type { UnservedView } from "../../place.view";

/** A house near the pin. Degrees. */
export type NearHouse = { address: string; latitude: number; longitude: number };

/** What is under the pin. */
export type SpotView = {
  /** Houses around it, nearest first. */
  near: NearHouse[];
} & (
  | {
      kind: "served";
      address: string;
      /** "30–40 мин" */ time?: string;
      /** "доставка 149 ₽, бесплатно от 1 500 ₽, заказ от 700 ₽". Without zones the upstream alone knows. */ terms: string;
    }
  | { kind: "unserved"; address: string; unserved: UnservedView }
  /** No house: water, a park, a field. */
  | { kind: "empty" }
  /** Out of the city. */
  | { kind: "outside" }
  /** The geocoder does not answer, or was asked too often. */
  | { kind: "silent" }
);
