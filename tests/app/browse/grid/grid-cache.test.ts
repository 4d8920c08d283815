// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { cacheGrid, cachedGrid, restoreHeights } from "../../../../app/browse/grid/grid-cache";

const gridOf = (html: string) => Object.assign(document.createElement("div"), { innerHTML: html });
const card = (slot: string, rest = "<button>Add</button>") => `<li><div><b>9</b> <i>${slot}</i>${rest}</div></li>`;

describe("the grid that is kept for the way back", () => {
  it("has no counters and all Add buttons", () => {
    const grid = gridOf(card("<span>2</span>") + card(""));
    cacheGrid("counted", grid);
    expect(gridOf(cachedGrid("counted") ?? "").textContent).toBe("9 Add9 Add");
    expect(grid.textContent).toBe("9 2Add9 Add");
  });

  it("is not kept while a counter of the server has no Add button after it", () => {
    cacheGrid("served", gridOf(card("<span>2</span>", "")));
    expect(cachedGrid("served")).toBeUndefined();
  });

  it("has the heights of its cards, and no style attribute, however often it is kept", () => {
    const grid = gridOf(card(""));
    cacheGrid("high", grid);
    for (let time = 0; time < 2; time++) {
      const html = cachedGrid("high") ?? "";
      expect(html).toContain("data-height=");
      expect(html).not.toContain("style=");
      const back = gridOf(html);
      restoreHeights(back);
      cacheGrid("high", back);
    }
  });
});
