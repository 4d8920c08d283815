import "../../../support/app/route";
import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Banners } from "../../../../app/browse/menu/Banners";
import type { BannerView } from "../../../../app/browse/menu/menu.view";
import { inEnglish } from "../../../support/app/in-shop";

const banner = (id: number, change: Partial<BannerView> = {}): BannerView => ({
  id,
  title: `Banner ${id}`,
  ground: "pale",
  button: "Look",
  href: "https://nori.example/",
  ...change,
});

const row = (banners: BannerView[]) =>
  load(renderToStaticMarkup(inEnglish(<Banners banners={banners} />)))("section ul");

it("a row of more than three banners with one that leads nowhere takes the focus, so that the keyboard can scroll it", () => {
  const four = [1, 2, 3, 4].map((id) => banner(id));
  expect(row(four).attr("tabindex")).toBeUndefined();
  expect(row([...four.slice(1), banner(5, { button: undefined, href: undefined })]).attr("tabindex")).toBe("0");
  expect(row([banner(1, { button: undefined, href: undefined })]).attr("tabindex")).toBeUndefined();
});
