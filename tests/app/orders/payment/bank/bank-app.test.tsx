// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { BankApp } from "../../../../../app/orders/payment/bank/BankApp";
import type { WaitView } from "../../../../../app/orders/payment/payment.view";
import { inEnglish } from "../../../../support/app/in-shop";
import { wordsOf } from "../../../../support/app/words";
import { reactRoot } from "../../../../support/app/react-root";
import { serverHtml } from "../../../../support/app/server-html";

vi.mock("../../../../../app/orders/payment/order/BesideOrder", () => ({
  BesideOrder: ({ children }: { children: object }) => children,
}));
vi.mock("@remix-run/react", () => ({
  Link: ({ to, children }: { to: string; children: object }) => <a href={to}>{children as never}</a>,
  Form: ({ children, ...rest }: { children: object }) => <form {...rest}>{children as never}</form>,
  useMatches: () => [{ data: { refresh_after: 5 } }],
}));

const t = wordsOf("en");
const WAIT = "/spb/order/payment/1/wait";
const root = reactRoot();

beforeEach(() => {
  vi.useFakeTimers();
});

function page(app: WaitView["app"], again?: WaitView["again"]) {
  const deadline = { pay_until: 600_000, now: 0, until: "12:10", clock: "12:00" };
  const view = { path: WAIT, order: { total: "1 845 ₽" }, deadline, other_way: "/", again } as WaitView;
  return inEnglish(<BankApp view={view} app={app ?? {}} waiting={null} />);
}

/** The page as the server sends it, and what starts its script. */
function opened(...what: Parameters<typeof page>) {
  document.body.innerHTML = `<div>${serverHtml(page(...what))}</div>`;
  return () => act(() => root.hydrate(page(...what)));
}

const named = (selector: string, name: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((found) => found.textContent === name);
const app = () => named("a", t("payment:app.open"));

describe("the button of the bank's app", () => {
  it("stands beside a code at once without scripts, and with them, in a wide window, after 5 s", () => {
    const hydrate = opened({ qr: "data:,", link: "https://qr.example/1" });
    const isPhoneOnly = () => app()?.parentElement?.classList.contains("narrow-only");
    expect(isPhoneOnly()).toBe(false);
    hydrate();
    expect(isPhoneOnly()).toBe(true);
    act(() => void vi.advanceTimersByTime(4_999));
    expect(isPhoneOnly()).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(isPhoneOnly()).toBe(false);
  });

  it("stands at once where there is no code to scan", () => {
    opened({ link: "https://qr.example/1" })();
    expect(app()?.parentElement?.className).toBe("");
  });
});

describe("sending the request again", () => {
  const action = t("payment:app.again.action");

  it("is a link to the page that stands still without scripts, and a button with them", () => {
    const hydrate = opened({ link: "https://qr.example/1" }, {});
    expect(named("a", action)?.getAttribute("href")).toBe(`${WAIT}?refresh=off#again`);
    expect(document.querySelectorAll("form")).toHaveLength(0);
    hydrate();
    expect(named("a", action)).toBeUndefined();
    const button = named("button", action) as HTMLButtonElement;
    expect([button.name, button.form?.getAttribute("action")]).toEqual(["?intent=again", WAIT]);
  });

  it("says from when it is possible", () => {
    opened({ notification: "Look at your phone" }, { from: "12:00:30" })();
    expect(document.body.textContent).toContain(t("payment:app.again.from", { time: "12:00:30" }));
    expect(document.querySelectorAll("form")).toHaveLength(0);
  });
});
