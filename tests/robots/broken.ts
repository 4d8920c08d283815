/** A broken invariant. `rule` is its number in `invariants.ts`. */
export class Broken extends Error {
  constructor(
    readonly rule: number,
    message: string,
  ) {
    super(`rule ${rule}: ${message}`);
  }
}
