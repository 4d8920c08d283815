import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { escaped } from "../app/words";
import { Terminal } from "./terminal";
import type { TextBrowser } from "./text-browser";

const settings = `INCLUDE:/etc/lynx/lynx.cfg
CHARACTER_SET:utf-8
PREFERRED_LANGUAGE:en
ACCEPT_ALL_COOKIES:TRUE
DEFAULT_KEYPAD_MODE:LINKS_AND_FIELDS_ARE_NUMBERED
PARTIAL:FALSE
INFOSECS:0
MESSAGESECS:0
ALERTSECS:0
`;

/** Lynx, with a number in brackets before every link, button and field. */
export class Lynx implements TextBrowser {
  private readonly terminal: Terminal;

  constructor(home: string, address: string) {
    const file = join(home, "lynx.cfg");
    writeFileSync(file, settings);
    // The option: Lynx types into a field only after Enter, so that numbers typed elsewhere are commands.
    this.terminal = new Terminal(home, ["lynx", `-cfg=${file}`, "-tna", address]);
  }

  shows = (words: string | RegExp) => this.terminal.shows(words);
  close = () => this.terminal.close();

  /** The number of what the words belong to stands before them. */
  async press(words: string, below = "") {
    // Lynx writes "BUTTON)" before the words of a button.
    await this.go(
      new RegExp(`${escaped(below)}[^]*?\\[(\\d+)\\](?:BUTTON\\)|\\[[ X]\\]|\\([ *]\\))? ?${escaped(words)}`),
    );
  }

  async fill(label: string, text: string) {
    await this.go(new RegExp(`${escaped(label)}\\s?\\[(\\d+)\\]`));
    this.terminal.press("C-u");
    this.terminal.type(text);
    this.terminal.press("Enter");
    await this.shows(text);
  }

  /** Goes to what has this number and activates it. Lynx drops keys that are typed before it is there. */
  private async go(place: RegExp) {
    const number = await this.terminal.shows(place);
    const asked = `number: ${number}g`;
    this.terminal.type(`${number}g`);
    await this.terminal.shows(asked);
    this.terminal.press("Enter");
    await this.terminal.comesTo(() => !this.terminal.screen().includes(asked), `goes to ${number}`);
    this.terminal.press("Enter");
  }
}
