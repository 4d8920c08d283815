// @vitest-environment jsdom
import { act, type ComponentType } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CaptchaProps } from "../../../app/sign-in/Captcha";
import type { CaptchaView } from "../../../app/sign-in/login.view";
import { captchaProvider } from "../../support/app/captcha-provider";
import { reactRoot } from "../../support/app/react-root";
import { serverHtml } from "../../support/app/server-html";

const page = vi.hoisted(() => ({ parts: {} as Record<string, unknown> }));
vi.mock("../../../app/shared/web/modal/page", () => ({ usePage: () => page.parts }));
vi.mock("../../../app/shared/web/context/city-frame", () => ({
  useCityFrame: () => ({ city: { phone: "+7 812 000-00-12", phone_href: "tel:+78120000012" } }),
}));
vi.mock("react-i18next", () => ({
  useTranslation: () => ({ t: (key: string, { phone = "" } = {}) => [key, phone].filter(Boolean).join(" ") }),
}));

const captcha: CaptchaView = { script: "https://captcha.example/captcha.js", client_key: "key", language: "ru" };

const root = reactRoot();
let provider: ReturnType<typeof captchaProvider>;
let Captcha: ComponentType<CaptchaProps>;

type Shown = { captcha?: CaptchaView; error?: string; typed?: Record<string, string> };
const form = ({ captcha: shown, error, typed = {} }: Shown) => (
  <form>
    <input name="phone" defaultValue="+7 921 000-00-01" />
    <Captcha id="captcha" error={error} typed={typed} request={{ channels: ["sms", "call"], captcha: shown }} />
  </form>
);
/** Hydrates what the server has rendered, as a browser does. */
async function show(shown: Shown = { captcha }) {
  document.body.innerHTML = `<div>${serverHtml(form(shown))}</div>`;
  await act(async () => {
    root.hydrate(form(shown));
  });
}
const again = (shown: Shown) => act(() => root.render(form(shown)));
const loads = () => act(async () => provider.loads());
const token = () => document.querySelector<HTMLInputElement>("[name=captcha_user_token]")?.value;
const text = () => document.body.textContent;
const type = (value: string) =>
  act(() => {
    const phone = document.querySelector<HTMLInputElement>("[name=phone]");
    if (!phone) throw new Error("no phone");
    phone.value = value;
    phone.dispatchEvent(new Event("input", { bubbles: true }));
  });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  document.documentElement.setAttribute("data-captcha", "");
  document.head.innerHTML = "";
  provider = captchaProvider();
  page.parts = { inModal: false, view: {} };
  ({ Captcha } = await import("../../../app/sign-in/Captcha"));
});
afterEach(() => {
  delete window.smartCaptcha;
});

describe("the captcha's widget", () => {
  it("comes with the provider's script, which is fetched once and only where a captcha stands", async () => {
    await show({});
    expect(provider.scripts()).toEqual([]);
    again({ captcha });
    expect(provider.scripts().map(({ src }) => src)).toEqual([
      "https://captcha.example/captcha.js?render=onload&onload=onSmartCaptcha",
    ]);
    expect(text()).toContain("captcha.loading");
    await loads();
    expect(provider.rendered).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ sitekey: "key", hl: "ru" }));
    expect(text()).not.toContain("captcha.loading");
  });

  it("gives its token to the form, and takes an old one back", async () => {
    await show();
    expect(token(), "while it loads").toBe("");
    await loads();
    act(() => provider.solve("token-1"));
    expect(token()).toBe("token-1");
    act(() => provider.tell("token-expired"));
    expect(token()).toBe("");
  });

  it("begins anew when the phone changes, and not when it is only written otherwise", async () => {
    await show();
    await loads();
    act(() => provider.solve("token-1"));
    type("79210000001");
    expect([token(), provider.reset.mock.calls]).toEqual(["token-1", []]);
    type("7921000000");
    expect([token(), provider.reset.mock.calls]).toEqual(["", [[7]]]);
  });

  it("begins anew after each answer with errors", async () => {
    await show();
    await loads();
    for (const times of [1, 2]) {
      act(() => provider.solve(`token-${times}`));
      page.parts = { ...page.parts, answer: { errors: { captcha_user_token: "No" } } };
      again({ captcha, error: "No" });
      expect([token(), provider.reset.mock.calls.length]).toEqual(["", times]);
    }
    expect(text()).toContain("No");
  });

  it("goes with its form", async () => {
    await show();
    await loads();
    again({});
    expect(provider.destroy).toHaveBeenCalledExactlyOnceWith(7);
    expect(token()).toBeUndefined();
  });

  it.each([
    ["is blocked", () => provider.scripts()[0]?.onerror?.(new Event("error"))],
    ["does not come", () => vi.advanceTimersByTime(15_000)],
    ["is another one", () => window.onSmartCaptcha?.()],
    [
      "breaks later",
      async () => {
        await loads();
        provider.tell("javascript-error");
      },
    ],
  ])("whose script %s leaves the phone and no token: the upstream decides", async (_, breaks) => {
    await show();
    await act(async () => breaks());
    expect(token()).toBeUndefined();
    expect(text()).toContain("captcha.broken");
    expect(document.querySelector("a")?.getAttribute("href")).toBe("tel:+78120000012");
  });

  it("is asked for again in the next form, after a script that did not come", async () => {
    await show();
    await act(async () => void vi.advanceTimersByTime(15_000));
    expect(provider.scripts()).toEqual([]);
    again({});
    again({ captcha });
    expect(provider.scripts()).toHaveLength(1);
  });
});

it.each([
  ["a modal goes to its page", true, { replaced: ["/spb/login?return_to=%2Fspb%2F"], reloaded: 0 }],
  ["a page is loaded anew", false, { replaced: [], reloaded: 1 }],
])("in a document whose policy keeps the provider out %s", async (_, inModal, expected) => {
  document.documentElement.removeAttribute("data-captcha");
  const replaced: string[] = [];
  let reloaded = 0;
  const own = Object.getOwnPropertyDescriptor(globalThis, "window")?.value as Window & typeof globalThis;
  vi.stubGlobal(
    "window",
    new Proxy(own, {
      get: (target, name) =>
        name === "location"
          ? { replace: (to: string) => void replaced.push(to), reload: () => void (reloaded += 1) }
          : (Reflect.get(target, name) as unknown),
    }),
  );
  page.parts = { inModal, view: { page: "/spb/login?return_to=%2Fspb%2F" } };
  await show();
  expect({ replaced, reloaded }).toEqual(expected);
  expect(provider.scripts()).toEqual([]);
});

describe("where the upstream wants a captcha that the browser has not", () => {
  it("another channel and the phone are named, and the refused ones are kept in the form", async () => {
    await show({ error: "No SMS without a check", typed: { captcha_refused: "sms" } });
    expect(text()).toContain("No SMS without a check");
    expect(text()).toContain("captcha.instead.call");
    expect(text()).toContain("+7 812 000-00-12");
    expect(document.querySelector<HTMLInputElement>("[name=captcha_refused]")?.value).toBe("sms");
    expect(token()).toBeUndefined();
  });

  it("the phone alone is named once no channel is left", async () => {
    await show({ error: "No calls either", typed: { captcha_refused: "call sms" } });
    expect(text()).toContain("captcha.byPhone");
  });
});
