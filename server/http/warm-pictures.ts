import { setTimeout as sleep } from "node:timers/promises";
import { liteCookie } from "../visitor/cookies";

type Get = (path: string, headers: Record<string, string>) => Promise<Response>;

const page = { Accept: "text/html" };
/** Most visitors get these pages. Lite pages use other widths. */
const modes = [page, { ...page, Cookie: `${liteCookie.name}=on` }];
/** Current browsers send this header, so pictures are made in their format. */
const picture = { Accept: "image/avif,image/webp,*/*" };
/** Cards use these widths. A card opens its dish, which uses DISH_WIDTHS. */
const CARD = /^\/pictures\/w(?:400|480)\//;
const DISH_WIDTHS = [720, 960];
/** The shop may start before its upstream, so its cities are requested repeatedly. */
const RETRIES = { attempts: 60, every: 2_000 };

/**
 * Fills the picture store. It opens the first page and the menu of every city as visitors would, and requests each of
 * their pictures once, one at a time, in all widths of the pages, then those of the dishes themselves. It goes on after
 * a failure, and returns the number of requested pictures.
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
