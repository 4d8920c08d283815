import { within } from "./within";

type Work = () => Promise<unknown>;

const works = new Set<Work>();

/** Work that is still to be done when the process is asked to end. Returns the function that forgets it. */
export function atEnd(work: Work): () => void {
  works.add(work);
  return () => void works.delete(work);
}

/** Does all such work, for as long as a container may still take. */
export const finishWork = (limitMs: number) =>
  within(Promise.allSettled([...works].map((work) => work())), limitMs, () => undefined);
