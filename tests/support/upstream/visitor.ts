import { placeCookie, type ChosenPlace } from "../../../server/visitor/place";
import { sessionCookie, type VisitorSession } from "../../../server/visitor/session";
import { shops } from "./places";

type Outcome = {
  status: number;
  view: never;
  location: string | null;
  /** Seconds of `Retry-After`. */
  retryAfter: string | null;
  cookies: string[];
  place?: ChosenPlace;
  order_type?: string;
  flash?: { tone: string; text: string };
};

/** What a loader or an action answered or threw, as a browser would see it. */
export async function outcomeOf(run: () => Promise<unknown>): Promise<Outcome> {
  const answer = await run().catch((thrown: unknown) => thrown);
  if (answer instanceof Error) throw answer;
  const init = answer instanceof Response ? answer : (answer as { init: { status?: number; headers: Headers } }).init;
  const headers = new Headers(init.headers);
  const cookies = headers.getSetCookie();
  const valueOf = (name: string) =>
    cookies
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split(";")[0]
      ?.slice(name.length + 1);
  const flash = valueOf("flash");
  const place = valueOf("place");
  return {
    status: init.status ?? 200,
    view: (answer as { data: unknown }).data as never,
    location: headers.get("location"),
    retryAfter: headers.get("retry-after"),
    cookies,
    place: place ? await placeCookie.parse(decodeURIComponent(place)) : undefined,
    order_type: valueOf("order_type"),
    flash: flash
      ? (JSON.parse(Buffer.from(decodeURIComponent(flash), "base64url").toString()) as Outcome["flash"])
      : undefined,
  };
}

/** A `place` cookie as a request carries it. */
export async function placeCookieOf(place: ChosenPlace): Promise<string> {
  return `place=${await placeCookie.serialise(place)}`;
}

export async function sessionOf(session: VisitorSession): Promise<string> {
  return `session=${await sessionCookie.serialise(session)}`;
}

export const address = { id: 501, address: "Nevsky prospekt, 20", delivery_zone_id: 7 };

/** Cookies of a visitor who has come as far as the order form. */
export async function readyToOrder({
  takeaway = false,
  session = { key: "abc", signed_in: { name: "Anna" } } as VisitorSession,
} = {}) {
  const {
    id,
    name,
    address: { street },
  } = shops[0] as (typeof shops)[number];
  const place = await placeCookieOf({ city: "spb", address, shop: { id, name, street } });
  return [
    `session=${await sessionCookie.serialise(session)}`,
    place,
    `order_type=${takeaway ? "takeaway" : "delivery"}`,
  ].join("; ");
}

/** The cookies that a browser holds after an answer. */
export function cookiesAfter(before: string, answered: readonly string[]): string {
  const jar = new Map(
    before
      .split("; ")
      .filter(Boolean)
      .map((pair) => [pair.slice(0, pair.indexOf("=")), pair]),
  );
  for (const cookie of answered) {
    const pair = cookie.split(";")[0] ?? "";
    const name = pair.slice(0, pair.indexOf("="));
    if (/max-age=0/i.test(cookie)) jar.delete(name);
    else jar.set(name, pair);
  }
  return [...jar.values()].join("; ");
}
