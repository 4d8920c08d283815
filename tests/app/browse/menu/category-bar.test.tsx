// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { CategoryBar } from "../../../../app/browse/menu/CategoryBar";
import { inShop } from "../../../support/app/in-shop";
import { reactRoot } from "../../../support/app/react-root";

let report: (entries: { target: Element; isIntersecting: boolean }[]) => void;
const root = reactRoot('<div></div><section id="group-rolls"></section><section id="group-soups"></section>');

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(listener: typeof report) {
        report = listener;
      }
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = () => undefined;
  const categories = ["rolls", "soups"].map((alias) => ({ alias, name: alias }));
  act(() => root.render(inShop(<CategoryBar categories={categories} gridKey="1" />)));
});

const section = (alias: string) => document.getElementById(`group-${alias}`) as HTMLElement;
const current = () => document.querySelector("[aria-current]")?.textContent;
const sees = (alias: string, isIntersecting: boolean) =>
  act(() => report([{ target: section(alias), isIntersecting }]));

test("marks the section in view, and the last one between two", () => {
  expect(current()).toBe("rolls");
  section("rolls").getBoundingClientRect = () => new DOMRect(0, -900, 1, 800);
  sees("soups", true);
  expect(current()).toBe("soups");
  sees("soups", false);
  expect(current()).toBe("soups");
});

test("marks the first section after a jump to the top, which passes none", () => {
  section("rolls").getBoundingClientRect = () => new DOMRect(0, -900, 1, 800);
  sees("soups", true);
  section("rolls").getBoundingClientRect = () => new DOMRect(0, 500, 1, 800);
  sees("soups", false);
  expect(current()).toBe("rolls");
});
