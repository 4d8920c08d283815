import type { TFunction } from "i18next";
import type { Language } from "../rules/languages";
import de from "./de";
import en from "./en";
import ru from "./ru";
import tr from "./tr";
import uk from "./uk";
import uz from "./uz";

type Namespace = keyof typeof ru;

export type Translate = TFunction<["common", Exclude<Namespace, "common">]>;

/** Every string of the interface. Languages differ only in their plural forms. */
export const texts: Record<Language, Record<Namespace, object>> = { ru, en, tr, uz, de, uk };
