/** Turns of the event loop between two pages, at most. An empty one takes about ten microseconds. */
const TURNS = 32;

let free = Promise.resolve();

/**
 * Lets one page be rendered at a time. After it, files, health checks and the upstream's answers get many turns of the event loop, for as long as the page
 * took. One turn would not do: libuv accepts one connection per turn (since 1.45), and reads its request in the next.
 */
export function turnToRender(): Promise<void> {
  const mine = free;
  free = mine.then(letOthersWork);
  return mine;
}

async function letOthersWork() {
  const startedAt = performance.now();
  await nextTurn();
  // React renders at the end of the first turn.
  await nextTurn();
  const renderedAt = performance.now();
  const until = renderedAt + (renderedAt - startedAt);
  for (let turn = 2; turn < TURNS && performance.now() < until; turn++) await nextTurn();
}

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));
