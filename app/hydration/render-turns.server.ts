import { connectionsSoFar } from "../../server/operate/connections";

/** A turn of the event loop that is shorter had nothing to do: accepting a connection alone takes longer. In milliseconds. */
const EMPTY = 0.05;
/** After so many of them nobody waits. */
const EMPTY_TURNS = 2;
/** How much longer than the page others may take while connections arrive. */
const CONNECTING = 4;

let free = Promise.resolve();

/**
 * Lets one page be rendered at a time. After it, files, health checks and the upstream's answers get their turns of the event loop until all are done, or had as
 * long as the page. One turn would not do: libuv accepts one connection per turn (since 1.45), and reads its request in the next.
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
    empty = now - before < EMPTY ? empty + 1 : 0;
    share = connectionsSoFar() === connections ? took : CONNECTING * took;
  }
}

const nextTurn = () => new Promise<void>((resolve) => void setImmediate(resolve));
