/** npm run icons: builds app/ui/icons/icons.svg (one sprite) and app/ui/icons/icon-names.ts (the type of its names) from lucide. */
import { readFileSync, writeFileSync } from "node:fs";

const names = [
  "arrow-left",
  "arrow-right",
  "arrow-up",
  "badge-check",
  "banknote",
  "bike",
  "calendar",
  "check",
  "chef-hat",
  "chevron-down",
  "chevron-left",
  "chevron-right",
  "circle-alert",
  "circle-check",
  "circle-help",
  "clock",
  "coins",
  "credit-card",
  "flame",
  "gift",
  "globe",
  "heart",
  "hourglass",
  "house",
  "info",
  "landmark",
  "leaf",
  "list-filter",
  "locate-fixed",
  "lock",
  "log-out",
  "map-pin",
  "menu",
  "message-circle",
  "minus",
  "nfc",
  "package",
  "pencil",
  "percent",
  "phone",
  "plus",
  "qr-code",
  "receipt-text",
  "refresh-cw",
  "search",
  "send",
  "share-2",
  "shield-alert",
  "shield-check",
  "shopping-bag",
  "sliders-horizontal",
  "smartphone",
  "store",
  "ticket-percent",
  "trash-2",
  "undo-2",
  "user",
  "utensils",
  "wallet",
  "wifi-off",
  "x",
];

const source = (name: string) =>
  readFileSync(new URL(`../node_modules/lucide-static/icons/${name}.svg`, import.meta.url), "utf8");

/** Each drawing has these attributes, so that it is right even without our style sheet. */
const pen = `fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;

function symbol(name: string): string {
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(source(name))?.[1];
  if (!body) throw new Error(`The icon ${name} has no drawing`);
  return `<symbol id="${name}" viewBox="0 0 24 24" ${pen}>${body.replace(/\s*\n\s*/g, "").replace(/ \/>/g, "/>")}</symbol>`;
}

const fullHeart = symbol("heart").replace(`"heart"`, `"heart-full"`).replace(`fill="none"`, `fill="currentColor"`);
const sprite = `<svg xmlns="http://www.w3.org/2000/svg"><!-- lucide, ISC licence -->\n${[...names.map(symbol), fullHeart].join("\n")}\n</svg>\n`;
const type = `/** Made by tools/icons.ts. */\nexport const iconNames = [\n${[...names, "heart-full"].map((name) => `  "${name}",\n`).join("")}] as const;\n\nexport type IconName = (typeof iconNames)[number];\n`;

writeFileSync(new URL("../app/ui/icons/icons.svg", import.meta.url), sprite);
writeFileSync(new URL("../app/ui/icons/icon-names.ts", import.meta.url), type);
console.log(`${names.length} icons, ${sprite.length} bytes`);
