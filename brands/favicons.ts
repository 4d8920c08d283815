import type { BrandId } from ".";

const urls = import.meta.glob<string>("./*/favicon.svg", { query: "?url", import: "default", eager: true });

const maskable = import.meta.glob<string>("./*/maskable.svg", { query: "?url", import: "default", eager: true });

export const faviconOf = (brand: BrandId) => urls[`./${brand}/favicon.svg`];

/** The maskable icon is the mark on a full ground. A phone crops it, so the mark is within four fifths. */
export const maskableIconOf = (brand: BrandId) => maskable[`./${brand}/maskable.svg`];
