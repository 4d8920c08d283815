import type { Flash } from "../../../../server/visitor/flash";

export type RootView = {
  language: string;
  name: string;
  /** The languages that the visitor may choose from; empty without a language menu. */
  languages: string[];
  /** A picture instead of the brand's drawn logo; path below /pictures. */
  logo?: string;
  flash?: Flash;
  /** The cookie notice has not been answered. A notice with a question is part of the document. */
  askConsent: boolean;
};
