import type { Shown } from "../../rules/banners";
import { readCookie } from "./cookie-header";
import { type CookieName, type CookieShape } from "./cookies";
import type { Visit } from "./visit";

const MAX_STORED_BANNERS = 12;

type ShownBanners = ReadonlyMap<number, Shown>;

/** `ID.SHOWN.CLOSED`, joined by "-"; times are Unix seconds in base 36. Other parts are ignored. */
const shape = (name: CookieName): CookieShape<ShownBanners> => ({
  name,
  parse: (text) => {
    const rows = [...text.slice(0, 600).matchAll(/(?<=^|-)(\d{1,15})\.([0-9a-z]{1,8})\.([0-9a-z]{0,8})(?=-|$)/g)];
    const times = (text = "") => (text ? parseInt(text, 36) : undefined);
    return new Map(
      rows
        .slice(0, MAX_STORED_BANNERS)
        // eslint-disable-next-line no-restricted-syntax -- the pattern lets nothing but digits through, and 0 is an id
        .map(([, id, shown, closed]) => [Number(id), { shown: times(shown) ?? 0, closed: times(closed) }] as const),
    );
  },
  serialise: (banners) =>
    [...banners]
      .map(([id, { shown, closed }]) => `${id}.${shown.toString(36)}.${closed?.toString(36) ?? ""}`)
      .join("-"),
});

const openedCookie = shape("banners");
const hiddenCookie = shape("hidden_banners");
/** The banners that this browser has shown, in pages with scripts and without. */
export async function shownBanners({ cookies }: Visit): Promise<ShownBanners> {
  const [opened, hidden] = await Promise.all([readCookie(cookies, openedCookie), readCookie(cookies, hiddenCookie)]);
  return new Map([...(opened ?? []), ...(hidden ?? [])]);
}

/**
 * Records that a banner was shown or closed. `hidden` is for pages without scripts: a visitor who has hidden a banner
 * there gets no cached menu.
 */
export async function keepShown(visit: Visit, id: number, change: Shown, hidden = false) {
  const cookie = hidden ? hiddenCookie : openedCookie;
  const before = (await readCookie(visit.cookies, cookie)) ?? new Map<number, Shown>();
  const others = [...before].filter(([other]) => other !== id);
  visit.change(cookie, new Map([[id, change] as const, ...others].slice(0, MAX_STORED_BANNERS)));
}
