import { cityPath } from "../../../../rules/city-alias";
import type { IconName } from "../../ui/icons/icon-names";
import type { ModalName } from "../modal/modals";

/** Its label is in `links` of the frame's texts. */
export type SitePage =
  | (typeof footerGroups)[keyof typeof footerGroups][number]
  | (typeof mainMenu)[number]["page"]
  | (typeof smallLinks)[number]
  | (typeof legalPages)[number];

/** The footer's columns (docs/specification/product.md#footer). */
export const footerGroups = {
  order: ["menu", "promotions", "delivery", "shops", "payment-info", "bonus", "order-status", "menu-list"],
  company: ["about", "vacancies", "franchise", "partners", "rent"],
  help: ["feedback", "call-me-back", "return-request", "legal-info", "privacy-policy"],
} as const;

/** The rows of the main menu, `{city}/info`. */
export const mainMenu = [
  { page: "shops", icon: "store" },
  { page: "delivery", icon: "bike" },
  { page: "payment-info", icon: "credit-card" },
  { page: "call-me-back", icon: "phone" },
  { page: "about", icon: "info" },
  { page: "order-status", icon: "receipt-text" },
] as const satisfies { page: string; icon: IconName }[];

export const smallLinks = [
  "menu-list",
  "bonus",
  "feedback",
  "return-request",
  "vacancies",
  "franchise",
  "partners",
  "rent",
  "legal-info",
] as const;

export const companyPages = [
  "about",
  "delivery",
  "shops",
  "payment-info",
  "vacancies",
  "franchise",
  "partners",
  "rent",
] as const;

/** These pages belong to no city; `?city=` names the one whose legal data they show. */
export const legalPages = ["legal-info", "privacy-policy", "user-agreement"] as const;

/** Pages that open as a modal where scripts run. */
export const modalOf: { readonly [Page in SitePage]?: ModalName } = {
  "order-status": "UserOrderModal",
  feedback: "FeedbackModal",
  "call-me-back": "CallMeBackModal",
  partners: "ProviderPartnerModal",
  rent: "RentPartnerModal",
  bonus: "BonusInfoModal",
};

const contactPages: readonly SitePage[] = ["feedback", "call-me-back", "return-request", "partners", "rent"];

/** The terms of delivery and of bonuses, and the forms to the chain, need the service itself. */
export const isOffered = (page: SitePage, offers: { delivery: boolean; bonuses: boolean; contact: boolean }) =>
  (page !== "delivery" || offers.delivery) &&
  (page !== "bonus" || offers.bonuses) &&
  (offers.contact || !contactPages.includes(page));

export const isLegal = (page: string) => legalPages.some((legal) => legal === page);

export function sitePath(city: string, page: SitePage): string {
  if (isLegal(page)) return `/${page}?city=${encodeURIComponent(city)}`;
  return cityPath(city, page === "menu" ? "" : page === "menu-list" ? "menu" : page);
}

export const sitePages: readonly SitePage[] = [
  ...new Set<SitePage>([
    ...Object.values(footerGroups).flat(),
    ...mainMenu.map(({ page }) => page),
    ...smallLinks,
    ...legalPages,
  ]),
];
