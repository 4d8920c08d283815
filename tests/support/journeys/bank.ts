import { expect, type Page } from "@playwright/test";
import { say, type MessageKey, type MessageValues } from "../../../sandbox/messages";
import { BANK_CODE } from "../../../sandbox/seed/test-cards";
import { like, type Language } from "../app/words";

/** Cards of the sandbox's bank. */
export const cards = {
  approved: "4111111111111111",
  code: "4000000000001000",
  frames: "4000000000005001",
  hangingFrames: "4000000000018004",
  noFunds: "4000000000009003",
};

/** The acquirer's and the bank's pages as the visitor sees them. */
export class Bank {
  constructor(
    readonly page: Page,
    private readonly language: Language,
  ) {}

  says = (key: MessageKey, values?: MessageValues) => say(key, this.language, values);

  private heading(key: MessageKey) {
    return this.page.getByRole("heading", { level: 1, name: this.says(key) });
  }

  /** "Pay" is in "Don't pay" in some languages, and comes first. */
  private press(key: MessageKey) {
    return this.page
      .getByRole("button", { name: like(this.says(key, { amount: "§" })) })
      .first()
      .click();
  }

  /** On the acquirer's page. */
  async fillIn(number: string) {
    await expect(this.heading("payTitle")).toBeVisible();
    await this.page.getByLabel(this.says("cardNumber")).fill(number);
    await this.page.getByLabel(this.says("cardExpiry")).fill("12/30");
    await this.page.getByLabel(this.says("cardCvc")).fill("123");
    const holder = this.page.getByLabel(this.says("cardHolder"));
    if (await holder.isVisible()) await holder.fill("ANNA MUSTER");
    await this.press("payButton");
  }

  async confirm() {
    await expect(this.heading("codeTitle")).toBeVisible();
    await this.page.getByLabel(this.says("codeLabel")).fill(BANK_CODE);
    await this.press("confirmButton");
  }

  /** After the code of 3-D Secure, from the page that says the bank's answer. */
  async takeBack() {
    await expect(this.heading("confirmedTitle")).toBeVisible();
    await this.press("backToShop");
  }

  giveUp = () => this.press("dontPay");

  /** In the bank's app. */
  async payInApp(link: string) {
    await this.page.goto(link);
    await expect(this.heading("appTitle")).toBeVisible();
    await this.press("payButton");
    await expect(this.heading("paidTitle")).toBeVisible();
  }
}
