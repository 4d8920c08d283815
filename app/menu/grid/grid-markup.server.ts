/**
 * Reads and changes the grid's HTML, because rendering 200 cards for each visitor takes 3 ms of CPU. It is in UTF-8, because encoding it takes half a millisecond. React escapes `<` in texts and
 * attributes, so these patterns match only elements that Grid.tsx writes: one `<li id>` per card and in it one empty `<i>`, the slot of its
 * counter.
 */

/** Offsets in the bytes of the HTML at which a counter is inserted, by product key. */
export type CounterSlots = ReadonlyMap<string, number>;

const SLOT = "<i></i>";
const BUTTON = "<button";
const BUTTON_END = "</button>";

/** `productKeys` are those of the cards, in their order. Of a product that is in two groups only the first card has a counter. */
export function findCounterSlots(html: Buffer, productKeys: readonly string[]): CounterSlots {
  const slots = new Map<string, number>();
  let card = -1;
  for (const { 0: found, index } of html.toString("latin1").matchAll(/<li id="|<i><\/i>/g)) {
    if (found !== SLOT) card += 1;
    const key = productKeys[card];
    if (found === SLOT && key !== undefined && !slots.has(key)) slots.set(key, index + "<i>".length);
  }
  return slots;
}

/** The HTML with a visitor's counters in their slots. `counters` is HTML by product key. */
export function fillCounterSlots(html: Buffer, slots: CounterSlots, counters: ReadonlyMap<string, string>): Buffer {
  const inserted = [...counters]
    .flatMap(([key, counter]) => ({ at: slots.get(key), counter }))
    .filter((one): one is { at: number; counter: string } => one.at !== undefined)
    .sort((one, other) => one.at - other.at);
  const filled: Buffer[] = [];
  let from = 0;
  for (const { at, counter } of inserted) {
    filled.push(html.subarray(from, at), Buffer.from(`${counter}</i>`));
    from = at + "</i>".length;
    // Where a counter stands nothing is added; Counters.tsx brings the button back.
    if (html.toString("latin1", from, from + BUTTON.length) === BUTTON)
      from = html.indexOf(BUTTON_END, from) + BUTTON_END.length;
  }
  return Buffer.concat([...filled, html.subarray(from)]);
}

/** Without the ids of the cards, which only a visitor with a cart returns to: half a kilobyte less for everybody else. */
export function withoutCardIds(html: string): string {
  return html.replace(/<li id="[^"]*"/g, "<li");
}
