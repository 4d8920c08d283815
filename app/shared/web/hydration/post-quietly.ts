/** Tells the shop something that the page does not wait for. A failure costs nothing, so it is not reported. */
export function postQuietly(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  fetch(path, { method: "POST", body, keepalive: true, redirect: "manual" }).catch(() => undefined);
}
