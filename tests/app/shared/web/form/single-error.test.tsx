// @vitest-environment jsdom
import { act } from "react";
import { expect, it } from "vitest";
import { inShop } from "../../../../support/app/in-shop";
import { FormErrors } from "../../../../../app/shared/web/form/FormErrors";
import { reactRoot } from "../../../../support/app/react-root";

const root = reactRoot();

const show = (errors: Record<string, string>) =>
  act(() =>
    root.render(
      inShop(
        <>
          <FormErrors title="Check" errors={errors} idOf={(name) => `login-${name}`} />
          <input id="login-phone" />
          <fieldset id="login-reason">
            <input type="radio" id="first" />
          </fieldset>
          <input id="login-folded" disabled />
        </>,
        { page: {} },
      ),
    ),
  );
const summary = () => document.querySelector("[role=alert]");

it("is said by its field, which takes the focus", () => {
  show({});
  show({ phone: "Too short" });
  expect(summary()).toBeNull();
  expect(document.activeElement?.id).toBe("login-phone");
});

it("stands in the summary of a document that came with it, and beside others", () => {
  show({ phone: "Too short" });
  expect(summary()?.textContent).toContain("Too short");
  show({ phone: "Too short", privacy_policy: "Tick it" });
  expect(summary()?.querySelectorAll("a")).toHaveLength(2);
  show({ form: "No answer" });
  expect(summary()?.textContent).toContain("No answer");
});

it("is said by the first control of a group", () => {
  show({});
  show({ reason: "Choose one" });
  expect(summary()).toBeNull();
  expect(document.activeElement?.id).toBe("first");
});

it.each(["folded", "gone"])("stands in the summary where its field cannot take the focus: %s", (field) => {
  show({});
  show({ [field]: "Too short" });
  expect(summary()?.textContent).toContain("Too short");
  expect(document.activeElement).toBe(summary());
});
