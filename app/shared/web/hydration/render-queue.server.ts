import { connectionsSoFar } from "../../../../server/operate/connections";

/** A shorter turn of the event loop did no work, because accepting a connection alone takes longer. */
const MAX_EMPTY_TURN_MS = 0.05;
/** After so many turns without work the next page is rendered. */
const EMPTY_TURNS = 2;
/** While connections arrive, other work may take this many times as long as the page. */
const CONNECTING_SHARE = 4;

let free = Promise.resolve();

/**
 * Renders one page at a time. After it, files, health checks and upstream answers get turns of the event loop until
 * there is no more work, or until they have had as much time as the page. One turn is not sufficient: libuv accepts one
 * connection per turn (since 1.45), and reads its request in the next.
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
  let now = performance.now();
  const took = now - startedAt;
  const renderedAt = now;
  let share = took;
  for (let empty = 0; empty < EMPTY_TURNS && now - renderedAt < share;) {
    const [before, connections] = [now, connectionsSoFar()];
    await nextTurn();
    now = performance.now();
    empty = now - before < MAX_EMPTY_TURN_MS ? empty + 1 : 0;
    share = connectionsSoFar() === connections ? took : CONNECTING_SHARE * took;
  }
}

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));
