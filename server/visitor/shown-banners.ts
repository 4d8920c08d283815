import type { Shown } from "../../rules/banners";
import type { CookieShape } from "./cookies";
import { formerBanners } from "./former-cookies";
import type { Visit } from "./visit";

const MAX_STORED_BANNERS = 12;

/** `is_hidden`: in a page without scripts. Such a visitor gets no cached menu. */
type StoredBanner = Shown & { is_hidden?: true };

type ShownBanners = ReadonlyMap<number, StoredBanner>;

/** `ID.SHOWN.CLOSED`, joined by "-", with "!" after a hidden one; times are Unix seconds in base 36. */
const bannersCookie: CookieShape<ShownBanners> = {
  name: "banners",
  parse,
  serialise: (banners) =>
    [...banners]
      .map(
        ([id, { shown, closed, is_hidden }]) =>
          `${id}.${shown.toString(36)}.${closed?.toString(36) ?? ""}${is_hidden ? "!" : ""}`,
      )
      .join("-"),
  former: (banners, cookies) => new Map([...(banners ?? []), ...parse(formerBanners(cookies))]),
};

/** Ignores parts that are no banner's. */
function parse(text: string): ShownBanners {
  const rows = text.slice(0, 600).matchAll(/(?<=^|-)(\d{1,15})\.([0-9a-z]{1,8})\.([0-9a-z]{0,8})(!?)(?=-|$)/g);
  const times = (text = "") => (text ? parseInt(text, 36) : undefined);
  return new Map(
    [...rows].slice(0, MAX_STORED_BANNERS).map(([, id, shown, closed, hidden]) => [
      // eslint-disable-next-line no-restricted-syntax -- the pattern lets nothing but digits through, and 0 is an id
      Number(id),
      { shown: times(shown) ?? 0, closed: times(closed), ...(hidden ? { is_hidden: true as const } : {}) },
    ]),
  );
}

/** The banners that this browser has shown, in pages with scripts and without. */
export async function shownBanners(visit: Visit): Promise<ShownBanners> {
  return (await visit.read(bannersCookie)) ?? new Map<number, StoredBanner>();
}

/** Records that a banner was shown, closed or hidden. A hidden one stays so. */
export async function keepShown(visit: Visit, id: number, change: StoredBanner) {
  const before = await shownBanners(visit);
  const others = [...before].filter(([other]) => other !== id);
  const { is_hidden } = before.get(id) ?? {};
  const changed = [id, is_hidden ? { ...change, is_hidden } : change] as const;
  visit.change(bannersCookie, new Map([changed, ...others].slice(0, MAX_STORED_BANNERS)));
}
