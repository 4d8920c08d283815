// @vitest-environment jsdom
import { act } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { Share } from "../../../../../app/browse/product/page/Share";
import { inShop } from "../../../../support/app/in-shop";
import { reactRoot } from "../../../../support/app/react-root";

const ADDRESS = "https://nori.example/spb/product/roll";
const root = reactRoot();
beforeEach(() => {
  act(() => root.render(inShop(<Share name="Roll" address={ADDRESS} />)));
});

const browserHas = (more: object) => vi.stubGlobal("navigator", { ...more });
const said = () => document.querySelector('[role="status"]')?.textContent;

/** Whether the browser was kept from following the link. */
async function press(): Promise<boolean> {
  let kept = false;
  const stay = (event: Event) => {
    kept = event.defaultPrevented;
    event.preventDefault();
  };
  document.body.addEventListener("click", stay, { once: true });
  await act(async () => {
    document.querySelector("a")?.click();
    await Promise.resolve();
  });
  return kept;
}

it("is a link to the dish's canonical address, which a browser without either way follows", async () => {
  expect(document.querySelector("a")?.href).toBe(ADDRESS);
  browserHas({});
  expect(await press()).toBe(false);
});

it("opens the system's sheet where there is one, and says nothing when the visitor closes it", async () => {
  const share = vi.fn().mockRejectedValue(Object.assign(new Error(), { name: "AbortError" }));
  const writeText = vi.fn();
  browserHas({ share, clipboard: { writeText } });
  expect(await press()).toBe(true);
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: "Roll", url: ADDRESS });
  expect(writeText).not.toHaveBeenCalled();
  expect(said()).toBe("");
});

it("copies the address where there is no sheet, or it does not open, and says so", async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  browserHas({ clipboard: { writeText } });
  await press();
  expect(said()).toBe("Link copied");
  browserHas({ clipboard: { writeText }, share: vi.fn().mockRejectedValue(new TypeError()) });
  await press();
  expect(writeText.mock.calls).toEqual([[ADDRESS], [ADDRESS]]);
});
