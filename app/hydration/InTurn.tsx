import { Suspense, useLayoutEffect, type ReactNode } from "react";

type Turn = { come?: true; wait: Promise<void>; taken: Promise<void>; take: () => void };

/** The parts that wait, while a page that the server sent begins to listen; afterwards nothing waits. */
let turns: Map<string, Turn> | undefined;
let before = Promise.resolve();

/** From here until the page has been hydrated, its parts take turns. */
export function beginTurns() {
  turns = new Map();
}

/** When every part has had its turn, those within others too. */
export async function turnsTaken(): Promise<void> {
  for (const { taken } of turns?.values() ?? []) await taken;
  turns = undefined;
}

/**
 * A part of the page, of one element always, that begins to listen in a task of its own, so that a slow processor is never busy for long: until
 * then its links and forms do the native thing. In the browser's build only: React, in development, takes such turns by itself.
 */
export function InTurn({ name, children }: { name: string; children: ReactNode }) {
  if (import.meta.env.SSR || import.meta.env.DEV) return children;
  return (
    <Suspense>
      <Waiting name={name}>{children}</Waiting>
    </Suspense>
  );
}

function Waiting({ name, children }: { name: string; children: ReactNode }) {
  const turn = turns && turnOf(turns, name);
  if (turn && !turn.come) throw turn.wait;
  useLayoutEffect(() => turn?.take(), [turn]);
  return children;
}

function turnOf(all: Map<string, Turn>, name: string): Turn {
  const known = all.get(name);
  if (known) return known;
  let take = () => undefined as void;
  const taken = new Promise<void>((resolve) => (take = resolve));
  const turn: Turn = { wait: before.then(nextTask).then(() => void (turn.come = true)), taken, take };
  before = turn.wait;
  all.set(name, turn);
  return turn;
}

/** Lets the browser do what it has to do meanwhile. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
