import type { BrandId } from "../../../../brands";
import { keptPicture, pictureWork } from "../pictures/pictures.server";
import { readId } from "../../../../rules/digits";

const any = import.meta.glob<string>("/brands/*/favicon.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const full = import.meta.glob<string>("/brands/*/maskable.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

/**
 * The web app's icons as bitmaps, for systems that do not accept SVG: the drawing and the side in pixels by file name.
 */
const kinds = {
  "icon-48.png": ["favicon", 48],
  "icon-192.png": ["favicon", 192],
  "icon-512.png": ["favicon", 512],
  "maskable-192.png": ["maskable", 192],
  "maskable-512.png": ["maskable", 512],
  "apple-touch-icon.png": ["maskable", 180],
} as const;

export type AppIcon = keyof typeof kinds;

export const isAppIcon = (name: string): name is AppIcon => Object.hasOwn(kinds, name);

/** The icons of the web app manifest. iOS requests `/apple-touch-icon.png` by itself. */
export const manifestIcons = (["icon-192.png", "icon-512.png", "maskable-192.png", "maskable-512.png"] as const).map(
  (name) => {
    const [drawing, side] = kinds[name];
    return {
      src: `/icons/${name}`,
      sizes: `${side}x${side}`,
      type: "image/png",
      purpose: drawing === "maskable" ? "maskable" : "any",
    };
  },
);

/** Renders the brand's SVG. The picture store keeps the result, so that not every process renders it. */
function draw(brand: BrandId, name: AppIcon): Promise<Buffer> {
  const [drawing, side] = kinds[name];
  const svg = (drawing === "maskable" ? full : any)[`/brands/${brand}/${drawing}.svg`] ?? "";
  // sharp would enlarge a bitmap of the SVG's own size, so the density in dots per inch is set instead.
  const [, width] = /viewBox="0 0 (\d+)/.exec(svg) ?? [];
  const density = Math.ceil((72 * side) / (readId(width) ?? 42));
  return keptPicture(`icon ${side} ${svg}`, () =>
    pictureWork((sharp) => sharp(Buffer.from(svg), { density }).resize(side, side).png({ palette: true }).toBuffer()),
  );
}

export async function appIcon(brand: BrandId, name: AppIcon): Promise<Response> {
  return new Response(new Uint8Array(await draw(brand, name)), {
    headers: { "Content-Type": "image/png", "Cache-Control": "public, max-age=86400" },
  });
}
