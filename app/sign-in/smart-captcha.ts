/** See yandex.cloud/docs/smartcaptcha/concepts/widget-methods; only the methods that the shop uses. */
export type SmartCaptcha = {
  render(container: HTMLElement, options: { sitekey: string; hl: string; callback: (token: string) => void }): number;
  reset(widget: number): void;
  destroy(widget: number): void;
  subscribe(
    widget: number,
    event: "token-expired" | "network-error" | "javascript-error",
    heard: () => void,
  ): () => void;
};

declare global {
  interface Window {
    smartCaptcha?: SmartCaptcha;
    onSmartCaptcha?: () => void;
  }
}

/** A script that takes longer counts as blocked. */
const SCRIPT_TIMEOUT_MS = 15_000;

let loading: Promise<SmartCaptcha> | undefined;

/** Loads the script once. Rejects if it is blocked, broken or too slow; the next call tries again. */
export function loadSmartCaptcha(script: string): Promise<SmartCaptcha> {
  loading ??= load(script).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function load(source: string): Promise<SmartCaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const fail = (why: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`the captcha's script is ${why}`));
    };
    const timer = setTimeout(() => fail("too slow"), SCRIPT_TIMEOUT_MS);
    window.onSmartCaptcha = () => {
      clearTimeout(timer);
      if (window.smartCaptcha) resolve(window.smartCaptcha);
      else fail("broken");
    };
    script.src = `${source}?render=onload&onload=onSmartCaptcha`;
    script.onerror = () => fail("blocked");
    document.head.appendChild(script);
  });
}

/** Whether the document's Content-Security-Policy allows the provider. After a client navigation it may not. */
export const mayShowCaptcha = () => document.documentElement.hasAttribute("data-captcha");
