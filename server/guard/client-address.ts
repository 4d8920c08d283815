import ipaddr from "ipaddr.js";

/**
 * Limits count an IPv4 address, or the whole /64 network of an IPv6 customer, as one client. Undefined for an invalid
 * address.
 */
export function clientNetwork(address: string | undefined): string | undefined {
  if (!address || !ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()}/64`;
}

/** An address of this machine or of a private network belongs to a proxy rather than a visitor. */
export function isPrivateAddress(address: string | undefined): boolean {
  if (!address || !ipaddr.isValid(address)) return false;
  return ["loopback", "private", "linkLocal", "uniqueLocal"].includes(ipaddr.process(address).range());
}
