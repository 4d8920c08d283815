// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { isChanged, type Control } from "../../../../../app/shared/ui/fields/changed-control";

function control(html: string): Control {
  document.body.innerHTML = html;
  return document.querySelector<Control>("input, textarea, select")!;
}

describe("a control", () => {
  it.each([
    ["a text", '<input name="name" value="Anna">'],
    ["an empty text", '<textarea name="comment"></textarea>'],
    ["a tick", '<input type="checkbox" checked>'],
    ["a list with a choice", "<select><option>1</option><option selected>2</option></select>"],
    ["a list without one", "<select><option>1</option><option>2</option></select>"],
  ])("that holds what the server sent is not changed: %s", (_, html) => {
    expect(isChanged(control(html))).toBe(false);
  });

  it("is changed by typing, ticking and choosing", () => {
    const text = control('<input name="name" value="Anna">') as HTMLInputElement;
    text.value = "";
    expect(isChanged(text)).toBe(true);
    const tick = control('<input type="radio">') as HTMLInputElement;
    tick.checked = true;
    expect(isChanged(tick)).toBe(true);
    const list = control("<select><option>1</option><option>2</option></select>") as HTMLSelectElement;
    list.selectedIndex = 1;
    expect(isChanged(list)).toBe(true);
  });
});
