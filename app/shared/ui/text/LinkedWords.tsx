type LinkedWordsProps = {
  words: string;
  /** The part of `words` that becomes the link. Without it there is no link. */
  linked: string;
  /** The URL of the text. It opens in a new window, so that the form keeps its values. */
  to: string | undefined;
};

/** A consent in which one part of the sentence links to the text that it refers to. */
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
