import { canBeFavourite, MAX_FAVOURITES } from "../../rules/favourites";
import { readCookie } from "./cookie-header";
import { packed, unpacked } from "./fitting";
import { cookies, type CookieShape } from "./cookies";
import type { Visit } from "./visit";

export const favouritesCookie: CookieShape<readonly string[]> = {
  name: "favourites",
  parse: (text) => {
    try {
      const keys = unpacked(text).split("\n").filter(canBeFavourite);
      return keys.length > 0 ? [...new Set(keys)].slice(0, MAX_FAVOURITES) : undefined;
    } catch {
      return undefined;
    }
  },
  serialise,
};

function serialise(keys: readonly string[]): string {
  return packed(keys.join("\n"));
}

/** Keys without a pattern may take more than the cookie holds, if they are long. */
export const hasRoom = (keys: readonly string[]) => serialise(keys).length <= cookies.favourites.maxBytes;

/** The newest comes first. */
export async function favouritesOf(visit: Visit): Promise<readonly string[]> {
  return (await readCookie(visit.cookies, favouritesCookie)) ?? [];
}

export function keepFavourites(visit: Visit, keys: readonly string[]) {
  visit.change(favouritesCookie, keys.length > 0 ? keys : undefined);
}
