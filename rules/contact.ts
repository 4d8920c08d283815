import { plainNumber } from "./digits";

const MAX_SQUARE_METRES = 100_000;

/** Reads square metres, with or without the unit. */
export function readSquare(text: string): number | undefined {
  const square = Number(plainNumber(text, "area"));
  return square > 0 && square <= MAX_SQUARE_METRES ? square : undefined;
}
