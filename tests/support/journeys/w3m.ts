import { escaped } from "../app/words";
import { Terminal } from "./terminal";
import type { TextBrowser } from "./text-browser";

const settings = {
  use_cookie: 1,
  accept_cookie: 1,
  accept_language: "en",
  ignorecase_search: 0,
  display_image: 0,
  ignore_null_img_alt: 0,
};

/** A field shows no more of what is in it. */
const SHOWN_LETTERS = 15;

/** w3m: its own search moves the cursor to the words. */
export class W3m implements TextBrowser {
  private readonly terminal: Terminal;

  constructor(home: string, address: string) {
    const options = Object.entries(settings).flatMap(([name, value]) => ["-o", `${name}=${value}`]);
    this.terminal = new Terminal(home, ["w3m", ...options, address]);
  }

  shows = (words: string | RegExp) => this.terminal.shows(words);
  close = () => this.terminal.close();

  async press(words: string, below?: string) {
    if (below) await this.find(below);
    await this.find(words, "", !below);
    // A box stands before its words, and is what is pressed.
    const [before = ""] = this.terminal.lineAtCursor().split(words);
    if (/(\[[ X]\]|\([ *]\))$/.test(before)) this.terminal.press("h", "h");
    this.terminal.press("Enter");
  }

  async fill(label: string, text: string) {
    await this.find(label, "[^[]*\\[");
    this.terminal.press("Tab", "Enter");
    await this.terminal.shows("TEXT:");
    this.terminal.press("C-u");
    this.terminal.type(text);
    this.terminal.press("Enter");
    await this.shows(text.slice(0, SHOWN_LETTERS));
  }

  /** Moves the cursor to the next place with these words and the pattern after them, from the top or from where it is. */
  private async find(words: string, after = "", fromTop = true) {
    if (fromTop) this.terminal.press("g");
    this.terminal.type("/");
    await this.terminal.shows("Forward:");
    this.terminal.type(escaped(words) + after);
    this.terminal.press("Enter");
    await this.terminal.comesTo(() => this.terminal.lineAtCursor().includes(words), `goes to ${words}`);
  }
}
