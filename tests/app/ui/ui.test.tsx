import { type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Button } from "../../../app/ui/buttons/Button";
import { Choices } from "../../../app/ui/fields/Choice";
import { Checkbox } from "../../../app/ui/fields/Checkbox";
import { Counter } from "../../../app/ui/buttons/Counter";
import { ErrorSummary, noLinks } from "../../../app/ui/messages/ErrorSummary";
import { Field, Select, TextArea } from "../../../app/ui/fields/Field";
import { Icon } from "../../../app/ui/icons/Icon";
import { Menu } from "../../../app/ui/overlays/Menu";
import { Picture } from "../../../app/ui/pictures/Picture";
import { pictureUrl } from "../../../app/ui/pictures/picture-url";
import { Slots } from "../../../app/ui/fields/Slots";
import { Steps } from "../../../app/ui/layout/Steps";

/** The attributes of the first such element, as the browser would get them. */
function attributes(element: ReactElement, tag: string): Record<string, string> {
  const found = new RegExp(`<${tag}\\b([^>]*)>`).exec(renderToStaticMarkup(element))?.[1];
  if (found === undefined) throw new Error(`No <${tag}> was rendered`);
  return Object.fromEntries(
    [...found.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}

describe("a menu", () => {
  const name = { icon: "globe", title: "Language", label: "English" } as const;
  const said = (html: string) => html.replace(/<svg.*?<\/svg>/g, "[icon]").replace(/<[^>]+>/g, "");

  it("says what its label is a value of", () => {
    const html = renderToStaticMarkup(<Menu {...name}>none</Menu>);
    expect(said(html)).toBe("[icon]Language: English[icon]none");
  });

  it("looks the same where no list can open, and leads to the page where it can", () => {
    const link = <Menu {...name} href="?refresh=off" />;
    expect(attributes(link, "a").href).toBe("?refresh=off");
    expect(said(renderToStaticMarkup(link))).toBe("[icon]Language: English");
    expect(attributes(link, "a").class).toBe(attributes(<Menu {...name} />, "summary").class);
  });
});

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

describe("an error summary", () => {
  it("links to each field", () => {
    const html = renderToStaticMarkup(
      <ErrorSummary title="Two fields need you" errors={{ phone: "Phone: too short", form: "Try again" }} />,
    );
    expect(html).toContain('role="alert" tabindex="-1"');
    expect(html).toContain('<a href="#phone">Phone: too short</a>');
    expect(html).toContain("<li>Try again</li>");
  });

  it("takes the id of a control from its page, and links to nothing where the page has no such control", () => {
    const idOf = (field: string) => (field === "phone" ? "unserved-phone" : undefined);
    const errors = { phone: "Phone: too short", address: "Address: unknown" };
    const html = renderToStaticMarkup(<ErrorSummary title="Two fields need you" errors={errors} idOf={idOf} />);
    expect(html).toContain('<a href="#unserved-phone">Phone: too short</a>');
    expect(html).toContain("<li>Address: unknown</li>");
    expect(renderToStaticMarkup(<ErrorSummary title="Nothing done" errors={errors} idOf={noLinks} />)).not.toContain(
      "<a",
    );
  });

  it("is absent without errors", () => {
    expect(renderToStaticMarkup(<ErrorSummary title="None" errors={{}} />)).toBe("");
  });
});

describe("a counter", () => {
  const decrease = { label: "One less", name: "count", value: "1", formAction: "/spb/cart/data" };
  const increase = { label: "One more", name: "count", value: "3", formAction: "/spb/cart/data" };

  it("is two submit buttons", () => {
    const html = renderToStaticMarkup(<Counter count={2} decrease={decrease} increase={increase} />);
    const buttons = [...html.matchAll(/<button[^>]*>/g)].map(([button]) => button);
    expect(buttons).toHaveLength(2);
    for (const [at, value] of ["1", "3"].entries()) {
      expect(buttons[at]).toMatch(/type="submit"/);
      expect(buttons[at]).toContain(`name="count" value="${value}"`);
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
});

describe("a button", () => {
  it("submits, unless told otherwise", () => {
    expect(attributes(<Button>Order</Button>, "button").type).toBe("submit");
    expect(attributes(<Button type="button">Show</Button>, "button").type).toBe("button");
  });

  it("that is blocked says why, can be reached and submits nothing", () => {
    const blocked = <Button blocked="210 more">Order</Button>;
    const button = attributes(blocked, "button");
    expect(button).toMatchObject({ type: "button", "aria-disabled": "true" });
    expect(button).not.toHaveProperty("disabled");
    expect(renderToStaticMarkup(blocked)).toContain("210 more");
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

describe("a picture", () => {
  it("keeps its place and offers its widths", () => {
    const image = attributes(<Picture src="menu/philadelphia.png" sizes="card" alt="" />, "img");
    expect(image).toMatchObject({
      width: "480",
      height: "480",
      loading: "lazy",
      decoding: "async",
      src: "/pictures/w320/menu/philadelphia.png",
    });
    expect((image.srcset ?? image.srcSet)?.split(",")).toContain("/pictures/w480/menu/philadelphia.png 480w");
    expect(image.sizes).toContain("136px");
  });

  it("that is missing is a quiet place", () => {
    const html = renderToStaticMarkup(<Picture src={undefined} sizes="line" alt="Philadelphia" />);
    expect(html).not.toContain("<img");
    expect(html).toContain('aria-label="Philadelphia"');
  });

  it.each(["menu/a.png", "/menu/a.png", "/pictures/menu/a.png", "/pictures/w960/menu/a.png"])(
    "has one address at a width: %s",
    (src) => {
      expect(pictureUrl(src, 96)).toBe("/pictures/w96/menu/a.png");
    },
  );
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

it("names the step that is now, in words too", () => {
  const html = renderToStaticMarkup(
    <Steps
      steps={[
        { title: "Accepted", state: "done", words: "done" },
        { title: "Cooking", state: "now", words: "now" },
      ]}
    />,
  );
  expect(html).toMatch(/<li[^>]*aria-current="step"[^>]*>.*Cooking/);
  expect(html).toContain(", done");
});

it("hides a decorative icon and names one that stands alone", () => {
  expect(attributes(<Icon name="search" />, "svg")["aria-hidden"]).toBe("true");
  expect(attributes(<Icon name="search" label="Search" />, "svg")).toMatchObject({
    role: "img",
    "aria-label": "Search",
  });
});
