export const pictureWidths = [96, 160, 240, 320, 400, 480, 720, 960] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** The storefront's own address of a picture at one of the widths that it serves. `src` is a path below /pictures, or one of these addresses. */
export function pictureUrl(src: string, width: PictureWidth): string {
  const path = src.replace(/^\/?(pictures\/(w\d+\/)?)?\/*/, "");
  return `/pictures/w${width}/${path}`;
}
