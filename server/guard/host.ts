/** The host of a request that names none, and of a page that is rendered for all visitors. */
export const UNKNOWN_HOST = "shop.invalid";
const HOST = /^(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Proxies may add default ports to `Host`; browsers never do. */
const DEFAULT_PORT = /:(80|443)$/;
const TRACES_OF_A_PROXY = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

type Get = (name: string) => string | null | undefined;

/** Whether an address can be made with this `Host` header. */
export function isHost(host: string): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}`);
}

/** Normalises a host to the form that browsers write in `Origin`. */
export function browserHost(host: string): string {
  return host.trim().toLowerCase().replace(DEFAULT_PORT, "");
}

/** Each proxy may have added a name to the header. */
export function forwardedHosts(header: string | null | undefined): string[] {
  return (header ?? "").split(",").map(browserHost).filter(isHost);
}

/**
 * Whether the visitor's browser runs on this machine without a proxy between. Forged headers can only make it false.
 */
export function isThisMachine(get: Get): boolean {
  if (TRACES_OF_A_PROXY.some((name) => get(name))) return false;
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(get("host") ?? "");
}
