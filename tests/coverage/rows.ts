/** Text in a file: `app/frame/ScrollUp.tsx › 1500`. */
export type Place = { file: string; text: string };

/** One thing that the specification names, what does it, and the test that shows it. */
export type Row = {
  what: string;
  /** Undefined: nothing does, and `note` says why. */
  does?: Place;
  shown?: Place;
  note?: string;
};

/** A kind of things, such as the modals. */
export type Section = { title: string; intro: string; rows: Row[] };

/**
 * Reads a table: a line is `what | file › text | test › title | note`. Without a test a row has that of the last line `test: file › title`; `prefix: city`
 * stands before the names after it; `-` for a file means that nothing does it.
 */
export function rows(table: string): Row[] {
  const read: Row[] = [];
  let prefix = "";
  let shown: Place | undefined;
  for (const line of table.split("\n").map((one) => one.trim())) {
    if (!line) continue;
    const set = /^(prefix|test): *(.*)$/.exec(line);
    if (set?.[1] === "prefix") prefix = set[2] ? `${set[2]}.` : "";
    else if (set) shown = placeOf(set[2] ?? "");
    else {
      const [what = "", does = "", test = "", note] = line.split(/\s*\|\s*/);
      const nothing = does === "-";
      read.push({
        what: prefix + what,
        does: nothing ? undefined : placeOf(does),
        shown: test ? placeOf(test) : nothing ? undefined : shown,
        note,
      });
    }
  }
  return read;
}

function placeOf(cell: string): Place {
  const [file = "", text = ""] = cell.split(" › ").map((part) => part.trim());
  return { file, text };
}
