// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { load } from "cheerio";
import { beforeEach, describe, expect, it, vi } from "vitest";
import MenuSkeleton from "../../../../app/browse/menu/MenuSkeleton";
import { useComingMenu } from "../../../../app/browse/menu/use-coming-menu";

const navigation = vi.hoisted(() => ({ state: "idle", location: undefined as { pathname: string } | undefined }));

vi.mock("@remix-run/react", () => ({ useNavigation: () => navigation, useParams: () => ({ city: "spb" }) }));

beforeEach(() => void Object.assign(navigation, { state: "idle", location: undefined }));

describe("where a scripted visitor waits for a menu", () => {
  it("16 categories stand in place of its own", () => {
    const page = load(renderToStaticMarkup(<MenuSkeleton of="categories" />));
    expect(page("li")).toHaveLength(16);
  });

  it("3 groups of 8 cards stand in place of its own", () => {
    const page = load(renderToStaticMarkup(<MenuSkeleton of="groups" />));
    const cards = page("section")
      .toArray()
      .map((group) => page(group).find("li").length);
    expect(cards).toEqual([8, 8, 8]);
  });

  it.each(["categories", "groups"] as const)(
    "nothing of the %s is read aloud, can have the focus or has an id",
    (of) => {
      const page = load(renderToStaticMarkup(<MenuSkeleton of={of} />));
      expect(page("body > *").attr("aria-hidden")).toBe("true");
      expect(page.text().trim()).toBe("");
      expect(page("a, button, input, [tabindex], [id]")).toHaveLength(0);
    },
  );

  it.each([
    ["loading", "/kazan/", true],
    ["loading", "/spb/", false],
    ["loading", "/kazan/shops", false],
    ["loading", "/", false],
    ["submitting", "/kazan/", false],
    ["idle", undefined, false],
  ])("it is awaited while the page is %s with %s: %s", (state, pathname, awaited) => {
    Object.assign(navigation, { state, location: pathname ? { pathname } : undefined });
    // The hooks it calls are stubs: no component is needed.
    expect(useComingMenu()).toBe(awaited);
  });
});
