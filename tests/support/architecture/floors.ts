/**
 * The folders of `app/`, from the ground up: one may import those of the rows above it in this list, and those of its own row only where
 * that makes no cycle. Type imports count.
 */
export const floorsOfApp = [
  ["hooks"],
  ["ui"],
  ["context", "words"],
  ["hydration"],
  ["modal"],
  ["errors", "links", "switches"],
  ["basket", "form"],
  ["account", "maps", "offline", "pictures", "site"],
  ["place"],
  ["when"],
  ["cart", "tracking"],
  ["grid", "group-order", "payment"],
  ["banners", "bonus", "checkout", "contact", "favourites", "menu", "product", "profile", "promotions", "usual"],
  ["frame"],
  ["city", "info"],
  ["kit"],
  ["root"],
];

/** The floors of `sandbox/` in the same way, without imports inside a row. A file at its top stands for itself. */
export const floorsOfSandbox = [
  ["assets", "bank-faults", "captcha", "clock", "faults", "log", "own-page", "pictures", "texts"],
  ["seed"],
  ["documentation", "environment", "language", "requests"],
  ["messages"],
  ["respond"],
  ["read-request", "store"],
  ["world"],
  ["named-sandboxes", "public-address", "shop"],
  ["bank", "console", "handlers"],
  ["routes"],
  ["server"],
  ["main"],
];

/** The text of docs/architecture.md with its drawing of the floors made from the lists above. */
export function withDrawnFloors(page: string): string {
  const drawn = ["app/", ...rows(floorsOfApp), "", "sandbox/", ...rows(floorsOfSandbox)].join("\n");
  return page.replace(/(?<=<!-- floors -->\n).*?(?=<!-- \/floors -->)/s, `\n\`\`\`\n${drawn}\n\`\`\`\n\n`);
}

const rows = (floors: string[][]) => floors.toReversed().map((row) => `  ${row.join("  ")}`);
