import { spawnSync } from "node:child_process";
import { expect } from "@playwright/test";

/** Larger than any page of the shop, so that the screen shows a whole page and nothing has to be scrolled. */
const COLUMNS = 160;
const ROWS = 2_000;

/** A terminal that nobody sees, with one program in it. */
export class Terminal {
  private static opened = 0;
  private readonly name = `nori-${process.pid}-${(Terminal.opened += 1)}`;

  /** `home`: the folder in which the program looks for its settings. */
  constructor(home: string, command: string[]) {
    const size = ["-x", String(COLUMNS), "-y", String(ROWS)];
    // The program gets no more of the environment than this: other settings of the machine would change what it shows.
    this.tmux(["new-session", "-d", ...size, ...command], { HOME: home, LANG: "C.UTF-8", TERM: "screen" });
  }

  private tmux(args: string[], env: Record<string, string> = {}): string {
    const options = ["-L", this.name, "-f", "/dev/null", "-u", ...args];
    const { stdout, stderr, status, error } = spawnSync("tmux", options, {
      encoding: "utf8",
      env: { NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH, ...env },
    });
    if (error || status !== 0) throw error ?? new Error(`tmux ${args.join(" ")}: ${stderr}`);
    return stdout;
  }

  /** The screen's text, without empty lines; every space is a plain one. */
  screen(): string {
    return this.lines()
      .map((line) => line.trim())
      .filter(Boolean)
      .join("\n");
  }

  private lines(): string[] {
    return this.tmux(["capture-pane", "-p"]).replaceAll("\u00a0", " ").split("\n");
  }

  lineAtCursor(): string {
    const line = Number(this.tmux(["display-message", "-p", "#{cursor_y}"]));
    return this.lines()[line] ?? "";
  }

  /** Presses keys by the names that tmux has for them: "Enter", "C-u". */
  press(...keys: string[]) {
    this.tmux(["send-keys", ...keys]);
  }

  type(text: string) {
    this.tmux(["send-keys", "-l", "--", text]);
  }

  /** Resolves when the screen shows these words: with what a pattern found. */
  async shows(words: string | RegExp): Promise<string> {
    const find = () => {
      const screen = this.screen();
      return typeof words === "string" ? (screen.includes(words) ? words : undefined) : words.exec(screen)?.[1];
    };
    let found: string | undefined;
    await this.comesTo(() => (found = find()) !== undefined, `shows ${String(words)}`);
    return found ?? "";
  }

  /** Resolves when this is so. */
  async comesTo(isSo: () => boolean, what: string) {
    try {
      await expect.poll(isSo, { timeout: 20_000, intervals: [50, 100, 200] }).toBe(true);
    } catch {
      throw new Error(`never ${what}; the screen:\n${this.screen()}`);
    }
  }

  close() {
    this.tmux(["kill-server"]);
  }
}
