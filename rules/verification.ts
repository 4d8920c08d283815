import { digitsOf } from "./digits";

/** See docs/specification/rules-and-calls.md#numbers. */
export const CODE_LENGTH = 4;
export const CODE_ERROR_CLEARS_AFTER_MS = 1500;
/** The button that requests a code is busy after a press (docs/specification/rules-and-calls.md#times). */
export const CODE_BUTTON_BUSY_MS = 3000;
export const CODE_BUTTON_BUSY_AFTER_ERROR_MS = 1000;
/** Applies even if the upstream's timer is shorter. */
export const RESEND_COOLDOWN_SECONDS = 60;
/** A code that is refused earlier is wrong, not expired. */
export const CODE_SURELY_LIVES_MS = 5 * 60_000;
export const CODE_TRIES = 5;

export function codeDigits(text: string): string {
  return digitsOf(text).slice(0, CODE_LENGTH);
}

export function isCompleteCode(text: string): boolean {
  return codeDigits(text).length === CODE_LENGTH;
}

/**
 * Whole seconds until another code may be requested. `sentAt` and `now` are UTC milliseconds, `timer` is the upstream's
 * seconds. At most `timer`, so that a clock that was set back locks nobody out; 0 for invalid times.
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
