import "i18next";
import type * as ru from "./ru";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: typeof ru;
  }
}
