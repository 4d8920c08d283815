import { digitsOf } from "./digits";

/** Digits in a sign-in code (docs/specification/rules-and-calls.md#numbers). */
export const CODE_LENGTH = 4;
/** A wrong code is cleared after this time, in milliseconds. */
export const CODE_ERROR_CLEARS_AFTER = 1500;
/** The button that asks for a code is busy this long after a press, in milliseconds (docs/specification/rules-and-calls.md#times). */
export const CODE_BUTTON_BUSY = 3000;
/** The same after an answer with errors. */
export const CODE_BUTTON_BUSY_AFTER_ERROR = 1000;
/** Seconds between two codes to one phone, even if the upstream's timer is shorter. */
export const RESEND_COOLDOWN = 60;
/** Milliseconds. A code that is refused within them is a wrong one, and not too old. */
export const CODE_SURELY_LIVES_MS = 5 * 60_000;
/** A code is void after this many wrong tries. */
export const CODE_TRIES = 5;

/** The first four digits of a typed or pasted text. */
export function codeDigits(text: string): string {
  return digitsOf(text).slice(0, CODE_LENGTH);
}

export function isCompleteCode(text: string): boolean {
  return codeDigits(text).length === CODE_LENGTH;
}

/**
 * Whole seconds until another code may be requested. `sentAt` and `now` are UTC milliseconds, `timer` the upstream's seconds. At most
 * `timer`, so that a clock that was set back locks nobody out; 0 for invalid times.
 */
export function secondsLeft(sentAt: number, timer: number, now: number): number {
  const left = Math.ceil(timer - (now - sentAt) / 1000);
  return Number.isFinite(left) && timer > 0 ? Math.min(Math.ceil(timer), Math.max(0, left)) : 0;
}

export function canResend(sentAt: number, timer: number, now: number): boolean {
  return secondsLeft(sentAt, timer, now) === 0;
}

/** 65 is "1:05". */
export function formatSeconds(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
