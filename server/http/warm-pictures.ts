import { setTimeout as pause } from "node:timers/promises";

type Ask = (path: string, accept: string) => Promise<Response>;

const PAGE = "text/html";
/** As today's browsers ask, so that it is their variant that is made. */
const PICTURE = "image/avif,image/webp,*/*";
const PATIENCE = { attempts: 60, every: 2_000 };

/**
 * Looks at the menu of every city as a visitor would and asks for each of its pictures once, one at a time, so that they are in the store before
 * somebody waits for them. Which widths there are is the pages' to say. Answers how many it asked for; a failure is no reason to stop.
 */
export async function warmPictures(ask: Ask, { attempts, every } = PATIENCE): Promise<number> {
  const seen = new Set<string>();
  for (const city of await cities(ask, attempts, every)) {
    for (const picture of found(await read(ask, city), /src="(\/pictures\/[^"]+)"/g)) {
      if (seen.has(picture)) continue;
      seen.add(picture);
      await ask(picture, PICTURE).catch(() => undefined);
    }
  }
  return seen.size;
}

/** The cities that the shop offers, when it does: its upstream may start later than it. */
async function cities(ask: Ask, attempts: number, every: number): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const offered = found(await read(ask, "/"), /href="(\/[a-z0-9-]+\/)"/g);
    if (offered.length > 0 || attempt >= attempts) return offered;
    await pause(every);
  }
}

async function read(ask: Ask, path: string): Promise<string> {
  try {
    const answer = await ask(path, PAGE);
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

const found = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, path = ""]) => path.replaceAll("&amp;", "&"))),
];
