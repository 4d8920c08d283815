import type { ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import { beginTurns, nextTask, turnsTaken } from "./InTurn";

/**
 * Makes the page that the server sent listen. In the built shop "react-dom" is Preact (decision 0009), which hydrates what stands inside an
 * element; the whole document stands inside none, so something that acts like one is put in its place. What a component throws to be waited
 * for before anything is drawn (Remix does, while it reads the page's data) is waited for here.
 */
export async function hydrateDocument(page: ReactNode): Promise<void> {
  if (import.meta.env.DEV) return void hydrateRoot(document, page);
  beginTurns();
  await nextTask();
  for (;;) {
    try {
      hydrateRoot(aroundDocument(), page);
      return await turnsTaken();
    } catch (waited) {
      if (!(waited instanceof Promise)) throw waited;
      await waited;
      await nextTask();
    }
  }
}

/** As much of an element as Preact asks of what it hydrates in: its only child is <html>. */
function aroundDocument(): Element {
  const parent = {
    nodeType: Node.ELEMENT_NODE,
    namespaceURI: document.documentElement.namespaceURI,
    ownerDocument: document,
    get firstChild() {
      return document.documentElement;
    },
    get childNodes() {
      return [document.documentElement];
    },
    contains: (node: Node) => document.contains(node),
    insertBefore: (node: Node, next: Node | null) => document.insertBefore(node, next),
    removeChild: (node: Node) => document.removeChild(node),
  };
  return parent as unknown as Element;
}
