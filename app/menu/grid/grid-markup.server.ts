/**
 * Reads and changes the grid's HTML as text, because rendering 200 cards for each visitor takes 3 ms of CPU. React escapes `<` in texts and
 * attributes, so these patterns match only elements that Grid.tsx writes: one `<li id>` per card and in it one empty `<i>`, the slot of its
 * counter.
 */

/** Offsets in the HTML at which a counter is inserted, by product key. */
export type CounterSlots = ReadonlyMap<string, number>;

const SLOT = "<i></i>";

/** `productKeys` are those of the cards, in their order. Of a product that is in two groups only the first card has a counter. */
export function findCounterSlots(html: string, productKeys: readonly string[]): CounterSlots {
  const slots = new Map<string, number>();
  let card = -1;
  for (const { 0: found, index } of html.matchAll(/<li id="|<i><\/i>/g)) {
    if (found !== SLOT) card += 1;
    const key = productKeys[card];
    if (found === SLOT && key !== undefined && !slots.has(key)) slots.set(key, index + "<i>".length);
  }
  return slots;
}

/** The HTML with a visitor's counters in their slots. `counters` is HTML by product key. */
export function fillCounterSlots(html: string, slots: CounterSlots, counters: ReadonlyMap<string, string>): string {
  const inserted = [...counters]
    .flatMap(([key, counter]) => ({ at: slots.get(key), counter }))
    .filter((one): one is { at: number; counter: string } => one.at !== undefined)
    .sort((one, other) => one.at - other.at);
  let filled = "";
  let from = 0;
  for (const { at, counter } of inserted) {
    filled += html.slice(from, at) + counter;
    from = at + "</i>".length;
    filled += "</i>";
    // Where a counter stands nothing is added; Counters.tsx brings the button back.
    if (html.startsWith("<button", from)) from = html.indexOf("</button>", from) + "</button>".length;
  }
  return filled + html.slice(from);
}

/** Without the ids of the cards, which only a visitor with a cart returns to: half a kilobyte less for everybody else. */
export function withoutCardIds(html: string): string {
  return html.replace(/<li id="[^"]*"/g, "<li");
}
