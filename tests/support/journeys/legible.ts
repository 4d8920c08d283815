import type { Visitor } from "./journey";

/**
 * Words that cannot be read: cut off by the edge of a box that does not scroll, or with other words over them. Names that are shortened on purpose
 * end in an ellipsis, and whatever stays in the window while the page scrolls is left out.
 */
export async function illegible({ page }: Visitor): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (const item of document.querySelectorAll("li"))
      if (getComputedStyle(item).contentVisibility === "auto") item.style.setProperty("content-visibility", "visible");

    const around = (element: Element) => {
      const list: Element[] = [];
      for (let each: Element | null = element; each && each !== document.documentElement; each = each.parentElement)
        list.push(each);
      return list;
    };
    const isHidden = (element: Element) => {
      const { clipPath, clip, position } = getComputedStyle(element);
      return clipPath !== "none" || (clip !== "auto" && position === "absolute");
    };
    const isShortened = (element: Element) => {
      const { textOverflow, webkitLineClamp } = getComputedStyle(element);
      return textOverflow === "ellipsis" || webkitLineClamp !== "none";
    };
    const stays = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);
    const isCut = (rect: DOMRect, boxes: Element[]) => {
      for (const element of boxes) {
        const { overflowX, overflowY, display } = getComputedStyle(element);
        if (/auto|scroll/.test(overflowX + overflowY)) return false;
        if (display === "inline") continue;
        const box = element.getBoundingClientRect();
        const slack = rect.height / 4;
        if (/hidden|clip/.test(overflowX) && (rect.right > box.right + 1.5 || rect.left < box.left - 1.5)) return true;
        if (/hidden|clip/.test(overflowY) && (rect.bottom > box.bottom + slack || rect.top < box.top - slack))
          return true;
      }
      return false;
    };

    const found: string[] = [];
    const words: { text: string; element: Element; rect: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim() ?? "";
      const element = walker.currentNode.parentElement;
      if (!text || !element?.checkVisibility({ visibilityProperty: true }) || element.closest("svg, noscript"))
        continue;
      const boxes = around(element);
      if (boxes.some(isHidden) || boxes.some(isShortened) || boxes.some(stays)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const rect of range.getClientRects()) {
        // Links that come into sight with the focus stand to the left of the window.
        if (rect.width <= 1 || rect.height <= 1 || rect.right < 0) continue;
        words.push({ text, element, rect });
        if (isCut(rect, boxes)) found.push(`${text.slice(0, 40)} is cut`);
      }
    }
    // From top to bottom: those from the first that begins below a word cannot stand over it.
    words.sort((one, other) => one.rect.top - other.rect.top);
    words.forEach((one, place) => {
      for (let next = place + 1; next < words.length; next++) {
        const other = words[next];
        if (!other || other.rect.top >= one.rect.bottom) break;
        if (one.element === other.element) continue;
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (width > 3 && height > 0.4 * Math.min(one.rect.height, other.rect.height))
          found.push(`${one.text.slice(0, 40)} over ${other.text.slice(0, 40)}`);
      }
    });
    return [...new Set(found)];
  });
}

/** What stands out of the window to the right, from the outside in. */
export async function standingOut({ page }: Visitor) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const width = document.documentElement.clientWidth;
    if ((document.scrollingElement?.scrollWidth ?? 0) <= window.innerWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > width + 0.5,
    );
    return wide
      .slice(0, 5)
      .map(
        (element) =>
          `${element.tagName} ${element.getAttribute("class") ?? ""} ${(element.textContent ?? "").slice(0, 40)}`,
      )
      .concat("the page scrolls sideways");
  });
}

/** Words that go on in a second line without a hyphen: their box is too narrow, and no dictionary or soft hyphen divides them. */
export async function brokenWords({ page }: Visitor, within = "body"): Promise<string[]> {
  return page.evaluate(async (place) => {
    await document.fonts.ready;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest("svg, noscript, option")) continue;
      if (!element.closest(place)) continue;
      // What is there for screen readers only is a pixel wide.
      if (element.getBoundingClientRect().width < 8) continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{N}\u00ad]{3,}/gu)) {
        if (word.includes("\u00ad")) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        if (first && rest.some(({ top }) => Math.abs(top - first.top) > 4)) found.push(word);
      }
    }
    return [...new Set(found)];
  }, within);
}

/** Headings that touch the button or switch below them. */
export async function touching({ page }: Visitor): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return element.checkVisibility({ visibilityProperty: true }) && width > 8 && height > 8;
      });
    // An element that stays in the window while the page scrolls lies over the page.
    const stays = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
    const controls = visible("button, a[href], [role=group]").filter((element) => {
      if (stays(element)) return false;
      const { backgroundColor, borderTopWidth, display } = getComputedStyle(element);
      return display !== "inline" && (backgroundColor !== "rgba(0, 0, 0, 0)" || borderTopWidth !== "0px");
    });
    return visible("h1, h2, h3").flatMap((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const text = range.getBoundingClientRect();
      return controls
        .filter((control) => {
          const box = control.getBoundingClientRect();
          const isBelow = box.top > text.top + text.height / 2 && box.top < text.bottom + 4;
          return isBelow && box.left < text.right && box.right > text.left && !control.contains(heading);
        })
        .map((control) => `${heading.textContent?.slice(0, 40)} touches ${control.textContent?.slice(0, 40)}`);
    });
  });
}

/** Words of a button or of a link that reach beyond its sides. */
export async function spilled({ page }: Visitor): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    for (const item of document.querySelectorAll("li"))
      if (getComputedStyle(item).contentVisibility === "auto") item.style.setProperty("content-visibility", "visible");
    return [...document.querySelectorAll("button, a[href], summary")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== "inline")
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const range = document.createRange();
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { parentElement } = walker.currentNode;
          // Texts that are shortened, or there for screen readers only, lie in a box that cuts them.
          let cuts = parentElement;
          while (cuts && cuts !== element && getComputedStyle(cuts).overflowX === "visible") cuts = cuts.parentElement;
          if (!cuts || getComputedStyle(cuts).overflowX !== "visible") continue;
          range.selectNodeContents(walker.currentNode);
          const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
          if (rects.some(({ left, right }) => left < box.left - 1 || right > box.right + 1)) return true;
        }
        return false;
      })
      .map((element) => `${(element.textContent ?? "").trim().slice(0, 60)} is wider than its button`);
  });
}
