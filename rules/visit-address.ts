import { loggable } from "./loggable";

/**
 * A page's address as analytics may know it: its path without what may be a visitor's own, and of its query only what a link of a campaign says
 * (`utm_…`). A query may hold a phone, an address or what was searched for.
 */
export function visitAddress(address: string, origin?: string): string {
  if (!URL.canParse(address, origin)) return "";
  const { origin: host, pathname, searchParams } = new URL(address, origin);
  const campaign = new URLSearchParams(
    [...searchParams].filter(([name, value]) => /^utm_[a-z]{1,20}$/.test(name) && loggable(value) === value),
  );
  return host + loggable(pathname) + (campaign.size > 0 ? `?${campaign}` : "");
}
