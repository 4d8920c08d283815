import { vi } from "vitest";
import type { SmartCaptcha } from "../../../app/sign-in/smart-captcha";

/** The captcha's provider: a script that is asked for comes when the test says so, and its widget is passed by `solve`. */
export function captchaProvider() {
  const heard: Record<string, () => void> = {};
  const provider = {
    rendered: vi.fn(),
    reset: vi.fn(),
    destroy: vi.fn(),
    scripts: () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="captcha.js"]')],
    solve: undefined as unknown as (token: string) => void,
    tell: (event: string) => heard[event]?.(),
    loads() {
      const api: SmartCaptcha = {
        render(container, options) {
          provider.rendered(options);
          container.textContent = "I’m not a robot";
          provider.solve = options.callback;
          return 7;
        },
        reset: provider.reset,
        destroy: provider.destroy,
        subscribe(_, event, listener) {
          heard[event] = listener;
          return () => undefined;
        },
      };
      window.smartCaptcha = api;
      window.onSmartCaptcha?.();
    },
  };
  return provider;
}
