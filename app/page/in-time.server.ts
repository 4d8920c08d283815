/** Milliseconds that a page waits for what it can do without. */
const PATIENCE = 500;

/** What comes within the time that a page waits for what it can do without; undefined if it does not. */
export async function inTime<Found>(found: Promise<Found>): Promise<Found | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE);
  });
  return Promise.race([found, late]).finally(() => clearTimeout(timer));
}
