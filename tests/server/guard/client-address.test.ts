import { describe, expect, it } from "vitest";
import { clientNetwork, isPrivateAddress } from "../../../server/guard/client-address";

it.each([
  ["an IPv4 address", "203.0.113.7", "203.0.113.7"],
  ["the same written as IPv6", "::ffff:203.0.113.7", "203.0.113.7"],
  ["an IPv6 customer", "2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"],
  ["another address of that customer", "2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
  ["the next customer", "2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["no address", undefined, undefined],
  ["an invented one", "unknown; 1.2.3.4", undefined],
])("what counts as one client: %s", (_, address, expected) => {
  expect(clientNetwork(address)).toBe(expected);
});

describe("an address of a proxy or this machine", () => {
  it.each(["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "::1", "fd00::1", "fe80::1", "::ffff:10.0.0.1"])(
    "%s is private",
    (address) => {
      expect(isPrivateAddress(address)).toBe(true);
    },
  );

  it.each(["203.0.113.7", "172.32.0.1", "100.64.0.1", "2001:db8::1", undefined, "nothing"])("%s is not", (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});
