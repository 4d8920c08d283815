let last = Promise.resolve();

/** Lets one page be rendered per turn of the event loop: between two of them, files, health checks and the upstream's answers get their turn. */
export function turnToRender(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
