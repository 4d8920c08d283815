import { setTimeout as sleep } from "node:timers/promises";

type Get = (path: string, accept: string) => Promise<Response>;

const PAGE = "text/html";
/** The header of current browsers, so that the format that they get is made. */
const PICTURE = "image/avif,image/webp,*/*";
/** How often, and how many milliseconds apart, the shop is asked for its cities: its upstream may start later than it. */
const RETRIES = { attempts: 60, every: 2_000 };

/**
 * Fills the picture store: opens the menu of every city as a visitor would and requests each of its pictures once, one at a time, at the
 * widths that the page names. Goes on after a failure. Returns the number of pictures requested.
 */
export async function warmPictures(get: Get, { attempts, every } = RETRIES): Promise<number> {
  const requested = new Set<string>();
  for (const city of await cityPaths(get, attempts, every)) {
    for (const picture of matches(await html(get, city), /src="(\/pictures\/[^"]+)"/g)) {
      if (requested.has(picture)) continue;
      requested.add(picture);
      await get(picture, PICTURE).catch(() => undefined);
    }
  }
  return requested.size;
}

async function cityPaths(get: Get, attempts: number, every: number): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const paths = matches(await html(get, "/"), /href="(\/[a-z0-9-]+\/)"/g);
    if (paths.length > 0 || attempt >= attempts) return paths;
    await sleep(every);
  }
}

async function html(get: Get, path: string): Promise<string> {
  try {
    const response = await get(path, PAGE);
    return response.ok ? await response.text() : "";
  } catch {
    return "";
  }
}

const matches = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, path = ""]) => path.replaceAll("&amp;", "&"))),
];
