import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Menu } from "../../../../../app/shared/ui/overlays/Menu";
import { attributes } from "../../../../support/app/attributes";

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
    expect(said(renderToStaticMarkup(link))).toBe("[icon]Language: English[icon]");
    expect(attributes(link, "a").class).toBe(attributes(<Menu {...name} />, "summary").class);
  });
});
