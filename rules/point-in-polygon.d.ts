declare module "point-in-polygon" {
  export default function pointInPolygon(
    point: readonly [number, number],
    ring: readonly (readonly number[])[],
  ): boolean;
}
