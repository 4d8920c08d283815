import ipaddr from "ipaddr.js";

/** What limits count as one client: an IPv4 address, or the /64 network that one IPv6 customer has all of. Undefined for what is no address. */
export function clientNetwork(address: string | undefined): string | undefined {
  if (!address || !ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/64`).toString()}/64`;
}

/** Whether an address belongs to this machine or a private network: to a proxy rather than a visitor. */
export function isPrivateAddress(address: string | undefined): boolean {
  if (!address || !ipaddr.isValid(address)) return false;
  return ["loopback", "private", "linkLocal", "uniqueLocal"].includes(ipaddr.process(address).range());
}
