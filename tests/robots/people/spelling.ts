import fc from "fast-check";

/** A text as somebody types it, and where that way of typing comes from: a public report, register or standard. */
export type Spelling = {
  text: string;
  source: string;
  /** The form in which the shop sends it on. Undefined for a text that the shop has to refuse. */
  normal?: string;
};
export type Good = Spelling & { normal: string };

/** All spellings of one kind, and arbitraries that draw from them, with what keyboards and clipboards add around them. */
export type Kind = {
  readonly good: readonly Good[];
  readonly bad: readonly Spelling[];
  /** Keyboards and clipboards add these around it, and the shop overlooks them. */
  readonly added: readonly Around[];
  readonly anyGood: fc.Arbitrary<Good>;
  readonly anyBad: fc.Arbitrary<Spelling>;
};

const isGood = (spelling: Spelling): spelling is Good => spelling.normal !== undefined;

export function kindOf(spellings: readonly Spelling[], { added = AROUND }: { added?: readonly Around[] } = {}): Kind {
  const [good, bad] = [spellings.filter(isGood), spellings.filter((spelling) => !isGood(spelling))];
  const draw = <Any extends Spelling>(from: readonly Any[]): fc.Arbitrary<Any> =>
    fc
      .tuple(fc.constantFrom(...from), fc.constantFrom(...added))
      .map(([spelling, around]) => ({ ...spelling, text: around(spelling.text) }));
  return { good, bad, added, anyGood: draw(good), anyBad: draw(bad) };
}

type Around = (text: string) => string;

/** Every reader of one line of text has to overlook these. */
export const AROUND: readonly Around[] = [
  (text) => text,
  // Keyboards of phones add a space after a suggested word.
  (text) => `${text} `,
  (text) => ` \u00a0${text}\u00a0 `,
  // A line copied from a table or a message.
  (text) => `\t${text}`,
  // https://github.com/woocommerce/woocommerce/issues/58000: contacts of phones put marks of direction around a number.
  (text) => `\u202a${text}\u202c`,
  (text) => `\u2068${text}\u2069`,
  (text) => `\u200e${text}\u200e`,
  (text) => `\ufeff${text}\u200b`,
];

/** One text for each, divided by " | ". */
type Texts = string | readonly string[];
const each = (texts: Texts) => (typeof texts === "string" ? texts.split(" | ") : texts);

/** Several spellings of one source. `normal` makes the normal form of each. */
export const ways = (source: string, texts: Texts, normal = asTyped): Good[] =>
  each(texts).map((text) => ({ text, source, normal: normal(text) }));

export const refused = (source: string, texts: Texts): Spelling[] => each(texts).map((text) => ({ text, source }));

export function asTyped(text: string): string {
  return text;
}

/** The digits of a text in another alphabet, by the alphabet's zero. */
export const inDigits = (zero: string, text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)));
