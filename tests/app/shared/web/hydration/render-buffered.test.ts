import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { HydrateLater } from "../../../../../app/shared/web/hydration/HydrateLater";
import { renderBuffered } from "../../../../../app/shared/web/hydration/render-buffered.server";

describe("renderBuffered", () => {
  const words = "Невський проспект — гречка, їжа, şiş, ₽ ".repeat(400);

  it.each([0, 1, 2, 3])("keeps every letter whatever the offset (%i)", async (offset) => {
    const html = (await renderBuffered(createElement("p", null, "x".repeat(offset), words), "nonce")).toString();
    expect(html).not.toContain("\u0000");
    expect(html).not.toContain("\ufffd");
    expect(html.replaceAll("<!-- -->", "")).toBe(`<p>${"x".repeat(offset)}${words}</p>`);
  });

  it("has a part of any size where it belongs, without a script", async () => {
    const part = createElement(HydrateLater, null, createElement("p", null, "x".repeat(100_000)));
    const html = (await renderBuffered(createElement("main", null, part), "nonce")).toString();
    expect(html).toBe(`<main><!--$--><p>${"x".repeat(100_000)}</p><!--/$--></main>`);
  });

  it("rejects when the page, or a part of it, throws", async () => {
    const Broken = () => {
      throw new Error("no");
    };
    await expect(renderBuffered(createElement(Broken), "nonce")).rejects.toThrow("no");
    const inPart = createElement(HydrateLater, null, createElement(Broken));
    await expect(renderBuffered(inPart, "nonce")).rejects.toThrow("no");
  });
});
