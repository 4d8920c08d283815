export const pictureWidths = [96, 160, 240, 320, 400, 480, 720, 960] as const;

export type PictureWidth = (typeof pictureWidths)[number];

const MAX_LITE_WIDTH: PictureWidth = 240;

/** The width that a page requests: `width`, or less on a lite page. */
export function widthFor(width: PictureWidth, lite: boolean): PictureWidth {
  return lite && width > MAX_LITE_WIDTH ? MAX_LITE_WIDTH : width;
}

/**
 * The storefront's own URL of a picture at one of the widths that it serves. `src` is a path below /pictures, or one of
 * these URLs.
 */
export function pictureUrl(src: string, width: PictureWidth): string {
  const path = src.replace(/^\/?(pictures\/(w\d+\/)?)?\/*/, "");
  return `/pictures/w${width}/${path}`;
}
