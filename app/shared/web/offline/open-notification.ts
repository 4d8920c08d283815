type Tabs = {
  matchAll(of: {
    type: "window";
    includeUncontrolled: true;
  }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
  openWindow(path: string): Promise<unknown>;
};

/** Shows the page of a pressed notification: in its tab if it is open, else in a new one. */
export async function openNotification(tabs: Tabs, notification: { data: unknown; close(): void }) {
  notification.close();
  const path = String(notification.data);
  const all = await tabs.matchAll({ type: "window", includeUncontrolled: true });
  const open = all.find(({ url }) => new URL(url).pathname === path);
  // eslint-disable-next-line no-restricted-syntax -- it is a window
  await (open ? open.focus() : tabs.openWindow(path));
}
