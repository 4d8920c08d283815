import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import { load } from "cheerio";
import { isTag, isText, type ChildNode, type Element } from "domhandler";
import { createElement, Fragment, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

const boolean = new Set([
  "async",
  "autofocus",
  "checked",
  "defer",
  "disabled",
  "hidden",
  "inert",
  "multiple",
  "novalidate",
  "open",
  "readonly",
  "required",
  "selected",
]);

/**
 * Renders the elements of a finished page by React alone, which is the least that rendering the page can cost. Scripts
 * are left out, because they are not part of the page.
 */
export function bare(html: string): () => Promise<Buffer> {
  const document = load(html, { scriptingEnabled: false }).root().get(0);
  const page = createElement(Fragment, null, ...treeOf(document?.children ?? []));
  return () =>
    new Promise((resolve, reject) => {
      const { pipe } = renderToPipeableStream(page, {
        onAllReady: () => resolve(buffer(pipe(new PassThrough()))),
        onShellError: reject,
      });
    });
}

const treeOf = (nodes: readonly ChildNode[]): ReactNode[] =>
  nodes.flatMap((node, key) =>
    isText(node) ? [node.data] : isTag(node) && node.type !== "script" ? [elementOf(node, key)] : [],
  );

function elementOf({ name, attribs, children }: Element, key: number): ReactNode {
  const props: Record<string, unknown> = { key };
  for (const [attribute, value] of Object.entries(attribs)) {
    if (/^on/.test(attribute)) continue;
    if (attribute === "style")
      props.style = Object.fromEntries(
        value
          .split(";")
          .filter(Boolean)
          .map((rule) => rule.split(/:(.*)/).map((part) => part.trim())),
      );
    else props[attribute === "class" ? "className" : attribute] = boolean.has(attribute) ? true : value;
  }
  return createElement(name, props, ...treeOf(children));
}
