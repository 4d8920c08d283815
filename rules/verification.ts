/** Digits in a sign-in code (spec 2 §9). */
export const CODE_LENGTH = 4;
/** How long a wrong code stays before the fields clear, in milliseconds. */
export const CODE_ERROR_CLEARS_AFTER = 1500;
/** Seconds that the storefront waits between two codes to one phone, whatever the upstream's timer says. */
export const RESEND_COOLDOWN = 60;
/** Wrong tries that one code stands. */
export const CODE_TRIES = 5;

/** The code within typed or pasted text: its first four digits, non-digits dropped. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, "").slice(0, CODE_LENGTH);
}

/** Whether the code is whole, so that it may be sent by itself. */
export function isCompleteCode(text: string): boolean {
  return codeDigits(text).length === CODE_LENGTH;
}

/**
 * Whole seconds until another code may be asked for. `sentAt` and `now` are UTC milliseconds, `timer` the upstream's seconds.
 * Never more than the timer, so that a clock set back does not lock anybody out; 0 for times that make no sense.
 */
export function secondsLeft(sentAt: number, timer: number, now: number): number {
  const left = Math.ceil(timer - (now - sentAt) / 1000);
  return Number.isFinite(left) && timer > 0 ? Math.min(Math.ceil(timer), Math.max(0, left)) : 0;
}

/** Whether to offer "send again" by call or SMS. */
export function canResend(sentAt: number, timer: number, now: number): boolean {
  return secondsLeft(sentAt, timer, now) === 0;
}

/** Seconds as a countdown shows them: 65 is "1:05". */
export function formatSeconds(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
