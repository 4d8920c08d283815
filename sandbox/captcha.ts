import { LRUCache } from "lru-cache";

/** The sign-in codes that need a captcha, unless the console sets it. */
export const captchaModes = ["off", "sms", "all"] as const;
export type CaptchaMode = (typeof captchaModes)[number];

export interface CaptchaVerdicts {
  /** Whether a token is valid. Each is valid once, as with the provider; one that begins with "wrong" never is. */
  accepts(token: string): boolean;
}

export function createCaptchaVerdicts(): CaptchaVerdicts {
  const used = new LRUCache<string, true>({ max: 1_000 });
  return {
    accepts(token) {
      if (token.startsWith("wrong") || used.has(token)) return false;
      used.set(token, true);
      return true;
    },
  };
}
