import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ErrorSummary, noLinks } from "../../../../../app/shared/ui/messages/ErrorSummary";

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
