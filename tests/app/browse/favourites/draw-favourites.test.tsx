// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { cardsIn, drawFavourites } from "../../../../app/browse/favourites/draw-favourites";
import { CardHeart } from "../../../../app/browse/grid/CardHeart";
import { Shelf } from "../../../../app/browse/grid/shelf/Shelf";

const words = (key: string, values?: { count: number }) => [key, values?.count].filter(Boolean).join(" ");

const card = (key: string, more = "") =>
  `<li id="${key}"${more}><h3><a href="/spb/product/${key}"><span>${key}</span></a></h3><div><b>1</b> <i></i><button name="?product_key=${key}">Add</button></div><button name="?like=${key}" aria-pressed="false"><span>${key}: </span>like</button></li>`;

let grid: HTMLElement;

beforeEach(() => {
  vi.spyOn(window, "scrollBy").mockReturnValue();
  document.body.innerHTML = `<div id="dishes" tabindex="-1"><div id="grid"><section id="group-rolls"><ul>${["a", "b", "c", "d", "e", "f", "g", "h"].map((key) => card(key)).join("")}</ul></section><section id="group-more"><ul>${card("a")}${card("gone", ' class="gone"')}</ul></section></div></div>`;
  grid = document.querySelector("#grid") as HTMLElement;
});

function draw(keys: string[], filtering = false) {
  const liked = keys.filter((key) => cardsIn(grid).has(key));
  const template = document.createElement("template");
  template.innerHTML = renderToStaticMarkup(
    <>
      <CardHeart liked={false} product_key="">
        like
      </CardHeart>
      <CardHeart liked product_key="">
        unlike
      </CardHeart>
      <Shelf count={liked.length} t={words} />
    </>,
  );
  return drawFavourites({ grid, liked, filtering }, template.content);
}
const shelf = () => grid.querySelector("#group-favourites");
const shown = () => [...(shelf()?.querySelectorAll("h3") ?? [])].map((name) => name.textContent);
const hearts = (key: string) => [
  ...grid.querySelectorAll<HTMLButtonElement>(`section [name$="=${key}"][aria-pressed]`),
];

describe("the group of favourites, first in the menu, with scripts", () => {
  it("appears with the first favourite and goes with the last one", () => {
    expect(draw([])).toBe(false);
    expect(draw(["b"])).toBe(true);
    expect(shown()).toEqual(["b"]);
    expect(grid.firstElementChild).toBe(shelf());
    expect(shelf()?.querySelector("h2")?.textContent).toBe("name");
    expect(draw(["b"])).toBe(false);
    expect(draw([])).toBe(true);
    expect(shelf()).toBeNull();
  });

  it("has copies of the cards, without their ids", () => {
    draw(["b"]);
    expect(grid.querySelectorAll("#b")).toHaveLength(1);
    expect(shelf()?.querySelector("#b")).toBeNull();
    expect(shelf()?.querySelector("[name^='?product_key=']")).not.toBeNull();
  });

  it("keeps its items when others come and go, in the order of the favourites", () => {
    draw(["b", "c"]);
    const kept = shelf()?.querySelectorAll("li")[1];
    draw(["d", "c"]);
    expect(shown()).toEqual(["d", "c"]);
    expect(shelf()?.querySelectorAll("li")[1]).toBe(kept);
  });

  it("leaves out what the menu does not have, and shows what cannot be had as its card does", () => {
    draw(["elsewhere", "gone"]);
    expect(shown()).toEqual(["gone"]);
    expect(shelf()?.querySelector("li")?.className).toBe("gone");
  });

  it("can be opened from five on, on desktops from seven on, and stays open", () => {
    draw(["a", "b", "c", "d"]);
    expect(shelf()?.querySelector("details")).toBeNull();
    draw(["a", "b", "c", "d", "e"]);
    expect(shelf()?.querySelector("details")?.hasAttribute("data-few")).toBe(true);
    draw(["a", "b", "c", "d", "e", "f", "g"]);
    const details = shelf()?.querySelector("details") as HTMLDetailsElement;
    expect([...details.querySelectorAll("span")].map((span) => span.textContent)).toEqual(["all 7", "more 3", "fewer"]);
    expect([details.hasAttribute("data-few"), details.open]).toEqual([false, false]);
    details.open = true;
    draw(["h", "a", "b", "c", "d", "e", "f", "g"]);
    expect(shelf()?.querySelector("details")?.open).toBe(true);
  });

  it("is absent where the menu is filtered, and hearts are full there too", () => {
    draw(["b"], true);
    expect(shelf()).toBeNull();
    expect(hearts("b")[0]?.name).toBe("?unlike=b");
  });

  it("gives the focus of an item that goes to the name of its neighbour, and of the last one to the menu", () => {
    draw(["a", "b", "c"]);
    const heart = (place: number) => shelf()?.querySelectorAll<HTMLButtonElement>("li > [aria-pressed]")[place];
    heart(1)?.focus();
    draw(["a", "c"]);
    const focused = () => document.activeElement?.closest("li")?.querySelector<HTMLButtonElement>("button")?.name;
    expect([document.activeElement?.localName, focused()]).toEqual(["a", "?product_key=c"]);
    draw(["a"]);
    expect([document.activeElement?.localName, focused()]).toEqual(["a", "?product_key=a"]);
    draw([]);
    expect(document.activeElement?.id).toBe("dishes");
  });

  it("does not move the cards that are being looked at", () => {
    let height = 0;
    vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
      height = shelf() ? 260 : 0;
      return { top: 100 + height, bottom: 900 + height } as DOMRect;
    });
    draw(["b"]);
    expect(window.scrollBy).toHaveBeenCalledWith(expect.objectContaining({ top: 260 }));
    draw([]);
    expect(window.scrollBy).toHaveBeenLastCalledWith(expect.objectContaining({ top: -260 }));
  });
});

describe("the hearts of the menu", () => {
  it("say of every card of the dish whether it is a favourite, by name, state and words", () => {
    draw(["a"]);
    expect(hearts("a").map(({ name, ariaPressed, textContent }) => [name, ariaPressed ?? "true", textContent])).toEqual(
      [
        ["?unlike=a", "true", "a: unlike"],
        ["?unlike=a", "true", "a: unlike"],
      ],
    );
    expect(hearts("b")[0]?.getAttribute("aria-pressed")).toBe("false");
    draw([]);
    expect(hearts("a")[0]?.textContent).toBe("a: like");
    expect(hearts("a")[0]?.getAttribute("aria-pressed")).toBe("false");
  });
});
