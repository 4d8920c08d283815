// npm run icons: draws app/shared/ui/icons/icons.svg, one sprite of lucide's icons, from app/shared/ui/icons/icon-names.ts.
import { readFileSync, writeFileSync } from "node:fs";
import { iconNames, type IconName } from "../app/shared/ui/icons/icon-names";

/** Each drawing has these attributes, so that it is right even without our style sheet. */
const pen = (fill: string) =>
  `fill="${fill}" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;

function symbol(name: IconName): string {
  const isFullHeart = name === "heart-full";
  const source = readFileSync(`node_modules/lucide-static/icons/${isFullHeart ? "heart" : name}.svg`, "utf8");
  const body = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(source)?.[1];
  if (!body) throw new Error(`The icon ${name} has no drawing`);
  const drawing = body.replace(/\s*\n\s*/g, "").replace(/ \/>/g, "/>");
  return `<symbol id="${name}" viewBox="0 0 24 24" ${pen(isFullHeart ? "currentColor" : "none")}>${drawing}</symbol>`;
}

const sprite = ["<!-- lucide, ISC licence -->", ...iconNames.map(symbol)].join("\n");
writeFileSync("app/shared/ui/icons/icons.svg", `<svg xmlns="http://www.w3.org/2000/svg">${sprite}\n</svg>\n`);
