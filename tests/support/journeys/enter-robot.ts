import { calls } from "../../../contract/calls";
import { expect, type Visitor } from "./journey";
import { sessionOfBrowser } from "./session";

/** As long as the cart waits before it sends a count, and the answer takes. */
const SEEN_AFTER_MS = 900;
/** Without scripts a key that sends a form or follows a link does so at once. */
const ASKS_WITHIN_MS = 250;

/**
 * Presses Enter where the focus is, as people do who have just typed a code or closed a dialog, and asks the upstream
 * what it has seen. Then it goes back to where it was: Enter may open or close a dialog, or follow a link.
 */
export class EnterRobot {
  /** `owner`: of the session that the visitor's presses change; a guest of a group order changes the host's. */
  constructor(
    private readonly shop: Visitor,
    private readonly owner = shop,
  ) {}

  /** `after`: the step of the journey, for the report. */
  async press(after: string) {
    const { page } = this.shop;
    await this.shop.settle();
    // What the step itself has changed is sent before.
    if (this.shop.scripts) await page.waitForTimeout(SEEN_AFTER_MS);
    const url = page.url();
    const [place, before] = [await this.placeInHistory(), await this.changes()];
    const dialogs = await page.getByRole("dialog").count();
    const focused = await page.evaluate(() => {
      const { localName, textContent } = document.activeElement ?? document.body;
      return localName === "body" ? localName : `${localName} "${textContent?.trim().slice(0, 50) ?? ""}"`;
    });
    if (this.shop.scripts) {
      await page.keyboard.press("Enter");
      await page.waitForTimeout(SEEN_AFTER_MS);
    } else {
      const asked = page.waitForRequest((request) => request.isNavigationRequest(), { timeout: ASKS_WITHIN_MS });
      const loaded = page.waitForEvent("load").catch(() => undefined);
      await page.keyboard.press("Enter");
      await asked.then(
        () => loaded,
        () => undefined,
      );
    }
    const seen = new Set(before);
    const news = (await this.changes()).filter((change) => !seen.has(change));
    expect(news, `changes by Enter on ${focused}, after: ${after}`).toEqual([]);
    const moved = (await this.placeInHistory()) - place;
    if (moved !== 0) await page.evaluate((steps) => history.go(-steps), moved);
    else if (page.url().split("#")[0] !== url.split("#")[0]) await page.goto(url);
    await expect.poll(() => this.placeInHistory()).toBe(place);
    await expect(page.getByRole("dialog")).toHaveCount(dialogs);
    await this.shop.settle();
  }

  /** Presses Enter in each field of the page's form that has a line of text, and on each of its choices. */
  async pressInFields(form: string) {
    const fields = this.shop.main.locator("input:not([type=hidden]), select");
    const names = await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).name));
    for (const name of new Set(names)) {
      const field = this.shop.main.locator(`[name="${name}"]:enabled`).filter({ visible: true }).first();
      if (!name || (await field.count()) === 0) continue;
      await field.focus();
      await this.press(`the focus on ${name} of ${form}`);
    }
  }

  private placeInHistory() {
    return this.shop.page.evaluate(() => (history.state as { idx?: number } | null)?.idx ?? 0);
  }

  /** The changes that the upstream's log has of the session. */
  private async changes(): Promise<string[]> {
    const session = (await sessionOfBrowser(this.owner.page.context()))?.key.slice(0, 6);
    if (!session) return [];
    const log = await this.shop.kitchen.requests();
    return log
      .filter((row) => row.session === session && calls[row.call].kind === "write")
      .map(({ at, call, body = "" }) => `${call} ${body} (${at})`);
  }
}
