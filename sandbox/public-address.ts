import type { Request } from "express";
import type { Returns } from "./store/payments";
import type { World } from "./world";

/**
 * Returns a world's address for browsers: the configured public URL, or else the requested host. `mounted` is the
 * world's part of the path.
 */
export function baseOf({ publicUrl }: World, request: Request, mounted = request.baseUrl): string {
  return (publicUrl ?? `${request.protocol}://${request.get("host") ?? "localhost"}`) + mounted;
}

/**
 * Returns the address of the bank's pages of a payment: the world's address or, if the shop passes them on, the address
 * by which the visitor opened the shop. The shop's return addresses contain it.
 */
export function bankBaseOf({ bankAtShop }: World, base: string, returns: Returns): string {
  const shop = returns.success_url ?? returns.TermUrl ?? returns.fail_url;
  if (!bankAtShop || shop === undefined) return base;
  return new URL(shop).origin + new URL(base).pathname.replace(/\/$/, "");
}

/** Returns an address that a phone in this machine's network can open, because localhost would be the phone itself. */
export function forPhones({ networkHost }: World, address: string): string {
  const url = new URL(address);
  if (networkHost === undefined || !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)) return address;
  url.hostname = networkHost;
  return url.href;
}
