const NUMBER = /(\+\d[\d\s()-]{6,}\d)/;

/** Keeps a phone number in a sentence on one line, although browsers break lines after hyphens. */
export function PhoneText({ words }: { words: string }) {
  return words.split(NUMBER).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
