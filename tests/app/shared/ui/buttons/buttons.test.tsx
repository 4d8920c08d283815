import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Button } from "../../../../../app/shared/ui/buttons/Button";
import { Counter } from "../../../../../app/shared/ui/buttons/Counter";
import { attributes } from "../../../../support/app/attributes";
import { htmlProblems } from "../../../../support/site/valid-html";

describe("a counter", () => {
  const decrease = { label: "One less", name: "?count=1", formAction: "/spb/cart/data" };
  const increase = { label: "One more", name: "?count=3", formAction: "/spb/cart/data" };

  it("is two submit buttons", () => {
    const html = renderToStaticMarkup(<Counter count={2} decrease={decrease} increase={increase} />);
    const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([button]) => button);
    expect(buttons).toHaveLength(2);
    for (const [at, value] of ["1", "3"].entries()) {
      expect(buttons[at]).toMatch(/type="submit"/);
      expect(buttons[at]).toContain(`name="?count=${value}"`);
      expect(buttons[at]).toMatch(/formaction="\/spb\/cart\/data"/i);
    }
    expect(html.replace(/<[^>]+>/g, "")).toBe("One less 2 One more");
  });

  it("says why there can be no more", () => {
    const html = renderToStaticMarkup(
      <Counter count={100} decrease={decrease} increase={increase} atMax="No more than 100" />,
    );
    const plus = [...html.matchAll(/<button[^>]*>/g)][1]?.[0];
    expect(plus).toContain('type="button"');
    expect(plus).toContain('aria-disabled="true"');
    expect(html.replace(/<[^>]+>/g, "")).toBe("One less 100 No more than 100");
  });

  it("that is locked is valid HTML", () => {
    const ways = { formMethod: "post", formNoValidate: true };
    const counter = (
      <Counter count={2} decrease={{ ...decrease, ...ways }} increase={{ ...increase, ...ways }} locked="Paid" />
    );
    expect(htmlProblems(renderToStaticMarkup(counter))).toEqual([]);
  });
});

describe("a button", () => {
  it("submits, unless told otherwise", () => {
    expect(attributes(<Button>Order</Button>, "button").type).toBe("submit");
    expect(attributes(<Button type="button">Show</Button>, "button").type).toBe("button");
  });

  it("that is blocked says why, can be reached and submits nothing", () => {
    const blocked = (
      <Button blocked="210 more" formAction="/spb/cart" formMethod="post" formNoValidate>
        Order
      </Button>
    );
    const button = attributes(blocked, "button");
    expect(button).toMatchObject({ type: "button", "aria-disabled": "true" });
    expect(button).not.toHaveProperty("disabled");
    expect(renderToStaticMarkup(blocked)).toContain("210 more");
    expect(htmlProblems(renderToStaticMarkup(blocked))).toEqual([]);
  });

  it("that is pending keeps its label", () => {
    const pending = (
      <Button pending icon="phone">
        Order
      </Button>
    );
    expect(attributes(pending, "button")["aria-busy"]).toBe("true");
    expect(renderToStaticMarkup(pending)).toContain("Order");
    expect(renderToStaticMarkup(pending)).not.toContain("#phone");
  });
});
