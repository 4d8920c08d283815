import type { BrandId } from "../../brands";

/** The plate on the first page: the picture of one of the brand's own dishes, as the upstream names it. */
export const plates: Record<BrandId, string> = {
  nori: "/pictures/nigiri-trio.avif",
  mylavash: "/pictures/ml-classic.avif",
};
