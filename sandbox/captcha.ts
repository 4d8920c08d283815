import { LRUCache } from "lru-cache";

/** For which sign-in codes the chain wants a captcha, unless the console sets it. */
export const captchaModes = ["off", "sms", "all"] as const;
export type CaptchaMode = (typeof captchaModes)[number];

/** Stands in for the captcha's provider. */
export interface CaptchaVerdicts {
  /** Whether a token proves a person. Each does so once, as the provider's; one that begins with "wrong" never does. */
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
