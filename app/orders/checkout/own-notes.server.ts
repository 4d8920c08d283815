import { texts } from "../../../locales";
import { languages, type Language } from "../../../rules/languages";
import { withOwnNotes } from "../../../rules/courier-note";
import type { Visit } from "../../../server/visitor/visit";
import { courierNotes } from "./checkout.view";

type CourierNote = (typeof courierNotes)[number];
type Notes = { notes: Record<CourierNote, string> };

const notesIn = (language: Language): Record<CourierNote, string> => (texts[language].checkout as Notes).notes;

/** The requests to the courier in all languages. */
const known = new Map<string, CourierNote>(
  languages.flatMap((language) => courierNotes.map((note) => [notesIn(language)[note], note] as const)),
);

/** A comment for the courier whose requests, written on a page of another language, are in that of this page. */
export function inOwnNotes({ language }: Visit, comment: string): string {
  return withOwnNotes(comment, (part) => {
    const note = known.get(part);
    return note && notesIn(language)[note];
  });
}
