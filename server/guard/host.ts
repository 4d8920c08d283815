const HOST = /^(?:[a-z\d._-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Proxies may name default ports in `Host`; browsers never do. */
const DEFAULT_PORT = /:(80|443)$/;
const TRACES_OF_A_PROXY = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

type Get = (name: string) => string | null | undefined;

/** Whether a `Host` header names a host that an address can be made of. */
export function isHost(host: string): boolean {
  return HOST.test(host) && URL.canParse(`http://${host}`);
}

/** The same host as a browser writes it in `Origin`. */
export function browserHost(host: string): string {
  return host.trim().toLowerCase().replace(DEFAULT_PORT, "");
}

/** The names in a header to which each proxy may have added one. */
export function forwardedHosts(header: string | null | undefined): string[] {
  return (header ?? "").split(",").map(browserHost).filter(isHost);
}

/** Whether the visitor's browser runs on this machine and no proxy stands between. What a visitor invents makes it false. */
export function isThisMachine(get: Get): boolean {
  if (TRACES_OF_A_PROXY.some((name) => get(name))) return false;
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(get("host") ?? "");
}
