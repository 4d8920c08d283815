import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Picture } from "../../../../../app/shared/ui/pictures/Picture";
import { pictureUrl } from "../../../../../app/shared/ui/pictures/picture-url";
import { attributes } from "../../../../support/app/attributes";

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
