type LinkedWordsProps = {
  words: string;
  /** The part of the words that is a link; where they don't contain it, nothing is. */
  linked: string;
  /** The address of a text. It opens beside the form, which keeps what was typed. */
  to: string | undefined;
};

/** A consent, in which the words for what it is about are a link to the text. */
export function LinkedWords({ words, linked, to }: LinkedWordsProps) {
  const [before = words, after] = words.split(linked);
  if (!to || after === undefined) return words;
  return (
    <>
      {before}
      <a href={to} target="_blank" rel="noopener">
        {linked}
      </a>
      {after}
    </>
  );
}
