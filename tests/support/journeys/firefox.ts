import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { escaped } from "../app/words";
import type { TextBrowser } from "./text-browser";

const preferences = {
  "javascript.enabled": false,
  "intl.accept_languages": "en",
  // None: each page is waited for with all that it loads.
  "permissions.default.image": 2,
  // Any free one: its number stands in a file of the profile.
  "marionette.port": 0,
  "app.update.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "toolkit.telemetry.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
};

/** The key under which WebDriver passes an element (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
type Found = { [ELEMENT]: string };

const STARTS_WITHIN_MS = 60_000;

/**
 * Firefox without scripts, driven through Marionette, its own remote protocol, which works there too
 * (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html).
 */
export class Firefox implements TextBrowser {
  private readonly program: ChildProcess;
  private readonly ready: Promise<Marionette>;

  constructor(home: string, address: string) {
    const profile = join(home, "profile");
    mkdirSync(profile, { recursive: true });
    const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
    writeFileSync(join(profile, "user.js"), lines.join("\n"));
    this.program = spawn("firefox-esr", ["--headless", "--no-remote", "--marionette", "--profile", profile], {
      stdio: "ignore",
      env: { ...process.env, HOME: home, MOZ_CRASHREPORTER_DISABLE: "1" },
    });
    this.ready = this.start(join(profile, "MarionetteActivePort"), address);
    // A failure is thrown to the first caller that awaits it.
    this.ready.catch(() => undefined);
  }

  private async start(portFile: string, address: string): Promise<Marionette> {
    await expect.poll(() => existsSync(portFile), { timeout: STARTS_WITHIN_MS }).toBe(true);
    const marionette = new Marionette(connect(Number(readFileSync(portFile, "utf8")), "127.0.0.1"));
    await marionette.ask("WebDriver:NewSession", { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
    await marionette.ask("WebDriver:Navigate", { url: address });
    return marionette;
  }

  async shows(words: string | RegExp): Promise<string> {
    const pattern = typeof words === "string" ? new RegExp(`(${escaped(words)})`) : words;
    let found: string | undefined;
    let text = "";
    try {
      await expect
        .poll(
          async () => {
            text = await this.text();
            return (found = pattern.exec(text)?.[1]) !== undefined;
          },
          { timeout: 20_000 },
        )
        .toBe(true);
    } catch {
      throw new Error(`never shows ${String(words)}; the page:\n${text}`);
    }
    return found ?? "";
  }

  async press(words: string, below?: string) {
    const kinds = ["a", "button", "label"].map((kind) => `self::${kind}`).join(" or ");
    const path = `${below ? `//*[${says(below)}]/following::*` : "//*"}[${kinds}][${says(words)}]`;
    const element = await this.first(path);
    const [box] = await this.all(`(${path})[self::label]//input`);
    // The drawn box lies over the real one.
    if (box) await this.ask("WebDriver:ElementSendKeys", { id: box, text: " " });
    else await this.ask("WebDriver:ElementClick", { id: element });
  }

  async fill(label: string, text: string) {
    const id = await this.first(`//input[@id=//label[${says(label)}]/@for or @aria-label="${label}"]`);
    await this.ask("WebDriver:ElementClear", { id });
    await this.ask("WebDriver:ElementSendKeys", { id, text });
  }

  close() {
    this.program.kill();
  }

  private async ask<Answer>(command: string, parameters: object = {}): Promise<Answer> {
    return (await this.ready).ask(command, parameters);
  }

  /** Title and text of the page, also that which only the style sheet hides; every space is a plain one. */
  private async text(): Promise<string> {
    const { value: title } = await this.ask<{ value: string }>("WebDriver:GetTitle");
    const [id] = await this.all("//body");
    const { value } = await this.ask<{ value: string }>("WebDriver:GetElementProperty", { id, name: "textContent" });
    return `${title}\n${value}`.replace(/\s+/g, " ");
  }

  private async all(path: string): Promise<string[]> {
    const found = await this.ask<Found[]>("WebDriver:FindElements", { using: "xpath", value: path });
    return found.map((one) => one[ELEMENT]);
  }

  private async first(path: string): Promise<string> {
    for (const id of await this.all(path))
      if ((await this.ask<{ value: boolean }>("WebDriver:IsElementDisplayed", { id })).value) return id;
    throw new Error(`nothing is ${path}; the page:\n${await this.text()}`);
  }
}

/** A condition of XPath. */
const says = (words: string) => `contains(normalize-space(translate(., "\u00a0", " ")), "${words.trim()}")`;

/** Each message is its length, a colon and JSON: [0, id, command, parameters], answered by [1, id, error, result]. */
class Marionette {
  private read = Buffer.alloc(0);
  private asked = 0;
  private readonly waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();

  constructor(private readonly socket: Socket) {
    socket.on("data", (data: Buffer) => this.take(data));
    socket.on("close", () => this.waiting.forEach(({ reject }) => reject(new Error("Firefox has gone"))));
    socket.on("error", () => socket.destroy());
  }

  ask<Answer>(command: string, parameters: object): Promise<Answer> {
    const id = (this.asked += 1);
    const message = JSON.stringify([0, id, command, parameters]);
    this.socket.write(`${Buffer.byteLength(message)}:${message}`);
    return new Promise<Answer>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  private take(data: Buffer) {
    this.read = Buffer.concat([this.read, data]);
    for (let colon = this.read.indexOf(":"); colon > 0; colon = this.read.indexOf(":")) {
      const end = colon + 1 + Number(this.read.subarray(0, colon).toString());
      if (this.read.length < end) return;
      const message = JSON.parse(this.read.subarray(colon + 1, end).toString()) as unknown;
      this.read = this.read.subarray(end);
      // The first one is a greeting.
      if (Array.isArray(message)) this.answer(message as [1, number, { message: string } | null, never]);
    }
  }

  private answer([, id, error, result]: [1, number, { message: string } | null, never]) {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) asked?.reject(new Error(error.message));
    else asked?.resolve(result);
  }
}
