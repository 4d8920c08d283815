/** The folders of `app/`, from the ground up: each imports only those before it in this list. Type imports count. */
export const floorsOfApp = [
  ["shared"],
  ["sign-in"],
  ["fulfilment"],
  ["cart"],
  ["orders"],
  ["account"],
  ["browse"],
  ["shell"],
  ["root"],
];

/** The floors of `sandbox/` in the same way; the folders of one row do not import each other. A file at its top stands for itself. */
export const floorsOfSandbox = [
  ["assets", "bank-faults", "captcha", "clock", "faults", "log", "own-page", "pictures", "read-seed", "texts"],
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
