import type { BrandId } from ".";

const urls = import.meta.glob<string>("./*/favicon.svg", { query: "?url", import: "default", eager: true });

const maskable = import.meta.glob<string>("./*/maskable.svg", { query: "?url", import: "default", eager: true });

export const faviconOf = (brand: BrandId) => urls[`./${brand}/favicon.svg`];

/** The mark on a full ground, of which a phone cuts its icon: all that matters is within four fifths. */
export const maskableIconOf = (brand: BrandId) => maskable[`./${brand}/maskable.svg`];
