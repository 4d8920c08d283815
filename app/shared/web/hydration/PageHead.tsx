import { Meta, useMatches, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";

/**
 * Updates the document's head after a client navigation; the server renders the first one (document.server.tsx).
 * Remix's `<Meta>` is rendered into a detached element and its elements are copied, so that elements of others in the
 * head stay.
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
    // A form with errors changes the title itself (app/shared/web/form/FormErrors.tsx).
    if (title.current !== undefined && title.current !== next) document.title = next;
    title.current = next;
    const before = shown.current;
    shown.current = elements.filter(({ localName }) => localName !== "title").map(inHead);
    for (const element of before) if (!shown.current.includes(element)) element.remove();
  }, [meta, matches]);
  return meta && createPortal(<Meta />, meta);
}

function inHead(element: Element): Element {
  const known = [...document.head.children].find((child) => child.isEqualNode(element));
  return known ?? document.head.appendChild(element.cloneNode(true) as Element);
}
