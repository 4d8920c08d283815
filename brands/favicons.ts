import type { BrandId } from ".";

const urls = import.meta.glob<string>("./*/favicon.svg", { query: "?url", import: "default", eager: true });

export const faviconOf = (brand: BrandId) => urls[`./${brand}/favicon.svg`];
