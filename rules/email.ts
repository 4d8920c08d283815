export const EMAIL_MAX = 200;

/** Whether a letter could be sent there, as far as looks go: something, an at sign, a name with a dot. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
