import { Ajv, type ErrorObject } from "ajv";
import formats from "ajv-formats";

/**
 * What schema.org and search engines ask of the types that the shop's pages carry, as JSON schema: https://schema.org/Restaurant and so on, and the required
 * properties of https://developers.google.com/search/docs/appearance/structured-data. Unknown properties are errors: they would be typing mistakes.
 */
const text = { type: "string", minLength: 1 } as const;
const address = { type: "string", format: "uri", pattern: "^https?://" } as const;
const time = { type: "string", pattern: "^([01]\\d|2[0-3]):[0-5]\\d$" } as const;
const thing = (type: string, properties: Record<string, object>, required: string[] = Object.keys(properties)) => ({
  type: "object",
  properties: { "@type": { const: type }, ...properties },
  required: ["@type", ...required],
  additionalProperties: false,
});
const topic = (type: string, properties: Record<string, object>, required?: string[]) => {
  const { properties: own, ...rest } = thing(type, properties, required);
  return {
    ...rest,
    properties: { "@context": { const: "https://schema.org" }, ...own },
    required: ["@context", ...rest.required],
  };
};

const offer = thing(
  "Offer",
  {
    url: address,
    price: { type: "string", pattern: "^\\d+(\\.\\d{1,2})?$" },
    priceCurrency: { type: "string", pattern: "^[A-Z]{3}$" },
    availability: { enum: ["https://schema.org/InStock", "https://schema.org/OutOfStock"] },
  },
  ["price", "priceCurrency"],
);

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const hours = thing(
  "OpeningHoursSpecification",
  {
    opens: time,
    closes: time,
    dayOfWeek: { type: "array", items: { enum: weekdays }, minItems: 1, uniqueItems: true },
    validFrom: { type: "string", format: "date" },
    validThrough: { type: "string", format: "date" },
  },
  ["opens", "closes"],
);

const menuItem = thing(
  "MenuItem",
  {
    name: text,
    url: address,
    description: text,
    image: address,
    suitableForDiet: { enum: ["https://schema.org/VegetarianDiet", "https://schema.org/VeganDiet"] },
    offers: offer,
  },
  ["name", "offers"],
);

const schemas: Record<string, object> = {
  Restaurant: topic(
    "Restaurant",
    {
      name: text,
      url: address,
      telephone: text,
      legalName: text,
      hasMenu: address,
      parentOrganization: thing("Organization", { name: text }),
      address: thing("PostalAddress", {
        streetAddress: text,
        addressLocality: text,
        addressCountry: { type: "string", pattern: "^[A-Z]{2}$" },
      }),
      geo: thing("GeoCoordinates", {
        latitude: { type: "number", minimum: -90, maximum: 90 },
        longitude: { type: "number", minimum: -180, maximum: 180 },
      }),
      hasMap: address,
      openingHoursSpecification: { type: "array", items: hours },
      specialOpeningHoursSpecification: { type: "array", items: hours },
    },
    ["name", "url", "address", "hasMenu"],
  ),
  Product: topic(
    "Product",
    {
      name: text,
      description: text,
      image: { type: "array", items: address, minItems: 1 },
      sku: text,
      url: address,
      brand: thing("Brand", { name: text }),
      offers: offer,
    },
    ["name", "offers"],
  ),
  BreadcrumbList: topic("BreadcrumbList", {
    itemListElement: {
      type: "array",
      minItems: 2,
      items: thing("ListItem", { position: { type: "integer", minimum: 1 }, name: text, item: address }),
    },
  }),
  Menu: topic("Menu", {
    name: text,
    url: address,
    inLanguage: text,
    hasMenuSection: {
      type: "array",
      minItems: 1,
      items: thing(
        "MenuSection",
        { name: text, url: address, image: address, hasMenuItem: { type: "array", items: menuItem, minItems: 1 } },
        ["name", "hasMenuItem"],
      ),
    },
  }),
};

const ajv = new Ajv({ allErrors: true, strict: true });
formats.default(ajv);
const validators = Object.fromEntries(Object.entries(schemas).map(([type, schema]) => [type, ajv.compile(schema)]));

/** What is wrong with one piece of structured data: nothing, if it is as its type has to be. */
export function structureProblems(data: Record<string, unknown>): string[] {
  const type = String(data["@type"]);
  const validate = validators[type];
  if (!validate) return [`no rules for ${type}`];
  validate(data);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }: ErrorObject) => `${type}${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
