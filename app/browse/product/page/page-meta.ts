import type { MetaDescriptor } from "@remix-run/node";
import { defaultSelection, priceWithModifiers } from "../../../../rules/modifiers";
import { fromMinor } from "../../../../rules/money";
import { pictureUrl } from "../../../shared/ui/pictures/picture-url";
import type { ProductView } from "../product.view";

/** The head of a product's page, for search engines and link previews. */
export function pageMeta(view: ProductView): MetaDescriptor[] {
  const { title, text, canonical, line, typed } = view;
  const picture = pictureAddress(view);
  // A dish without a text is described by its name and its weight.
  const description = text || [view.name, view.note].filter(Boolean).join(", ");
  return [
    { title },
    { name: "description", content: description },
    // Pages with a cart line or a choice in the query are personal.
    ...(line || typed ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: canonical },
    { property: "og:type", content: "product" },
    { property: "og:title", content: title },
    ...(text ? [{ property: "og:description", content: text }] : []),
    { property: "og:url", content: canonical },
    ...(picture
      ? [
          { property: "og:image", content: new URL(`${new URL(canonical).pathname}/social.jpg`, canonical).href },
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
        ]
      : []),
    // Remix escapes characters that would end the script.
    { "script:ld+json": structuredData(view) },
  ];
}

/** The product in the vocabulary of schema.org, with the price of its default choice. */
function structuredData(view: ProductView) {
  const { key, name, text, canonical, brand, modifiers, currency_code, gone } = view;
  const picture = pictureAddress(view);
  const price = priceWithModifiers(view.price, modifiers, defaultSelection(modifiers));
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name,
    ...(text && { description: text }),
    ...(picture && { image: [picture] }),
    sku: key,
    url: canonical,
    brand: { "@type": "Brand", name: brand },
    offers: {
      "@type": "Offer",
      url: canonical,
      price: fromMinor(price).toFixed(2),
      priceCurrency: currency_code,
      availability: `https://schema.org/${gone ? "OutOfStock" : "InStock"}`,
    },
  };
}

const pictureAddress = ({ picture, canonical }: ProductView) =>
  picture && new URL(pictureUrl(picture, 960), canonical).href;
