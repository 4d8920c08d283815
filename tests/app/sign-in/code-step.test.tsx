// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, expect, it } from "vitest";
import { CodeStep } from "../../../app/sign-in/CodeStep";
import type { CodeView, LoginView } from "../../../app/sign-in/login.view";
import { inShop } from "../../support/app/in-shop";
import { reactRoot } from "../../support/app/react-root";
import { mayPrint } from "../../support/console";
import { serverHtml } from "../../support/app/server-html";

const root = reactRoot();
const sent: unknown[] = [];
const view = { page: "/spb/login", request: { channels: ["sms"] }, constraints: {} } as unknown as LoginView;
const code = { channel: "sms", phone: "+7 921 123-45-67", again_at: "12:01", seconds_left: 60 } as CodeView;
const page = {
  Form: ({ onSubmit, ...props }: React.FormHTMLAttributes<HTMLFormElement>) => (
    <form
      {...props}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (!event.defaultPrevented) sent.push(new FormData(event.currentTarget).get("code"));
        event.preventDefault();
      }}
    />
  ),
} as object;

const step = (attempt: object) =>
  inShop(<CodeStep view={view} code={code} errors={{}} typed={{}} attempt={attempt} />, { page });

const field = () => document.querySelector<HTMLInputElement>("fieldset input:not([type=hidden])")!;

beforeEach(() => {
  sent.length = 0;
});

it("a digit that is typed as the page is hydrated goes to the box behind those typed before", () => {
  // The key comes while React is still at work.
  mayPrint(/^Warning: An update to \w+ inside a test was not wrapped in act/);
  const before = serverHtml(step(view));
  document.body.firstElementChild!.innerHTML = before;
  field().value = "723";
  field().focus();
  root.hydrate(step(view));
  field().dispatchEvent(new KeyboardEvent("keydown", { key: "4", bubbles: true }));
  const boxes = [...document.querySelectorAll<HTMLInputElement>("fieldset input:not([type=hidden])")];
  expect(boxes.map(({ value }) => value)).toEqual(["7", "2", "3", ""]);
  expect(document.activeElement).toBe(boxes[3]);
});

it("a code is sent once, by itself or by its button, until it has an answer", async () => {
  const [first, second] = [{}, {}];
  act(() => root.render(step(first)));
  const press = () => act(() => document.querySelector<HTMLButtonElement>("fieldset ~ button")!.click());
  const paste = Object.assign(new Event("paste", { bubbles: true }), { clipboardData: { getData: () => "7234" } });
  act(() => void field().dispatchEvent(paste));
  expect(sent).toEqual(["7234"]);
  press();
  expect(sent).toEqual(["7234"]);
  act(() => root.render(step(second)));
  press();
  expect(sent).toEqual(["7234", "7234"]);
});
