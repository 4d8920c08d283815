import { chromium } from "playwright-core";
import { Agent, fetch as fetchBy, type RequestInit as FetchInit } from "undici";
import { installedBrowser } from "../../tools/prepare.mjs";
import { chromiumArguments, noPictures } from "../support/journeys/chromium-arguments";
import { languages } from "../../rules/languages";
import type { Send } from "../support/journeys/http-browser";
import { Browser } from "./browser";
import { ScriptedBrowser } from "./chromium";
import type { Shop } from "./shop";

/** Starts the browser of the customer with this seed. */
export type Open = (shop: Shop, seed: number) => Promise<Browser>;

const languageOf = (seed: number) => languages[seed % languages.length] ?? "en";

/** Every customer comes from an address of their own, because the shop limits some calls by address. */
const addressOf = (seed: number) => ({
  "X-Forwarded-For": `10.${(seed >> 16) & 255}.${(seed >> 8) & 255}.${seed & 255}`,
});

/** A proxy replaces that header by the address of the connection. Every address in 127.0.0.0/8 is this machine. */
const loopbackOf = (seed: number) => `127.${1 + ((seed >> 16) % 250)}.${(seed >> 8) & 255}.${1 + (seed % 250)}`;

/** Answers requests as `fetch` does, from an address of this machine. */
function sendFrom(localAddress: string): Send {
  const dispatcher = new Agent({ connect: { localAddress } });
  return (url, init) => fetchBy(url, { ...init, dispatcher } as FetchInit) as unknown as Promise<Response>;
}

/** Browsers without scripts behind a proxy. */
export const behindProxy: Open = ({ origin }, seed) =>
  Promise.resolve(new Browser(origin.replace("localhost", "127.0.0.1"), languageOf(seed), sendFrom(loopbackOf(seed))));

const uncompressed = { "Accept-Encoding": "identity" };

/** Browsers without scripts. `send` answers their requests. */
export const plain =
  (send: Send = fetch): Open =>
  ({ origin }, seed) =>
    Promise.resolve(
      new Browser(origin, languageOf(seed), (url, init) =>
        send(url, {
          ...init,
          headers: { ...(init.headers as Record<string, string>), ...uncompressed, ...addressOf(seed) },
        }),
      ),
    );

interface Windows {
  /** Every page runs `script` first. By default every other customer has a phone's window. */
  open: (script?: string, isPhone?: (seed: number) => boolean) => Open;
  close: () => Promise<void>;
}

/** Windows of one Chromium, each customer's apart from the others'. */
export async function scripted(): Promise<Windows> {
  const program = await chromium.launch({
    executablePath: installedBrowser(),
    args: [...chromiumArguments, noPictures],
  });
  const open: Windows["open"] =
    (script, isPhone = (seed) => seed % 2 === 1) =>
    async ({ origin }: Shop, seed: number) => {
      const context = await program.newContext({
        locale: languageOf(seed),
        extraHTTPHeaders: addressOf(seed),
        serviceWorkers: "block",
        viewport: isPhone(seed) ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      });
      // The compiler of these files names functions by a helper of its own, which functions that run in the page miss.
      await context.addInitScript("globalThis.__name = (named) => named");
      if (script) await context.addInitScript(script);
      return ScriptedBrowser.start(origin, languageOf(seed), context);
    };
  return { open, close: () => program.close() };
}
