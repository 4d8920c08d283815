import { expect, it } from "vitest";
import { Icon } from "../../../../../app/shared/ui/icons/Icon";
import { attributes } from "../../../../support/app/attributes";

it("hides a decorative icon and names one that stands alone", () => {
  expect(attributes(<Icon name="search" />, "svg")["aria-hidden"]).toBe("true");
  expect(attributes(<Icon name="search" label="Search" />, "svg")).toMatchObject({
    role: "img",
    "aria-label": "Search",
  });
});
