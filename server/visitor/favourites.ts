import { canBeFavourite, MAX_FAVOURITES } from "../../rules/favourites";
import { readCookie } from "./cookie-header";
import type { CookieShape } from "./cookies";
import type { Visit } from "./visit";

export const favouritesCookie: CookieShape<readonly string[]> = {
  name: "favourites",
  parse: (text) => {
    const keys = Buffer.from(text, "base64url").toString("utf8").split("\n").filter(canBeFavourite);
    return keys.length > 0 ? [...new Set(keys)].slice(0, MAX_FAVOURITES) : undefined;
  },
  serialise: (keys) => Buffer.from(keys.join("\n")).toString("base64url"),
};

/** The newest comes first. */
export async function favouritesOf(visit: Visit): Promise<readonly string[]> {
  return (await readCookie(visit.cookies, favouritesCookie)) ?? [];
}

export function keepFavourites(visit: Visit, keys: readonly string[]) {
  visit.change(favouritesCookie, keys.length > 0 ? keys : undefined);
}
