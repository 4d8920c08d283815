import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { renderWhole } from "../../../app/hydration/render-whole.server";

describe("renderWhole", () => {
  const words = "Невський проспект — гречка, їжа, şiş, ₽ ".repeat(400);

  it.each([0, 1, 2, 3])("keeps every letter whatever the offset (%i)", async (offset) => {
    const html = (await renderWhole(createElement("p", null, "x".repeat(offset), words), "nonce")).toString();
    expect(html).not.toContain("\u0000");
    expect(html).not.toContain("\ufffd");
    expect(html.replaceAll("<!-- -->", "")).toBe(`<p>${"x".repeat(offset)}${words}</p>`);
  });

  it("puts finished HTML where its mark is, and only there", async () => {
    const mark = "<!--grid-->";
    const page = createElement(
      "div",
      null,
      mark,
      createElement("p", { title: mark, dangerouslySetInnerHTML: { __html: mark } }),
    );
    const html = (await renderWhole(page, "nonce", { mark, html: "<b>$& Їжа</b>" })).toString();
    expect(html).toBe('<div>&lt;!--grid--&gt;<p title="&lt;!--grid--&gt;"><b>$& Їжа</b></p></div>');
  });

  it("rejects when the page throws", async () => {
    const Broken = () => {
      throw new Error("no");
    };
    await expect(renderWhole(createElement(Broken), "nonce")).rejects.toThrow("no");
  });
});
