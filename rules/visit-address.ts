import { loggable } from "./loggable";

/**
 * Removes personal data from the path, and all but the campaign (`utm_…`) from the query, which may contain a phone, an
 * address or a search.
 */
export function visitAddress(address: string, origin?: string): string {
  if (!URL.canParse(address, origin)) return "";
  const { origin: host, pathname, searchParams } = new URL(address, origin);
  const campaign = new URLSearchParams(
    [...searchParams].filter(([name, value]) => /^utm_[a-z]{1,20}$/.test(name) && loggable(value) === value),
  );
  return host + loggable(pathname) + (campaign.size > 0 ? `?${campaign}` : "");
}
