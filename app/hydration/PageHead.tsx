import { Meta, useMatches, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/**
 * The server writes the document's head (document.server.tsx); after a navigation in the browser this brings it up to date. Remix's `<Meta>` is
 * rendered out of sight and its elements are copied, so that elements that others put into the head stay as they are.
 */
export function PageHead() {
  const root = useRouteLoaderData<{ language: string }>("root");
  const matches = useMatches();
  const [meta, setMeta] = useState<HTMLElement>();
  const title = useRef<string>();
  const shown = useRef<Element[]>([]);
  useEffect(() => setMeta(document.createElement("head")), []);
  useEffect(() => {
    if (!root) return;
    document.documentElement.lang = root.language;
  }, [root]);
  useEffect(() => {
    if (!meta) return;
    const elements = [...meta.children];
    const next = elements.find(({ localName }) => localName === "title")?.textContent ?? "";
    // A form with errors changes the title by itself (app/form/FormErrors.tsx).
    if (title.current !== undefined && title.current !== next) document.title = next;
    title.current = next;
    const before = shown.current;
    shown.current = elements.filter(({ localName }) => localName !== "title").map(inHead);
    for (const element of before) if (!shown.current.includes(element)) element.remove();
  }, [meta, matches]);
  return meta && createPortal(<Meta />, meta);
}

/** The same element in the document's head, where it is added if it is not there. */
function inHead(element: Element): Element {
  const known = [...document.head.children].find((child) => child.isEqualNode(element));
  return known ?? document.head.appendChild(element.cloneNode(true) as Element);
}
