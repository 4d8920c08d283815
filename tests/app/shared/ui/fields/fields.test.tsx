import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Checkbox } from "../../../../../app/shared/ui/fields/Checkbox";
import { Choices } from "../../../../../app/shared/ui/fields/Choice";
import { Field, Select, TextArea } from "../../../../../app/shared/ui/fields/Field";
import { Slots } from "../../../../../app/shared/ui/fields/Slots";
import { attributes } from "../../../../support/app/attributes";

describe("a field", () => {
  it("is tied to its error and hint", () => {
    const field = (
      <Field name="phone" type="tel" label="Phone" error="Three digits are missing" hint="With the country code" />
    );
    const input = attributes(field, "input");
    expect(input).toMatchObject({
      id: "phone",
      name: "phone",
      type: "tel",
      "aria-invalid": "true",
      "aria-describedby": "phone-hint phone-error",
    });
    const html = renderToStaticMarkup(field);
    expect(html).toContain('for="phone"');
    expect(html).toMatch(/id="phone-error"[^>]*>.*Three digits are missing/);
    expect(html).toContain('id="phone-hint"');
  });

  it("has nothing to describe when all is well", () => {
    const input = attributes(<Field name="username" label="Name" defaultValue="Anna" />, "input");
    expect(input).not.toHaveProperty("aria-describedby");
    expect(input).not.toHaveProperty("aria-invalid");
    expect(input.value).toBe("Anna");
  });

  it("says in words that it may stay empty and that it is complete", () => {
    expect(renderToStaticMarkup(<Field name="intercom" label="Intercom" optional="may stay empty" />)).toContain(
      "may stay empty",
    );
    expect(
      attributes(<Field name="phone" label="Phone" valid="The number is complete" />, "input")["aria-describedby"],
    ).toBe("phone-valid");
  });

  it("is the same for longer texts and lists", () => {
    expect(
      attributes(<TextArea name="order_comment" label="Comment" error="Too long" />, "textarea")["aria-describedby"],
    ).toBe("order_comment-error");
    const select = (
      <Select
        name="city"
        label="City"
        defaultValue="b"
        options={[
          { value: "a", label: "A" },
          { value: "b", label: "B" },
        ]}
      />
    );
    expect(attributes(select, "select").id).toBe("city");
    expect(renderToStaticMarkup(select)).toContain('<option value="b" selected="">B</option>');
  });
});

it("ties a box and a question to their errors", () => {
  expect(attributes(<Checkbox name="consent" label="I agree" error="Please agree" />, "input")).toMatchObject({
    id: "consent",
    "aria-describedby": "consent-error",
  });
  const choices = attributes(
    <Choices id="payment_type" legend="How to pay" error="Choose one">
      …
    </Choices>,
    "fieldset",
  );
  expect(choices).toMatchObject({ id: "payment_type", tabindex: "-1", "aria-describedby": "payment_type-error" });
});

it("keeps a taken slot from being chosen and says so", () => {
  const html = renderToStaticMarkup(
    <Slots
      name="interval_id"
      slots={[
        { value: "1", title: "19:00", to: "19:30" },
        { value: "2", title: "19:30", to: "20:00", taken: "taken" },
      ]}
      chosen="1"
    />,
  );
  expect(html).toMatch(/<input[^>]*name="interval_id"[^>]*checked=""[^>]*value="1"/);
  expect(html).toMatch(/<input[^>]*disabled=""[^>]*value="2"/);
  expect(html.replace(/<[^>]+>/g, "")).toBe("19:00–19:30 19:30–20:00, taken ");
});
