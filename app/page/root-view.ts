import type { Flash } from "../../server/visitor/flash";

/** What the root's loader answers, on every page. */
export type RootView = {
  language: string;
  /** The shop's name, for titles. */
  name: string;
  /** The languages that the visitor may choose from; empty without a language menu. */
  languages: string[];
  flash?: Flash;
  /** The cookie notice has not been answered. */
  askConsent: boolean;
};
