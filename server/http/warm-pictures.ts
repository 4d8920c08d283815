import { setTimeout as sleep } from "node:timers/promises";
import { liteCookie } from "../visitor/cookies";

type Get = (path: string, headers: Record<string, string>) => Promise<Response>;

const page = { Accept: "text/html" };
/** The pages of most visitors, and those of lite mode, which name other widths. */
const modes = [page, { ...page, Cookie: `${liteCookie.name}=on` }];
/** The header of current browsers, so that the format that they get is made. */
const picture = { Accept: "image/avif,image/webp,*/*" };
/** Cards name these widths; the dish that a card opens is drawn at those. */
const CARD = /^\/pictures\/w(?:400|480)\//;
const DISH_WIDTHS = [720, 960];
/** How often, and how many milliseconds apart, the shop is asked for its cities: its upstream may start later than it. */
const RETRIES = { attempts: 60, every: 2_000 };

/**
 * Fills the picture store: opens the first page and the menu of every city as visitors would and requests each of their pictures once, one at a
 * time, at all widths that the pages name; then those of the dishes themselves. Goes on after a failure. Returns the number of pictures requested.
 */
export async function warmPictures(get: Get, { attempts, every } = RETRIES): Promise<number> {
  const requested = new Set<string>();
  const request = async (address: string) => {
    if (requested.has(address)) return;
    requested.add(address);
    await get(address, picture).catch(() => undefined);
  };
  const paths = await cityPaths(get, attempts, every);
  for (const mode of modes) {
    for (const path of [...paths, "/"]) {
      for (const address of matches(await html(get, path, mode), /(?<=["',])(\/pictures\/[^"'\s,]+)/g)) {
        await request(address);
      }
    }
  }
  for (const address of [...requested].filter((one) => CARD.test(one))) {
    for (const width of DISH_WIDTHS) await request(address.replace(CARD, `/pictures/w${width}/`));
  }
  return requested.size;
}

async function cityPaths(get: Get, attempts: number, every: number): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    const paths = matches(await html(get, "/", page), /href="(\/[a-z0-9-]+\/)"/g);
    if (paths.length > 0 || attempt >= attempts) return paths;
    await sleep(every);
  }
}

async function html(get: Get, path: string, headers: Record<string, string>): Promise<string> {
  try {
    const response = await get(path, headers);
    return response.ok ? await response.text() : "";
  } catch {
    return "";
  }
}

const matches = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, path = ""]) => path.replaceAll("&amp;", "&"))),
];
