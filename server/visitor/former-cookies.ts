import { unsealFor } from "../operate/seal";
import type { CookieName } from "./cookies";

type Sent = Record<string, string | undefined>;

/**
 * Cookies that builds before 2026-11-30 set, and those that hold their values since
 * (docs/decisions/0057-which-cookies-are-one.md). Version 0.2.0 reads them, and removes them once it sets the other
 * one. The version after it needs none of this: delete the module, its test and its uses.
 */
const successors: Record<string, CookieName> = {
  contact: "last_order",
  paid_by: "last_order",
  hidden_banners: "banners",
};

export const formerNames = Object.keys(successors);

/** The former cookies of a browser whose values the cookie `name` holds now. */
export function formersOf(name: CookieName, cookies: Sent): string[] {
  return formerNames.filter((former) => successors[former] === name && cookies[former] !== undefined);
}

/** The parts of `last_order`, not yet checked. A forged or expired contact is left out. */
export async function formerLastOrder({ contact = "", paid_by }: Sent): Promise<object> {
  const opened = await unsealFor("contact", contact).catch(() => undefined);
  return { ...(opened && (JSON.parse(opened.text) as object)), paid_by };
}

/** Rows of `banners`. */
export function formerBanners({ hidden_banners = "" }: Sent): string {
  return hidden_banners.replaceAll(/(?<=.)(?=-|$)/g, "!");
}

/** A visitor with this cookie gets a page of their own (server/http/anonymous-request.ts). */
export const FORMER_THAT_BYPASSES = "hidden_banners";
